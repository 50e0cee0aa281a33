import { isSameRunSize } from '../../evidence/line-style.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { flushColumns } from './flush-columns.ts'

/** The runs of a page: its text, and the line numbers in its margin. */
export interface LineNumbers {
  readonly text: readonly TextRun[]
  readonly numbers: readonly TextRun[]
}

/** Fewest numbers below one another that are line numbers; a shorter column may be a list or a table. */
const LEAST_NUMBERS = 8
/** The numbers of a margin end (or begin) at one edge, within this many points. */
const SAME_MARGIN_EDGE = 3
/** Steps from number to number: every line has one, every second, fifth or tenth. */
const STEPS: ReadonlySet<number> = new Set([1, 2, 5, 10])
/** Least share of the numbers that follow the one before by the same step. */
const REGULAR = 0.85
/** Least share of them at the same distance: headings and floats come between some. Distances in a list differ more. */
const SAME_PITCH = 0.6
/**
 * A column of this many numbers without a gap is no chance: paragraphs set apart may leave fewer of its lines at one distance,
 * and a figure may be above it.
 */
const LONG_COLUMN = 20
const SAME_PITCH_IN_LONG = 0.3
/** Distances of one pitch differ by less than this share. */
const SAME_DISTANCE = 0.2
/** Most lines of text for each step of one: entries of a list have more. Formulas and columns add a few. */
const MOST_LINES = 1.5
/** Steps of no list: numbers that grow by one of them need no comparison with the lines beside them. */
const WIDE_STEPS: ReadonlySet<number> = new Set([5, 10])
/** Most steps from one number to the next: one or two may be hidden by a float. */
const MOST_STEPS = 3
/** Fewest numbers at one edge of a page. */
const LEAST_ON_PAGE = 2
/** Text beside the numbers begins at most this far from them, in points. */
const BESIDE = 60
/** Least share of the text's height that the numbers cover: notes at the foot are numbered too, but only there. */
const LEAST_HEIGHT = 0.5
/** Least share of the pages with line numbers in a manuscript that has them. */
const LEAST_PAGES = 0.5

/** The margin of the text that numbers are in. */
type Side = 'left' | 'right'

/**
 * Separates the line numbers of a manuscript from its text, page by page. Line numbers are whole numbers that grow by one
 * step down the page, flush with one another, left or right of all text, or on both sides of two columns.
 *
 *     12   We measured the words   <- the number belongs to the page, not to the sentence
 *     13   of all entries and
 *
 * Where every fifth or tenth line has one, all pages together show them. Takes nothing where most pages have no line
 * numbers. Where most have them, the others (the last page, a page of floats) have theirs at the same edges and in the
 * same size, however few, or count on from the page before; so has a second column that is too short to show its numbers
 * by itself. Never takes a number with text further out on the pages that show them, so the first column of a table stays.
 */
export function separateLineNumbers(pages: readonly (readonly TextRun[])[]): LineNumbers[] {
  const upright = pages.map(uprightOf)
  const overPages = numbersOverPages(upright)
  const found = overPages?.numbers ?? numbersInMargins(upright)
  const known = [...new Map(found.flat().map(run => [placeKey(run), run])).values()]
  let last = -Infinity
  return pages.map((text, i) => {
    const shown = found[i] ?? []
    const like = (upright[i] ?? []).filter(run => isLineNumber(run, known, overPages?.step ?? 1))
    const isShown = shown.length > 0 && overPages === undefined
    const own = isShown ? [...shown, ...like.filter(run => continues(run, shown))] : like
    const numbers = own.length > 0 ? own : countOn(upright[i] ?? [], known, last)
    last = Math.max(...numbers.map(run => Number(run.text)))
    const taken = new Set(numbers)
    return { text: taken.size === 0 ? text : text.filter(run => !taken.has(run)), numbers }
  })
}

/** Fewest numbers of a page that is set otherwise, such as a turned one, and whose margin is elsewhere. */
const LEAST_COUNTING_ON = 3

/** The numbers left of all text that count on from the last of the page before, one by one, in the size of the others. */
function countOn(runs: readonly TextRun[], [known]: readonly TextRun[], last: number): readonly TextRun[] {
  if (known === undefined || !Number.isFinite(last)) return []
  const [column = []] = columnsOfNumbers(runs.filter(run => isNumber(run) && isSameRunSize(run, known)))
  const taken = new Set(column)
  const right = Math.max(...column.map(({ box }) => box.right))
  const isOutside = runs.every(run => taken.has(run) || run.box.left > right)
  const isNext = column.every((run, i) => Number(run.text) === last + 1 + i)
  return column.length >= LEAST_COUNTING_ON && isOutside && isNext ? column : []
}

/** Whether a number follows all those that a page shows: beside a short second column. Marks of notes are smaller. */
function continues(run: TextRun, shown: readonly TextRun[]): boolean {
  return shown.every(other => Number(other.text) < Number(run.text))
}

/** The numbers of the margins that most pages show by themselves; none where most do not. */
function numbersInMargins(pages: readonly (readonly TextRun[])[]): readonly (readonly TextRun[])[] {
  const numbers = pages.map(findNumbers)
  return numbers.filter(({ length }) => length > 0).length < LEAST_PAGES * pages.length ? [] : numbers
}

/** One for all line numbers of one place and size. */
function placeKey({ box, size }: TextRun): string {
  return `${Math.round(box.left)} ${Math.round(box.right)} ${size.toFixed(1)}`
}

/** Whether a run has an edge and the size of a known line number, and is one of their steps: marks of notes are not. */
function isLineNumber(run: TextRun, known: readonly TextRun[], step: number): boolean {
  return isNumber(run) && Number(run.text) % step === 0 && known.some(other => isLike(run, other))
}

/** Whether a number has an edge and the size of a line number. */
function isLike({ box, size }: TextRun, known: TextRun): boolean {
  const isFlush =
    Math.min(Math.abs(box.left - known.box.left), Math.abs(box.right - known.box.right)) < SAME_MARGIN_EDGE
  return isFlush && isSameRunSize({ size }, known)
}

/**
 * Line numbers that no page shows by itself: too few on each, or beside each of two columns. They have one size, share
 * edges, and grow by one step from the top of the first column of the first page to the end.
 */
function numbersOverPages(
  pages: readonly (readonly TextRun[])[],
): { readonly numbers: readonly (readonly TextRun[])[]; readonly step: number } | undefined {
  const numbers = pages.map(runs => runs.filter(isNumber))
  for (const size of commonSizes(numbers)) {
    const columns = numbers.map(runs => columnsOfNumbers(runs.filter(run => isSameRunSize(run, { size }))))
    const found = followStep(columns.map(edges => edges.flat()))
    if (found !== undefined) return found
  }
  return undefined
}

/** The sizes, to a tenth of a point, that enough numbers have to be those of line numbers. */
function commonSizes(pages: readonly (readonly TextRun[])[]): number[] {
  const counts = new Map<number, number>()
  for (const { size } of pages.flat()) {
    const rounded = Math.round(10 * size) / 10
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
  }
  const least = Math.max(LEAST_NUMBERS, LEAST_ON_PAGE * LEAST_PAGES * pages.length)
  return [...counts].filter(([, count]) => count >= least).map(([size]) => size)
}

/** Numbers that share their right edge with others, by edge from left to right, each from top to bottom. */
function columnsOfNumbers(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const columns = flushColumns(runs, { placeOf: run => run, edge: 'right', tolerance: SAME_MARGIN_EDGE })
  return columns.filter(({ length }) => length >= LEAST_ON_PAGE)
}

/**
 * The numbers that grow by one wide step, on each page and from page to page, and the step; each page may begin anew.
 * Nothing where too few of them do, or too few pages have any.
 */
function followStep(
  pages: readonly (readonly TextRun[])[],
): { readonly numbers: readonly (readonly TextRun[])[]; readonly step: number } | undefined {
  const filled = pages.filter(runs => runs.length > 0)
  const [first, second] = filled[0] ?? []
  if (filled.length < LEAST_PAGES * pages.length || first === undefined || second === undefined) return undefined
  const step = Number(second.text) - Number(first.text)
  if (!WIDE_STEPS.has(step)) return undefined
  let last: number | undefined
  const numbers = pages.map(runs =>
    runs.filter((run, i) => {
      const value = Number(run.text)
      const ahead = value - (last ?? value - step)
      const follows = ahead > 0 && ahead % step === 0 && ahead <= MOST_STEPS * step
      const fits = follows || (i === 0 && value === step)
      if (fits) last = value
      return fits
    }),
  )
  const count = numbers.flat().length
  return count >= LEAST_NUMBERS && count >= REGULAR * filled.flat().length ? { numbers, step } : undefined
}

function uprightOf(runs: readonly TextRun[]): TextRun[] {
  return runs.filter(run => run.direction === 0)
}

/** The line numbers of a page: left of its text, right of it, or, where each of several columns has its own, both and between. */
function findNumbers(runs: readonly TextRun[]): TextRun[] {
  const left = numbersOn('left', runs)
  const taken = new Set(left)
  const right = numbersOn(
    'right',
    runs.filter(run => !taken.has(run)),
  )
  return [...left, ...right, ...numbersBetween([...left, ...right], runs)]
}

function numbersOn(side: Side, runs: readonly TextRun[]): readonly TextRun[] {
  for (const edge of edgesByCount(runs.filter(isNumber).map(run => edgeOf(run, side)))) {
    const numbers = numbersAt(runs, side, edge)
    const isTall = numbers.length >= LONG_COLUMN || runsAlong(numbers, runs)
    const isRegular = numbers.length >= LEAST_NUMBERS && growsRegularly(numbers) && isTall
    if (isRegular && (side === 'right' || countsLines(numbers, runs, edge))) return numbers
  }
  return []
}

/** The numbers of columns between others, in the size of those of the margins: they continue the count where another column ends. */
function numbersBetween(found: readonly TextRun[], runs: readonly TextRun[]): TextRun[] {
  const [known] = found
  if (known === undefined) return []
  const taken = new Set(found)
  const numbers = runs.filter(run => isNumber(run) && !taken.has(run) && isSameRunSize(run, known))
  const values = new Set(found.map(run => Number(run.text)))
  return columnsOfNumbers(numbers).flatMap(column => {
    const [first, last] = [column[0], column.at(-1)]
    const goesOn = values.has(Number(first?.text) - 1) || values.has(Number(last?.text) + 1)
    return column.length >= LEAST_NUMBERS && goesOn && growsRegularly(column) ? column : []
  })
}

function isNumber({ text }: TextRun): boolean {
  return /^\d{1,4}$/.test(text)
}

/** The edge that numbers of a margin share: digits are set flush right on the left, flush left on the right. */
function edgeOf({ box }: TextRun, side: Side): number {
  return side === 'left' ? box.right : box.left
}

/** Number runs at the edge, from top to bottom; none where other text is further out or among them. */
function numbersAt(runs: readonly TextRun[], side: Side, edge: number): TextRun[] {
  const flush = runs.filter(run => isNumber(run) && Math.abs(edgeOf(run, side) - edge) < SAME_MARGIN_EDGE)
  const taken = new Set(flush)
  const isBeyond = ({ box }: TextRun) => (side === 'left' ? box.left < edge : box.right > edge)
  const top = Math.min(...flush.map(run => run.box.top))
  const bottom = Math.max(...flush.map(run => run.box.bottom))
  const others = runs.filter(run => !taken.has(run) && run.box.bottom > top && run.box.top < bottom)
  return others.some(isBeyond) ? [] : flush.sort((a, b) => a.baseline - b.baseline)
}

/** The edges that enough numbers share, those of most numbers first. */
function edgesByCount(values: readonly number[]): number[] {
  const counted = new Map<number, number>()
  for (const value of values) {
    const known = [...counted.keys()].find(edge => Math.abs(edge - value) < SAME_MARGIN_EDGE)
    counted.set(known ?? value, (counted.get(known ?? value) ?? 0) + 1)
  }
  return [...counted]
    .filter(([, count]) => count >= LEAST_NUMBERS)
    .sort((a, b) => b[1] - a[1])
    .map(([edge]) => edge)
}

function growsRegularly(numbers: readonly TextRun[]): boolean {
  const pairs = numbers.slice(1).map((run, i) => {
    const before = numbers[i] ?? run
    return { step: Number(run.text) - Number(before.text), distance: run.baseline - before.baseline }
  })
  const step = pairs.find(pair => STEPS.has(pair.step))?.step
  const distances = pairs.map(pair => pair.distance).sort((a, b) => a - b)
  const usual = distances[Math.floor(distances.length / 2)] ?? 0
  const regular = pairs.filter(pair => pair.step === step)
  const even = regular.filter(pair => Math.abs(pair.distance - usual) < SAME_DISTANCE * usual)
  const isUnbroken = pairs.length >= LONG_COLUMN && regular.length === pairs.length
  const least = isUnbroken ? SAME_PITCH_IN_LONG : SAME_PITCH
  return step !== undefined && regular.length >= REGULAR * pairs.length && even.length >= least * pairs.length
}

/** Whether the numbers count every line that begins beside them, not entries of several lines. */
function countsLines(numbers: readonly TextRun[], runs: readonly TextRun[], edge: number): boolean {
  const [first, last] = [numbers[0], numbers[numbers.length - 1]]
  if (first === undefined || last === undefined) return false
  const beside = runs
    .filter(({ box, baseline }) => {
      const isBetween = baseline > first.baseline - first.size && baseline < last.baseline + last.size
      return isBetween && box.left > edge && box.left < edge + BESIDE
    })
    .sort((a, b) => a.baseline - b.baseline)
  let lines = 0
  let baseline = Number.NEGATIVE_INFINITY
  for (const run of beside) {
    if (run.baseline - baseline < 0.5 * run.size) continue
    lines++
    baseline = run.baseline
  }
  return lines <= MOST_LINES * (Number(last.text) - Number(first.text) + 1)
}

function runsAlong(numbers: readonly TextRun[], runs: readonly TextRun[]): boolean {
  const heightOf = (column: readonly TextRun[]) =>
    Math.max(...column.map(run => run.baseline)) - Math.min(...column.map(run => run.baseline))
  return heightOf(numbers) >= LEAST_HEIGHT * heightOf(runs)
}
