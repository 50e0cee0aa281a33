/** A state with all that it was before and may be again: undo and redo without end. */
export class History<State> {
  present: State
  #past: State[] = []
  #future: State[] = []

  constructor(present: State) {
    this.present = present
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Continues with another state; undone states are forgotten. */
  go(state: State): void {
    this.#past.push(this.present)
    this.#future = []
    this.present = state
  }

  undo(): void {
    this.#step(this.#past, this.#future)
  }

  redo(): void {
    this.#step(this.#future, this.#past)
  }

  /** Changes the present, and all that was before and may be again. */
  map(change: (state: State) => State): void {
    this.present = change(this.present)
    this.#past = this.#past.map(change)
    this.#future = this.#future.map(change)
  }

  #step(from: State[], to: State[]): void {
    const state = from.pop()
    if (state === undefined) return
    to.push(this.present)
    this.present = state
  }
}
