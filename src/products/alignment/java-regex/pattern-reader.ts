/** Reads a regular expression of Java from its start to its end. It is a class because its place changes. */
export class PatternReader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pattern.length
  }

  /** The characters from here, at most `count`. */
  peek(count = 1): string {
    return this.#pattern.slice(this.#at, this.#at + count)
  }

  /** The next character, which may be beyond the basic plane. */
  next(): string {
    const code = this.#pattern.codePointAt(this.#at)
    if (code === undefined) throw new SyntaxError('it ends too early')
    const character = String.fromCodePoint(code)
    this.#at += character.length
    return character
  }

  /** Skips `text` if it is here, and returns whether it was. */
  skip(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  /** The match of a sticky expression here, which is skipped; `undefined` where it does not match. */
  take(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at
    const match = sticky.exec(this.#pattern)
    if (match === null) return undefined
    this.#at += match[0].length
    return match
  }

  /** The text before the next `end`, or the rest of the pattern where there is none; both are skipped. */
  takeUntil(end: string): string {
    const found = this.#pattern.indexOf(end, this.#at)
    const to = found < 0 ? this.#pattern.length : found
    const text = this.#pattern.slice(this.#at, to)
    this.#at = Math.min(to + end.length, this.#pattern.length)
    return text
  }

  /** Skips white space and comments, as with `(?x)`. */
  skipComments(): void {
    this.take(/(?:[\t-\r ]|#[^\n\r\u0085\u2028\u2029]*)*/y)
  }
}
