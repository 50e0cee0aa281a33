import { isBareNumber } from './line-traits.ts'

/** Lines with text at either end of a page that may be running heads, running feet or page numbers. */
export const EDGE_LINES = 3
/** Pages that a running head stands on, at least; a number alone, or in the count of the pages, needs no second one. */
const FEWEST_REPEATS = 2
/** Pages whose numbers count on with them, at least, before a number at a line's end is taken for a page number. */
const FEWEST_NUMBERED = 3

/** Finds the lines that stand at the edges of many pages; pages are told by the form feeds between them. */
export class PageEdgeCounter {
  readonly #repeats = new Map<string, number>()
  readonly #offsets = new Map<number, number>()

  /** Takes the lines at the edges of one page. */
  add(lines: readonly string[], page: number): void {
    for (const key of new Set(lines.map(foldNumbers))) this.#repeats.set(key, (this.#repeats.get(key) ?? 0) + 1)
    const offsets = new Set(lines.flatMap(numbersAtEnds).map(number => number - page))
    for (const offset of offsets) this.#offsets.set(offset, (this.#offsets.get(offset) ?? 0) + 1)
  }

  /** Whether a line at the edge of a page is no part of the text. */
  test(): (line: string, page: number) => boolean {
    const [offset, pages] = [...this.#offsets].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
    const repeats = this.#repeats
    return (line, page) => {
      if (isBareNumber(line)) return true
      if ((repeats.get(foldNumbers(line)) ?? 0) >= FEWEST_REPEATS) return true
      return pages >= FEWEST_NUMBERED && numbersAtEnds(line).some(number => number - page === offset)
    }
  }
}

/** The line with every figure the same: page numbers and dates change from page to page. */
function foldNumbers(line: string): string {
  return line.replace(/\d+/g, '0').replace(/\s+/g, ' ').toLowerCase()
}

/** Numbers that open or close a line, apart from its text. */
function numbersAtEnds(line: string): readonly number[] {
  const first = /^\D?(\d{1,4})\s/.exec(`${line} `)?.[1]
  const last = /\s(\d{1,4})\D?$/.exec(` ${line}`)?.[1]
  return [first, last].filter(number => number !== undefined).map(Number)
}
