import { endsWithStop, isBareNumber, startsSmall } from './line-traits.ts'

/** Lines with text at either end of a page that may be running heads, running feet or page numbers. */
export const EDGE_LINES = 3
/** Least pages that a running head is on; a number that is alone or counts with the pages needs no second page. */
const FEWEST_REPEATS = 2
/** Least pages whose numbers count with them before a number at the end of a line is taken for a page number. */
const FEWEST_NUMBERED = 3

/** Finds the lines that recur at the edges of pages; form feeds separate the pages. */
export class PageEdgeCounter {
  readonly #repeats = new Map<string, number>()
  readonly #offsets = new Map<number, number>()

  /** Takes the lines at the edges of one page. */
  add(lines: readonly string[], page: number): void {
    for (const key of new Set(lines.map(foldNumbers))) this.#repeats.set(key, (this.#repeats.get(key) ?? 0) + 1)
    const offsets = new Set(lines.flatMap(numbersAtEnds).map(number => number - page))
    for (const offset of offsets) this.#offsets.set(offset, (this.#offsets.get(offset) ?? 0) + 1)
  }

  /** A function that says whether a line at the edge of a page is no part of the text. */
  test(): (line: string, page: number) => boolean {
    const [offset, pages] = [...this.#offsets].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
    const repeats = this.#repeats
    return (line, page) => {
      if (isBareNumber(line)) return true
      if (endsSentenceInside(line)) return false
      if ((repeats.get(foldNumbers(line)) ?? 0) >= FEWEST_REPEATS) return true
      return pages >= FEWEST_NUMBERED && numbersAtEnds(line).some(number => number - page === offset)
    }
  }
}

/** The end of a sentence, which several pages may begin with by chance: `in Figure 8.` */
function endsSentenceInside(line: string): boolean {
  return startsSmall(line) && endsWithStop(line)
}

/** The line with every number replaced by 0: page numbers and dates change from page to page. */
function foldNumbers(line: string): string {
  return line.replace(/\d+/g, '0').replace(/\s+/g, ' ').toLowerCase()
}

/** The numbers that open or close a line, separated from its text. */
function numbersAtEnds(line: string): readonly number[] {
  const first = /^\D?(\d{1,4})\s/.exec(`${line} `)?.[1]
  const last = /\s(\d{1,4})\D?$/.exec(` ${line}`)?.[1]
  return [first, last].filter(number => number !== undefined).map(Number)
}
