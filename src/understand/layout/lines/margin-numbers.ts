import { isSameRunSize } from '../../evidence/line-style.ts'
import type { TextRun } from '../../../model/page/page.ts'

/** The runs of a page: its text, and a page number beside a line of it. */
export interface MarginNumbers {
  readonly text: readonly TextRun[]
  readonly numbers: readonly TextRun[]
}

/** Fewest pages with their numbers at one place: two numbers in a table agree by chance. */
const LEAST_PAGES = 3
/** The same place on two pages, in points. */
const SAME_PLACE = 1
/** Least space between such a number and the text of its line, in ems: that in a table is smaller, or text is further out. */
const APART_IN_EMS = 1.5

/**
 * Separates page numbers in the margin beside the text, so that they do not become words of a line on their baseline:
 *
 *     the authors also expect deeper     3   <- at this place on every right page, two more each time
 *     discussions of the object
 *
 * Such numbers are as far apart as their pages, at one place, with all text of the page on one side.
 */
export function separateMarginNumbers(pages: readonly { number: number; text: readonly TextRun[] }[]): MarginNumbers[] {
  const candidates = pages.map(({ number, text }) =>
    text.filter(run => isNumber(run) && isOutside(run, text)).map(run => ({ run, page: number })),
  )
  const all = candidates.flat()
  return pages.map(({ text }, i) => {
    const numbers = (candidates[i] ?? []).flatMap(candidate => {
      const alike = new Set(all.filter(other => isSameSeries(candidate, other)).map(({ page }) => page))
      return alike.size >= LEAST_PAGES ? [candidate.run] : []
    })
    const taken = new Set(numbers)
    return { text: numbers.length === 0 ? text : text.filter(run => !taken.has(run)), numbers }
  })
}

interface Candidate {
  readonly run: TextRun
  readonly page: number
}

function isNumber({ text, direction }: TextRun): boolean {
  return direction === 0 && /^\d{1,4}$/.test(text)
}

/** Whether two numbers are as far apart as their pages, at one place: numbers of more digits begin, end or are centred there. */
function isSameSeries(a: Candidate, b: Candidate): boolean {
  if (Number(a.run.text) - Number(b.run.text) !== a.page - b.page) return false
  const [one, other] = [a.run.box, b.run.box]
  const [left, right] = [one.left - other.left, one.right - other.right]
  const isFlush = [left, right, (left + right) / 2].some(offset => Math.abs(offset) < SAME_PLACE)
  const isLevel = Math.abs(a.run.baseline - b.run.baseline) < SAME_PLACE
  return isFlush && isLevel && isSameRunSize(a.run, b.run)
}

/** Whether all text of the page is on one side of a number, some way off. */
function isOutside(run: TextRun, text: readonly TextRun[]): boolean {
  const apart = APART_IN_EMS * run.size
  const isOther = (other: TextRun) => other !== run && other.direction === 0
  return (
    text.every(other => !isOther(other) || other.box.right < run.box.left - apart) ||
    text.every(other => !isOther(other) || other.box.left > run.box.right + apart)
  )
}
