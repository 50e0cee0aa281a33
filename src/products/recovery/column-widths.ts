import { endsWithStop, startsSmall } from './line-traits.ts'
import { lengthOf } from './line-lengths.ts'
import { setWidthOf } from './set-width.ts'

/** A width that many lines of running text share. */
export interface ColumnWidth {
  /** Median width of full lines, in the unit of the measure. */
  readonly width: number
  /** Share of the width by which a full line may be narrower. */
  readonly tolerance: number
}

/** The widths of the columns of a text, most frequent first, and how its lines are measured. */
export interface ColumnWidths {
  readonly columns: readonly ColumnWidth[]
  /** Width of a line: in characters for monospaced type, else in average small letters. */
  readonly measure: (line: string) => number
}

/** Widths are counted in this many steps for each character. */
const STEPS = 2
/** Wider lines are not hard-wrapped. */
const WIDEST = 1000
/** Share of the column's median by which the width of its lines may differ from it: the eps of the article. */
export const COLUMN_REACH = 0.12
/** A column of the text has at least this share of its full lines, and this many of them. */
const FEWEST_SHARE = 0.04
const FEWEST_LINES = 6
/** Share of the narrowest lines that is ignored: formulas, and lines broken by raised letters, say nothing of the column. */
const PASSED_OVER = 0.03
/** Least tolerance: even with hyphenation the lines of a column differ by this much. */
const LEAST_TOLERANCE = 0.04

/** Counts the widths of lines that surely continue on the next one, in both units. */
export class ColumnWidthCounter {
  readonly #inCharacters = new Float64Array(WIDEST * STEPS)
  readonly #inLetters = new Float64Array(WIDEST * STEPS)
  #joints = 0

  /** Number of lines that surely continue on the next one. */
  get joints(): number {
    return this.#joints
  }

  /** Takes a line and the one after it; blanks before their text count as width. */
  add(line: string, next: string): void {
    if (!isSureJoint(line, next)) return
    this.#joints++
    count(this.#inCharacters, lengthOf(line))
    count(this.#inLetters, setWidthOf(line))
  }

  /** The columns in the unit in which their lines differ less; none where too few lines surely continue. */
  columnWidths(eps: number): ColumnWidths {
    const inCharacters = findColumns(this.#inCharacters, eps)
    const inLetters = findColumns(this.#inLetters, eps)
    const isProportional = (inLetters[0]?.spread ?? 1) < (inCharacters[0]?.spread ?? 1)
    return isProportional ? { columns: inLetters, measure: setWidthOf } : { columns: inCharacters, measure: lengthOf }
  }
}

/**
 * Whether a line surely continues on the next: it ends in a letter, a comma or a hyphen, and the next starts with a
 * small letter. Rows of tables end in digits.
 */
function isSureJoint(line: string, next: string): boolean {
  return /[\p{L},-]$/u.test(line) && !endsWithStop(line) && startsSmall(next.trimStart())
}

function count(counts: Float64Array, width: number): void {
  const place = Math.round(width * STEPS)
  if (place < counts.length) counts[place] = (counts[place] ?? 0) + 1
}

interface FoundColumn extends ColumnWidth {
  /** Mean distance of its lines from the median, as a share of it. */
  readonly spread: number
}

/** Most lines that a converter merges into one, and how near the width of such a line is to a multiple of the column. */
const MOST_MERGED = 4
const MULTIPLE_REACH = 0.05

/**
 * The columns without those that are whole multiples of a more frequent one: converters that undo hyphens merge two or
 * three lines into one.
 */
function findColumns(counts: Float64Array, eps: number): readonly FoundColumn[] {
  const columns = findPeaks(counts, eps)
  return columns.filter(({ width }, i) => !columns.slice(0, i).some(column => isMultiple(width, column.width)))
}

function isMultiple(width: number, of: number): boolean {
  const times = Math.round(width / of)
  return times >= 2 && times <= MOST_MERGED && Math.abs(width / of / times - 1) <= MULTIPLE_REACH
}

/** Takes peak after peak out of the histogram. */
function findPeaks(counts: Float64Array, eps: number): readonly FoundColumn[] {
  const left = counts.slice()
  const total = sumOf(left, 0, left.length)
  const fewest = Math.max(FEWEST_LINES, FEWEST_SHARE * total)
  const columns: FoundColumn[] = []
  for (;;) {
    const peak = findPeak(left)
    const [from, to] = around(peak, COLUMN_REACH)
    if (peak === 0 || sumOf(left, from, to) < fewest) return columns
    columns.push(readColumn(left, from, to, eps))
    left.fill(0, from, to)
  }
}

/** The place with the most lines around it. */
function findPeak(counts: Float64Array): number {
  let best = 0
  let most = 0
  for (let place = 1; place < counts.length; place++) {
    if ((counts[place] ?? 0) === 0) continue
    const [from, to] = around(place, LEAST_TOLERANCE)
    const near = sumOf(counts, from, to)
    if (near < most || near === 0) continue
    most = near
    best = place
  }
  return best
}

function readColumn(counts: Float64Array, from: number, to: number, eps: number): FoundColumn {
  const median = quantile(counts, from, to, 0.5)
  const low = quantile(counts, from, to, PASSED_OVER)
  let distance = 0
  for (let place = from; place < to; place++) distance += (counts[place] ?? 0) * Math.abs(place - median)
  const tolerance = Math.min(eps, Math.max(LEAST_TOLERANCE, (median - low) / median))
  return { width: median / STEPS, tolerance, spread: distance / sumOf(counts, from, to) / median }
}

function quantile(counts: Float64Array, from: number, to: number, share: number): number {
  const wanted = share * sumOf(counts, from, to)
  let sum = 0
  for (let place = from; place < to; place++) {
    sum += counts[place] ?? 0
    if (sum >= wanted && sum > 0) return place
  }
  return from
}

function around(place: number, share: number): readonly [number, number] {
  return [Math.max(0, Math.floor(place * (1 - share))), Math.ceil(place * (1 + share)) + 1]
}

function sumOf(counts: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let place = from; place < Math.min(to, counts.length); place++) sum += counts[place] ?? 0
  return sum
}
