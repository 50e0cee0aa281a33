/** Pages of a file from the first to the last, from 1. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

/** Which pages of a file are read: single pages and ranges, in any order. What is beyond the last page is ignored. */
export type PageChoice = readonly (number | PageRange)[]

/** Whether a page is chosen; all are where there is no choice. */
export function isChosen(choice: PageChoice | undefined, page: number): boolean {
  return choice === undefined || choice.some(part => toRange(part).first <= page && page <= toRange(part).last)
}

/** The chosen pages of a file with that many, as ranges in rising order that neither touch nor overlap. */
export function chosenRanges(choice: PageChoice | undefined, pageCount: number): readonly PageRange[] {
  const wanted = choice ?? [{ first: 1, last: pageCount }]
  return mergeRanges(wanted.map(toRange).map(({ first, last }) => ({ first, last: Math.min(last, pageCount) })))
}

/** How many pages ranges have that do not overlap. */
export function countPages(ranges: readonly PageRange[]): number {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0)
}

/** The same pages as ranges in rising order that neither touch nor overlap. */
export function mergeRanges(choice: PageChoice): readonly PageRange[] {
  const merged: PageRange[] = []
  for (const range of choice.map(toRange).sort((a, b) => a.first - b.first)) {
    const before = merged.at(-1)
    if (range.last < range.first) continue
    if (before === undefined || range.first > before.last + 1) merged.push(range)
    else merged[merged.length - 1] = { first: before.first, last: Math.max(before.last, range.last) }
  }
  return merged
}

/** The choice as people write it: `3-9, 12`. */
export function nameChoice(choice: PageChoice): string {
  const names = choice.map(toRange).map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
  return names.join(', ')
}

/** Every page of a range. */
export function pagesOf({ first, last }: PageRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function toRange(part: number | PageRange): PageRange {
  return typeof part === 'number' ? { first: part, last: part } : part
}
