import { overlapX } from '../../../base/geometry/box.ts'
import { type Leading, measureLeading } from '../../layout/blocks/leading.ts'
import { isBoldLine, shareOf } from '../../evidence/line-style.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { OutlineEntry } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { type BodyStyle, findBodyStyle } from '../../evidence/body-style.ts'
import { findOutlineEntry } from '../headings/outline.ts'
import { type EdgeLine, isRuledOff } from './edge-lines.ts'

/** What tells the text at the edges of pages from furniture. */
export interface TextFacts {
  readonly body: BodyStyle
  readonly leading: Leading
  readonly outline: readonly OutlineEntry[]
  /** How many were read. */
  readonly pages: number
}

/** The facts of laid out pages, where they are not known yet. */
export function textFactsOf(layouts: readonly PageLayout[]): TextFacts {
  const body = findBodyStyle(layouts.map(({ page }) => page))
  return { body, leading: measureLeading(layouts, body.size), outline: [], pages: layouts.length }
}

/** Lines at the leading of the text that are text: a running head has two or three lines, with white below. */
const LINES_OF_TEXT = 5
/** Baselines of the lines of a paragraph are at most this many times the leading apart, those of two paragraphs the second. */
const SAME_LEADING = 1.08
const PARAGRAPH_LEADING = 1.45
/** Type of the text differs by less than this, in points. */
const SAME_SIZE_IN_POINTS = 0.3

/**
 * Whether a line is one of a paragraph: in the type of the text, with a line above or below at its leading. The first
 * paragraphs of successive pages may have the same words.
 */
export function isInRunningText({ line, lines }: EdgeLine, { body, leading }: TextFacts): boolean {
  const isText = ({ size, font }: TextLine) =>
    font.name === body.fontName && Math.abs(size - body.size) < SAME_SIZE_IN_POINTS
  if (!isText(line)) return false
  const column = lines.filter(other => isText(other) && overlapX(other.box, line.box) > 0)
  const countWithin = (leadings: number) =>
    countFrom(line, column, leadings * leading.body, 1) + countFrom(line, column, leadings * leading.body, -1)
  return countWithin(SAME_LEADING) > 0 && 1 + countWithin(PARAGRAPH_LEADING) >= LINES_OF_TEXT
}

/** Lines that follow one another within that distance, below (1) or above (-1). No more are counted than are asked for. */
function countFrom(line: TextLine, column: readonly TextLine[], most: number, side: 1 | -1): number {
  let count = 0
  for (let last = line; count < LINES_OF_TEXT; count++) {
    const next = column.find(other => {
      const apart = side * (other.baseline - last.baseline)
      return apart > 0.5 * last.size && apart <= most
    })
    if (next === undefined) break
    last = next
  }
  return count
}

/** Type larger than that of the text by this factor is a heading's, by the second one surely: running heads are small. */
const HEADING_SIZE_AT_HEAD = 1.08
const SURE_HEADING_SIZE_AT_HEAD = 1.25
/** Type below this share of the text's is that of running heads and notes. */
const SMALLER = 0.95
/** The baseline of the text below a heading is at most this many times the leading away, below a running head more. */
const NEAR = 2
/** A piece of the line this far from the others, in ems, is at the other margin, as names and numbers of running heads are. */
export const FAR_OFF_IN_EMS = 4

/** What is asked of a line at the head of a page. */
interface Head {
  readonly candidate: EdgeLine
  /** Lines like it at the heads of other pages. */
  readonly others: readonly EdgeLine[]
  readonly facts: TextFacts
}

/** Evidence for a heading and, below 0, for a running head. A line of {@link HEADING} points is a heading. */
const POINTS: readonly (readonly [points: number, holds: (head: Head) => boolean])[] = [
  [2, head => sizeOf(head) >= HEADING_SIZE_AT_HEAD],
  [1, head => sizeOf(head) >= SURE_HEADING_SIZE_AT_HEAD],
  [-2, head => sizeOf(head) < SMALLER],
  [1.5, ({ candidate, facts }) => isBoldLine(candidate.line) && !facts.body.isBold],
  [2, isNearText],
  [-2, ({ candidate }) => isSpread(candidate.line)],
  [-2, ({ candidate }) => isRuledOff(candidate)],
  // Sections are counted from 1, pages of a journal from anywhere.
  [-3, ({ candidate, facts }) => /\d/.test(candidate.line.text) && candidate.numbersAtEnds.some(n => n > facts.pages)],
  // The tag of a heading, and an entry of the outline that is printed nowhere else on its page, are statements of the file.
  [3, ({ candidate }) => shareOf(candidate.line, ({ tag }) => tag !== undefined && HEADING_TAG.test(tag)) > 0.5],
  [3, isInOutline],
  // A first page has a title at its head, and headings below.
  [-1, ({ candidate, others }) => [candidate, ...others].some(({ page }) => page.number === 1)],
  // Titles are printed on two title pages in the same words; a running head has one line.
  [4, isInTitle],
  // Headings on successive pages have words in common: `Problem 1`, `Problem 2`. A running head is printed as it is.
  [-4, ({ candidate, others }) => others.some(({ line }) => line.text === candidate.line.text)],
]

/** Larger or bold type right above the text is enough, alike at the heads of other pages or not. */
const HEADING = 3

/** Tags of headings (PDF 1.7, table 333). */
const HEADING_TAG = /^H\d?$/

/**
 * Whether a line at the head of its page is a heading, though other pages have one like it there: chapters, appendices and
 * problems that each begin on a new page.
 *
 * @param others lines like it at the heads of other pages
 */
export function isHeadingAtHead(candidate: EdgeLine, others: readonly EdgeLine[], facts: TextFacts): boolean {
  if (candidate.edge === 'bottom') return false
  const head = { candidate, others, facts }
  return POINTS.reduce((sum, [points, holds]) => sum + (holds(head) ? points : 0), 0) >= HEADING
}

function sizeOf({ candidate, facts }: Head): number {
  return candidate.line.size / facts.body.size
}

/** Whether text is right below, at the distance of a heading. */
function isNearText({ candidate: { line, lines }, facts: { body, leading } }: Head): boolean {
  const distances = lines.map(other => other.baseline - line.baseline).filter(distance => distance > 0.5 * line.size)
  return Math.min(...distances) <= NEAR * leading.body * Math.max(1, line.size / body.size)
}

/** Lines of one title are at most so many ems apart. */
const TITLE_LEADING_IN_EMS = 1.5

/** Whether a line in large type is right above or below another of its type. */
function isInTitle(head: Head): boolean {
  const { line, lines } = head.candidate
  const isNext = (other: TextLine) => {
    const apart = Math.abs(other.baseline - line.baseline)
    const isOfType = other.font.name === line.font.name && Math.abs(other.size - line.size) < SAME_SIZE_IN_POINTS
    return isOfType && apart > 0.5 * line.size && apart <= TITLE_LEADING_IN_EMS * line.size
  }
  return sizeOf(head) >= SURE_HEADING_SIZE_AT_HEAD && lines.some(isNext)
}

function isSpread({ words, size }: TextLine): boolean {
  return words.some((word, i) => word.box.left - (words[i - 1] ?? word).box.right > FAR_OFF_IN_EMS * size)
}

function isInOutline({ candidate: { line, lines, page }, facts }: Head): boolean {
  if (findOutlineEntry(line.text, line, facts.outline)?.page !== page.number) return false
  return !lines.some(other => other !== line && other.text === line.text)
}
