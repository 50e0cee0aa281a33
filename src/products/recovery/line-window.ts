import type { PlainLine } from './read-lines.ts'

/** Lines that are read only as far ahead as they are asked for, and forgotten once they are passed. */
export class LineWindow {
  readonly #source: Iterator<PlainLine>
  #lines: PlainLine[] = []
  #start = 0

  constructor(lines: Iterable<PlainLine>) {
    this.#source = lines[Symbol.iterator]()
  }

  /** The line this many after the next one (negative: of the few passed last), or `undefined` beyond the text. */
  at(ahead: number): PlainLine | undefined {
    while (this.#start + ahead >= this.#lines.length) {
      const { value, done } = this.#source.next()
      if (done === true) return undefined
      this.#lines.push(value)
    }
    return this.#lines[this.#start + ahead]
  }

  /** Passes the next `count` lines. */
  advance(count: number): void {
    this.#start += count
    if (this.#start < FORGET_AFTER) return
    this.#lines = this.#lines.slice(this.#start - KEPT_BEHIND)
    this.#start = KEPT_BEHIND
  }
}

/** Passed lines that may still be asked for. */
const KEPT_BEHIND = 8
const FORGET_AFTER = 1024
