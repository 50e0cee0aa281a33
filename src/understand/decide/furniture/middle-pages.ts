import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { type EdgeLine, isApart } from './edge-lines.ts'
import { type Judgement, roleAt } from './first-page-heads.ts'
import type { TextFacts } from './text-at-edges.ts'

/** A small letter at the beginning of a line, after quotation marks and brackets: the text continues there. */
const GOES_ON = /^["'“”„«»‘’(\[]*\p{Ll}{2}/u

/**
 * Whether the first page that was read is one from the middle of a paper, with no title: the file has pages before it, or
 * it prints a number above 1 and its text begins inside a sentence.
 *
 * @param candidates lines at the edges of the pages
 */
export function beginsInMiddle(
  layouts: readonly PageLayout[],
  candidates: readonly EdgeLine[],
  { body }: TextFacts,
): boolean {
  const [first] = layouts
  if (first === undefined || first.page.number > 1) return first !== undefined
  const isNumbered = candidates.some(({ page, number }) => page === first.page && number?.isAlone && number.value > 1)
  if (!isNumbered) return false
  const lines = first.columns.flatMap(column => column.lines).filter(line => line.direction === 0)
  const isText = ({ font, size }: TextLine) => font.name === body.fontName && Math.abs(size - body.size) < 0.5
  const [opening] = lines.filter(isText).sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
  // What is larger is a title, wherever it is.
  return opening !== undefined && GOES_ON.test(opening.text) && lines.every(({ size }) => size < TITLE * body.size)
}

/** Type of titles is larger than that of the text by this factor; headings of sections may have less. */
const TITLE = 1.4

/**
 * A line of small type, apart from the text, at the head of such a page. There is no other page to compare it with; on a first
 * page of a paper it may be the name of the journal, which is of use.
 */
export function judgeOnMiddlePage(candidate: EdgeLine): Judgement | undefined {
  const { edge, isOutermost, number } = candidate
  if (edge === 'bottom' || !isOutermost || number?.isAlone === true) return undefined
  if (!isApart(candidate)) return undefined
  return { role: roleAt(candidate), score: 0.7, evidence: ['small-type-above-text'] }
}
