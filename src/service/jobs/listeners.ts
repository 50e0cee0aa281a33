/** Who waits for changes of jobs. */
export class Listeners {
  readonly #byId = new Map<string, Set<() => void>>()
  readonly #ofAll = new Set<(id: string) => void>()

  /** Has a listener called at each change of a job, until what comes back is called. */
  add(id: string, listener: () => void): () => void {
    const listeners = this.#byId.get(id) ?? new Set()
    this.#byId.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byId.get(id) === listeners) this.#byId.delete(id)
    }
  }

  /** Has a listener called with the id of each job that changes, until what comes back is called. */
  addForAll(listener: (id: string) => void): () => void {
    this.#ofAll.add(listener)
    return () => void this.#ofAll.delete(listener)
  }

  /** Calls the listeners of a job. */
  notify(id: string): void {
    for (const listener of [...(this.#byId.get(id) ?? [])]) listener()
    for (const listener of [...this.#ofAll]) listener(id)
  }

  /** Calls all listeners. */
  notifyAll(): void {
    for (const id of [...this.#byId.keys()]) this.notify(id)
  }
}
