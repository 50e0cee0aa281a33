/** How a block is added to what is selected: alone, with all up to it, or turned on and off. */
export type SelectionMode = 'alone' | 'range' | 'toggle'

/** The blocks that are selected: several, one of which was last. */
export class Selection {
  #ids: readonly string[] = []
  #anchor: string | undefined
  #last: string | undefined
  readonly #listeners = new Set<() => void>()

  get ids(): readonly string[] {
    return this.#ids
  }

  /** The block that was selected last. */
  get last(): string | undefined {
    return this.#last
  }

  /** Has a listener called after each change, until what comes back is called. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Selects a block; `order` has all blocks in reading order. */
  select(id: string, mode: SelectionMode = 'alone', order: readonly string[] = []): void {
    if (mode === 'range' && this.#anchor !== undefined) {
      const places = [order.indexOf(this.#anchor), order.indexOf(id)].sort((a, b) => a - b)
      this.#ids = order.slice(places[0], (places[1] ?? 0) + 1)
    } else if (mode === 'toggle') {
      this.#ids = this.#ids.includes(id) ? this.#ids.filter(other => other !== id) : [...this.#ids, id]
      this.#anchor = id
    } else {
      this.#ids = [id]
      this.#anchor = id
    }
    this.#last = id
    for (const listener of [...this.#listeners]) listener()
  }
}
