/**
 * Most operators of a page: a map has some 100,000, and each takes up to 1 KB and 10 µs. A few bytes can draw a form
 * or a stream over and over.
 */
const MOST_OPERATORS = 1_000_000

/**
 * States that a page may have saved at once. A page has some ten (28 by PDF 1.7, annex C); pdf.js 5.6 looks each up in
 * the one before: a second for ten thousand, a minute for ten times more.
 */
const MOST_SAVED = 5000

/** The operators that save and bring back a state (pdf.js `OPS`). */
const SAVE = 10
const RESTORE = 11

/** Counts what the page draws that is being read: pdf.js reads one after the other. */
export class OperatorBudget {
  #stream: unknown
  #operators = 0
  #saved = 0
  #excess: string | undefined

  /** What the page has too much of that was read last; pdf.js gives what it has of it as if it was all. */
  get excess(): string | undefined {
    return this.#excess
  }

  /**
   * Adds a piece of what a page draws; other pieces are skipped.
   * @throws {Error} where it is too much, and for all that comes of the same page
   */
  take(stream: unknown, piece: unknown): void {
    const operators = operatorsOf(piece)
    if (operators === undefined) return
    if (stream !== this.#stream) {
      this.#stream = stream
      this.#operators = 0
      this.#saved = 0
      this.#excess = undefined
    }
    this.#excess ??= this.#count(operators)
    if (this.#excess !== undefined) throw new Error(this.#excess)
  }

  #count(operators: readonly number[]): string | undefined {
    this.#operators += operators.length
    if (this.#operators > MOST_OPERATORS) return `${MOST_OPERATORS} operators`
    for (const operator of operators) {
      if (operator === SAVE) this.#saved++
      else if (operator === RESTORE) this.#saved = Math.max(0, this.#saved - 1)
      if (this.#saved > MOST_SAVED) return `${MOST_SAVED} states saved at once`
    }
    return undefined
  }
}

function operatorsOf(piece: unknown): readonly number[] | undefined {
  const { fnArray } = (piece ?? {}) as { readonly fnArray?: unknown }
  return Array.isArray(fnArray) ? (fnArray as readonly number[]) : undefined
}
