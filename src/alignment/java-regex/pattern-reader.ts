/** Reads a regular expression character by character. Classes are for things with a life: it has a place. */
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

  /** Passes `text` over if it stands here; whether it did. */
  skip(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  /** The match of a sticky expression here, which is passed over. */
  take(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at
    const match = sticky.exec(this.#pattern)
    if (match === null) return undefined
    this.#at += match[0].length
    return match
  }

  /** Passes over what stands until `end`, and `end`; to the end of the pattern where that is missing. */
  takeUntil(end: string): string {
    const found = this.#pattern.indexOf(end, this.#at)
    const to = found < 0 ? this.#pattern.length : found
    const text = this.#pattern.slice(this.#at, to)
    this.#at = Math.min(to + end.length, this.#pattern.length)
    return text
  }

  /** White space and comments, which `(?x)` has passed over. */
  skipComments(): void {
    this.take(/(?:[\t-\r ]|#[^\n\r\u0085\u2028\u2029]*)*/y)
  }
}
