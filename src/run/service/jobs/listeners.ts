/** Who waits for changes of one job. */
interface Listener<State> {
  readonly onChange: (state: State | undefined) => void
  readonly onEnd: () => void
}

/** Who waits for changes of jobs. */
export class Listeners<State> {
  readonly #byId = new Map<string, Set<Listener<State>>>()
  readonly #ofAll = new Set<(id: string, state: State | undefined) => void>()

  /** Ids of the jobs that somebody watches. */
  get watched(): readonly string[] {
    return [...this.#byId.keys()]
  }

  /** Has `onChange` called at each change of a job and `onEnd` at the end of the service, until what comes back is called. */
  add(id: string, onChange: (state: State | undefined) => void, onEnd: () => void): () => void {
    const listeners = this.#byId.get(id) ?? new Set()
    const listener = { onChange, onEnd }
    this.#byId.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byId.get(id) === listeners) this.#byId.delete(id)
    }
  }

  /** Has a listener called with each job that changes, until what comes back is called. */
  addForAll(listener: (id: string, state: State | undefined) => void): () => void {
    this.#ofAll.add(listener)
    return () => void this.#ofAll.delete(listener)
  }

  /** Tells of a job that has changed. */
  notify(id: string, state: State | undefined): void {
    this.repeat(id, state)
    for (const listener of [...this.#ofAll]) listener(id, state)
  }

  /** Tells those who watch a job how it is. */
  repeat(id: string, state: State | undefined): void {
    for (const { onChange } of [...(this.#byId.get(id) ?? [])]) onChange(state)
  }

  /** Tells those who watch a job that the service ends. */
  end(): void {
    for (const { onEnd } of [...this.#byId.values()].flatMap(listeners => [...listeners])) onEnd()
  }
}
