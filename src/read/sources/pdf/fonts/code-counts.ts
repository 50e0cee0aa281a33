/** Glyphs that are counted of a font: two pages show how often each letter occurs. */
const MOST_GLYPHS = 6000

/** How often each character code occurs among the first glyphs that a font draws. */
export class CodeCounts {
  readonly #counts = new Map<number, number>()
  #total = 0

  add(code: number): void {
    if (this.#total >= MOST_GLYPHS) return
    this.#total++
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  /** How many different codes there are. */
  get size(): number {
    return this.#counts.size
  }

  entries(): Iterable<readonly [code: number, count: number]> {
    return this.#counts
  }
}
