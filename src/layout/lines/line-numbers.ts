import type { TextRun } from '../../page/page.ts'

/** The runs of a page: its text, and the line numbers in its margin. */
export interface LineNumbers {
  readonly text: readonly TextRun[]
  readonly numbers: readonly TextRun[]
}

/** Fewest numbers below one another that are line numbers; a shorter column may be a list or a table. */
const LEAST_NUMBERS = 8
/** The numbers of a margin end (or begin) at one edge, within this many points. */
const SAME_EDGE = 3
/** Steps from number to number: every line has one, every second, fifth or tenth. */
const STEPS: ReadonlySet<number> = new Set([1, 2, 5, 10])
/** Least share of the numbers that follow the one before by the same step. */
const REGULAR = 0.85
/** Least share of them at the same distance: headings and floats come between some. Distances in a list differ more. */
const SAME_PITCH = 0.6
/** Distances of one pitch differ by less than this share. */
const SAME_DISTANCE = 0.2
/** Most lines of text for each step of one: entries of a list have more. Formulas and columns add a few. */
const MOST_LINES = 1.5
/** Text beside the numbers begins at most this far from them, in points. */
const BESIDE = 60
/** Least share of the text's height that the numbers cover: notes at the foot are numbered too, but only there. */
const LEAST_HEIGHT = 0.5
/** Least share of the pages with line numbers in a manuscript that has them. */
const LEAST_PAGES = 0.5

/** Where the line numbers are: the side of the text, and the edge that they share. */
interface Margin {
  readonly side: 'left' | 'right'
  readonly edge: number
}

/**
 * Separates the line numbers of a manuscript from its text, page by page. Line numbers are whole numbers that grow by one
 * step down the page, flush with one another, left or right of all text.
 *
 *     12   We measured the words   <- the number belongs to the page, not to the sentence
 *     13   of all entries and
 *
 * Takes nothing where most pages have no line numbers. Where most have them, the others (the last page, a page of
 * floats) have theirs at the same edge, however few. Never takes a number with text further out, so the first column
 * of a table stays.
 */
export function separateLineNumbers(pages: readonly (readonly TextRun[])[]): LineNumbers[] {
  const margins = pages.map(runs => findMargin(uprightOf(runs)))
  const known = margins.filter(margin => margin !== undefined)
  const [usual] = known
  if (usual === undefined || known.length < LEAST_PAGES * pages.length)
    return pages.map(text => ({ text, numbers: [] }))
  return pages.map((runs, i) => separateAt(runs, margins[i] ?? usual))
}

function uprightOf(runs: readonly TextRun[]): TextRun[] {
  return runs.filter(run => run.direction === 0)
}

function separateAt(runs: readonly TextRun[], margin: Margin): LineNumbers {
  const numbers = numbersAt(uprightOf(runs), margin)
  const taken = new Set(numbers)
  return { text: runs.filter(run => !taken.has(run)), numbers }
}

function findMargin(runs: readonly TextRun[]): Margin | undefined {
  for (const side of ['left', 'right'] as const) {
    const edge = mostFrequent(runs.filter(isNumber).map(run => edgeOf(run, side)))
    if (edge === undefined) return undefined
    const numbers = numbersAt(runs, { side, edge })
    const isRegular = numbers.length >= LEAST_NUMBERS && growsRegularly(numbers) && runsAlong(numbers, runs)
    if (isRegular && (side === 'right' || countsLines(numbers, runs, edge))) return { side, edge }
  }
  return undefined
}

function isNumber({ text }: TextRun): boolean {
  return /^\d{1,4}$/.test(text)
}

/** The edge that numbers of a margin share: digits are set flush right on the left, flush left on the right. */
function edgeOf({ box }: TextRun, side: Margin['side']): number {
  return side === 'left' ? box.right : box.left
}

/** Number runs at the edge, from top to bottom; none where other text is further out or among them. */
function numbersAt(runs: readonly TextRun[], { side, edge }: Margin): TextRun[] {
  const flush = runs.filter(run => isNumber(run) && Math.abs(edgeOf(run, side) - edge) < SAME_EDGE)
  const taken = new Set(flush)
  const isBeyond = ({ box }: TextRun) => (side === 'left' ? box.left < edge : box.right > edge)
  const top = Math.min(...flush.map(run => run.box.top))
  const bottom = Math.max(...flush.map(run => run.box.bottom))
  const others = runs.filter(run => !taken.has(run) && run.box.bottom > top && run.box.top < bottom)
  return others.some(isBeyond) ? [] : flush.sort((a, b) => a.baseline - b.baseline)
}

function mostFrequent(values: readonly number[]): number | undefined {
  let best: number | undefined
  let most = 0
  for (const value of values) {
    const near = values.filter(other => Math.abs(other - value) < SAME_EDGE).length
    if (near > most) {
      most = near
      best = value
    }
  }
  return best
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
  return step !== undefined && regular.length >= REGULAR * pairs.length && even.length >= SAME_PITCH * pairs.length
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
