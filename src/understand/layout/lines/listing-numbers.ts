import { SAME_LINE_IN_EMS } from './hanging-numbers.ts'
import { groupBy } from '../../../base/collections/group-by.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { flushColumns } from './flush-columns.ts'
import type { LineNumbers } from './line-numbers.ts'

/** Fewest numbers below one another that show how a document numbers the lines of its programs. */
const LEAST_LISTING_NUMBERS = 3
/** Right edges of the numbers of one program differ by less than this, in points. */
const SAME_EDGE = 2
/** Distances from number to number differ by less than this share, unless a line is wrapped. */
const SAME_PITCH = 0.25
/** A line begins at most this far after its number, in ems; code is indented deep. */
const FURTHEST_IN_EMS = 12
/** Of the numbers that a line follows, the least share where it is in monospaced type; signs may be of a font for mathematics. */
const MOSTLY_CODE = 0.6
/** Numbers in the font of the program are smaller than this share of its type. */
const SMALLER = 0.9

/**
 * Separates the numbers of the lines of programs from their text, page by page:
 *
 *     text of the left    7  int main(void)
 *     column, which goes  8  {
 *
 * They are whole numbers in a smaller or another font than the program, flush with one another, rise by one from line to
 * line, and most are followed by monospaced text. Where a document has them, a number of this look before monospaced
 * text is one too.
 */
export function separateListingNumbers(pages: readonly (readonly TextRun[])[]): LineNumbers[] {
  const read = pages.map(readNumbers)
  const sure = read.map(numbers => {
    const columns = flushColumns(numbers, { placeOf: ({ run }) => run, edge: 'right', tolerance: SAME_EDGE })
    return columns.flatMap(successionsIn).filter(isListing).flat()
  })
  const looks = new Set(sure.flat().map(({ run }) => lookOf(run)))
  return pages.map((text, i) => {
    const alike = (read[i] ?? []).filter(({ run, code }) => code === true && looks.has(lookOf(run)))
    const taken = new Set([...(sure[i] ?? []), ...alike].map(({ run }) => run))
    if (taken.size === 0) return { text, numbers: [] }
    return { text: text.filter(run => !taken.has(run)), numbers: text.filter(run => taken.has(run)) }
  })
}

/** A number, and whether the line after it is code; `undefined` before an empty line. */
interface ListingNumber {
  readonly run: TextRun
  readonly code: boolean | undefined
}

function readNumbers(runs: readonly TextRun[]): ListingNumber[] {
  const upright = runs.filter(({ direction }) => direction === 0)
  if (!upright.some(({ font }) => font.isMonospace === true)) return []
  const fromLeft = upright.toSorted((a, b) => a.box.left - b.box.left)
  const rows = groupBy(fromLeft, ({ baseline }) => rowAt(baseline))
  return upright
    .filter(({ text }) => /^\d{1,3}$/u.test(text))
    .flatMap(run => {
      const line = lineBehind(run, rows)
      const isApart = line === undefined || run.font.name !== line.font.name || run.size < SMALLER * line.size
      return isApart ? [{ run, code: line === undefined ? undefined : line.font.isMonospace === true }] : []
    })
}

/** Height of the rows by which lines are looked up, in points: a page may have very many numbers. */
const ROW = 12

function rowAt(y: number): number {
  return Math.floor(y / ROW)
}

/** The run that begins nearest to the right of a number, in its row or one beside. */
function lineBehind(number: TextRun, rows: ReadonlyMap<number, readonly TextRun[]>): TextRun | undefined {
  const row = rowAt(number.baseline)
  const first = [row - 1, row, row + 1].flatMap(near => {
    const line = rows.get(near)?.find(run => isBehind(run, number))
    return line === undefined ? [] : [line]
  })
  return first.sort((a, b) => a.box.left - b.box.left)[0]
}

function isBehind(run: TextRun, number: TextRun): boolean {
  const gap = run.box.left - number.box.right
  if (run === number || gap < 0 || gap > FURTHEST_IN_EMS * run.size) return false
  return Math.abs(run.baseline - number.baseline) <= SAME_LINE_IN_EMS * run.size
}

/** The stretches of a column that rise by one at one distance. */
function successionsIn(column: readonly ListingNumber[]): ListingNumber[][] {
  const stretches: ListingNumber[][] = []
  for (const number of column) {
    const stretch = stretches.at(-1)
    const last = stretch?.at(-1)
    if (stretch !== undefined && last !== undefined && isNext(last.run, number.run, stretch)) stretch.push(number)
    else stretches.push([number])
  }
  return stretches
}

function isNext(last: TextRun, next: TextRun, [first, second]: readonly ListingNumber[]): boolean {
  if (Number(next.text) !== Number(last.text) + 1 || lookOf(last) !== lookOf(next)) return false
  const pitch = first === undefined || second === undefined ? undefined : second.run.baseline - first.run.baseline
  const distance = next.baseline - last.baseline
  return pitch === undefined || Math.abs(distance - pitch * Math.round(distance / pitch)) < SAME_PITCH * pitch
}

function isListing(numbers: readonly ListingNumber[]): boolean {
  const lines = numbers.filter(({ code }) => code !== undefined)
  const code = lines.filter(number => number.code === true)
  return numbers.length >= LEAST_LISTING_NUMBERS && code.length > 0 && code.length >= MOSTLY_CODE * lines.length
}

function lookOf({ font, size }: TextRun): string {
  return `${font.name} ${size.toFixed(1)}`
}
