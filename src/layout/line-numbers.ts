import type { TextRun } from '../page/page.ts'

/** Numbers in the margin of a page, apart from its text. */
export interface LineNumbers {
  readonly text: readonly TextRun[]
  readonly numbers: readonly TextRun[]
}

/** Numbers in one column of the margin that make line numbers; shorter columns may be a list or a table. */
const LEAST_NUMBERS = 8
/** The numbers of a margin end (or begin) at one edge, within this many points. */
const SAME_EDGE = 3
/** Steps from number to number: each line, or each fifth or tenth. */
const STEPS: ReadonlySet<number> = new Set([1, 2, 5, 10])
/** Share of the numbers that follow the one before by the same step, and at the same distance. */
const REGULAR = 0.85
/** Distances differ by less than this share; entries of a list have more lines or fewer. */
const SAME_DISTANCE = 0.25
/** Share of the text's height that the numbers run along; notes at the foot are numbered too. */
const LEAST_HEIGHT = 0.5
/** Share of the pages that have them, in a manuscript that has them at all. */
const LEAST_PAGES = 0.5

/** {@link partLineNumbers} for all pages of a document: nothing is parted where most pages have no line numbers. */
export function partLineNumbersOfPages(pages: readonly (readonly TextRun[])[]): LineNumbers[] {
  const parted = pages.map(partLineNumbers)
  const numbered = parted.filter(({ numbers }) => numbers.length > 0).length
  return numbered >= LEAST_PAGES * pages.length ? parted : pages.map(text => ({ text, numbers: [] }))
}

/**
 * Parts the line numbers of a manuscript from its text: whole numbers that grow by one step down the page, flush with
 * one another, left of all text or right of all text.
 *
 *     12   We measured the words   <- the number belongs to the page, not to the sentence
 *     13   of all entries and
 *
 * Never takes a number that text stands beyond, so the first column of a table stays.
 */
export function partLineNumbers(runs: readonly TextRun[]): LineNumbers {
  const upright = runs.filter(run => run.direction === 0)
  for (const side of ['left', 'right'] as const) {
    const numbers = outermostNumbers(upright, side)
    if (numbers.length >= LEAST_NUMBERS && growsRegularly(numbers) && runsAlong(numbers, upright)) {
      const taken = new Set(numbers)
      return { text: runs.filter(run => !taken.has(run)), numbers }
    }
  }
  return { text: runs, numbers: [] }
}

/** Number runs at the outer edge of the text on one side, from top to bottom, no other text further out or among them. */
function outermostNumbers(runs: readonly TextRun[], side: 'left' | 'right'): TextRun[] {
  const edgeOf = ({ box }: TextRun) => (side === 'left' ? box.right : box.left)
  const isNumber = (run: TextRun) => /^\d{1,4}$/.test(run.text)
  const candidates = runs.filter(isNumber)
  const edge = mostFrequent(candidates.map(edgeOf))
  if (edge === undefined) return []
  const flush = candidates.filter(run => Math.abs(edgeOf(run) - edge) < SAME_EDGE)
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
  const regular = pairs.filter(pair => pair.step === step && Math.abs(pair.distance - usual) < SAME_DISTANCE * usual)
  return step !== undefined && regular.length >= REGULAR * pairs.length
}

function runsAlong(numbers: readonly TextRun[], runs: readonly TextRun[]): boolean {
  const heightOf = (own: readonly TextRun[]) =>
    Math.max(...own.map(run => run.baseline)) - Math.min(...own.map(run => run.baseline))
  return heightOf(numbers) >= LEAST_HEIGHT * heightOf(runs)
}
