import { opensRaised } from '../../evidence/line-style.ts'
import { isCaptionLabelAlone, matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { FurnitureDecision } from '../decision.ts'
import {
  type EdgeLine,
  edgeLinesOf,
  typeAreaOf,
  isApart,
  isAtEdge,
  isFarFromText,
  isSamePlace,
  isSameText,
  isSameType,
  LONG_ENOUGH,
  repeats,
  type Wording,
  wordingOf,
} from './edge-lines.ts'
import { findContinuationNotices } from './continuation-notices.ts'
import { endCaptions } from './edge-captions.ts'
import { findFacingHeads } from './facing-heads.ts'
import { judgeByFirstPage, type Judgement, readFirstPage, roleAt } from './first-page-heads.ts'
import { judgeMarked, markedLines } from './marked-furniture.ts'
import { beginsInMiddle, judgeOnMiddlePage } from './middle-pages.ts'
import { readNumbersAtEnds } from './page-numbers.ts'
import { FAR_OFF_IN_EMS, isHeadingAtHead, isInRunningText, type TextFacts, textFactsOf } from './text-at-edges.ts'
import { findTurnedHeads, findTurnedNumbers } from './turned-heads.ts'

/** A decision, and where a number is that grows with the pages. */
interface Judged extends Pick<Judgement, 'counts'> {
  readonly decision: FurnitureDecision
}

/** Score from which a decision also decides the lines further out. */
const SURE = 0.8

/**
 * Finds running headers, footers and page numbers; the line numbers that the layout has separated are furniture too.
 *
 * Evidence, in this order: a number, alone or at an end of the line, that grows with the pages or is that of the page;
 * the same text (but for digits) at the same height on other pages; at the foot of a page what others have at their
 * head; the title or the authors of the first page, apart from the text; a place between such lines and the page's edge. Before
 * all of it comes what a tagged file says. Running text and headings at the heads of successive pages may be alike, and
 * are not. A line is compared with all pages, so that headers that alternate on odd and even pages, or begin on page 2, are found.
 * Never takes everything that a document has but for bare page numbers: furniture is around a text.
 */
export function findFurniture(layouts: readonly PageLayout[], facts = textFactsOf(layouts)): FurnitureDecision[] {
  const area = typeAreaOf(layouts)
  const candidates = layouts.flatMap(layout => edgeLinesOf(layout, area))
  const front = readFirstPage(layouts[0])
  const middle = beginsInMiddle(layouts, candidates, facts) ? layouts[0]?.page : undefined
  const marked = markedLines(layouts)
  const heads = candidates.filter(({ edge, isOutermost }) => edge === 'top' && isOutermost)
  const groups = (['top', 'bottom'] as const).map(edge => candidates.filter(candidate => candidate.edge === edge))
  const judged = groups.flatMap(group =>
    group.flatMap(candidate => {
      const decision =
        judgeMarked(candidate, marked) ??
        judge(candidate, group, facts) ??
        judgeAcross(candidate, heads) ??
        judgeByFirstPage(candidate, front) ??
        (candidate.page === middle ? judgeOnMiddlePage(candidate) : undefined)
      return decision === undefined ? [] : [{ decision: toDecision(decision, candidate), counts: decision.counts }]
    }),
  )
  const sure = judged.filter(each => !countsOtherThanPages(each, judged)).map(({ decision }) => decision)
  const known = [...sure, ...findFacingHeads(sure, candidates)]
  const decisions = [...known, ...groups.flatMap(group => outside(known, group))]
  return [
    ...(isAllOf(layouts, decisions) ? decisions.filter(({ role }) => role === 'page-number') : decisions),
    ...layouts.flatMap(({ lineNumbers }) => lineNumbers.map(toLineNumber)),
    ...layouts.flatMap(({ pageNumbers }) => pageNumbers.map(toPageNumber)),
    ...layouts.flatMap(({ ruby }) => ruby.map(toRuby)),
    ...layouts.flatMap(({ watermarks }) => watermarks.map(toWatermark)),
    ...layouts.flatMap(({ typedRules }) => typedRules.map(toTypedRule)),
    ...findTurnedHeads(layouts),
    ...findTurnedNumbers(layouts, decisions),
    ...findContinuationNotices(layouts).filter(({ line }) => !decisions.some(other => other.line === line)),
  ]
}

function toDecision({ role, score, evidence }: Judgement, { line }: EdgeLine): FurnitureDecision {
  return { role, score, evidence, line }
}

/**
 * Whether a line that seems to count the pages is on one that prints another number alone, or the same one below words
 * that no other page has: headings of sections at the head of successive pages, `3 Results` and `4 Discussion`. A number that
 * is far from the words, at the other end of the line, does not belong to a heading: `2.3 Tides                    7`.
 */
function countsOtherThanPages({ decision: { line }, counts }: Judged, all: readonly Judged[]): boolean {
  if (counts !== 'in-line') return false
  const inLine = readNumbersAtEnds(line.text)
  const alone = all.filter(other => other.counts === 'alone' && other.decision.line.page === line.page)
  if (alone.length === 0) return false
  const isSame = alone.some(other => readNumbersAtEnds(other.decision.line.text).some(value => inLine.includes(value)))
  if (isSame && hasNumberFarOff(line)) return false
  const isElsewhere = all.some(
    ({ decision: other }) => other.line.page !== line.page && isSameText(wordsOf(line), wordsOf(other.line)),
  )
  return !isSame || !isElsewhere
}

function hasNumberFarOff({ words, size }: TextLine): boolean {
  const ends = [words.slice(0, 2), words.slice(-2).reverse()]
  return ends.some(([end, next]) => {
    if (end === undefined || next === undefined || !/^\d+$/.test(end.text)) return false
    const apart = Math.max(next.box.left - end.box.right, end.box.left - next.box.right)
    return apart > FAR_OFF_IN_EMS * size
  })
}

function wordsOf({ text }: TextLine): Wording {
  return wordingOf(text.replace(/\d+/gu, '#'))
}

/** Whether the pages have nothing else: then the lines at their edges are their text. */
function isAllOf(layouts: readonly PageLayout[], decisions: readonly FurnitureDecision[]): boolean {
  const lines = layouts.flatMap(({ columns, figures }) => [...columns, ...figures].flatMap(part => part.lines))
  return lines.length === new Set(decisions.map(({ line }) => line)).size
}

function toLineNumber(line: TextLine): FurnitureDecision {
  return { line, role: 'line-number', score: 0.9, evidence: ['numbers-grow-in-margin'] }
}

function toPageNumber(line: TextLine): FurnitureDecision {
  return { line, role: 'page-number', score: 1, evidence: ['number-grows-with-pages'] }
}

function toRuby(line: TextLine): FurnitureDecision {
  return { line, role: 'margin', score: 0.9, evidence: ['ruby'] }
}

function toWatermark(line: TextLine): FurnitureDecision {
  return { line, role: 'margin', score: 0.9, evidence: ['watermark'] }
}

function toTypedRule(line: TextLine): FurnitureDecision {
  return { line, role: 'margin', score: 0.9, evidence: ['typed-rule'] }
}

function judge(candidate: EdgeLine, group: readonly EdgeLine[], facts: TextFacts): Judgement | undefined {
  const others = group.filter(other => other.page !== candidate.page && isSamePlace(candidate, other))
  const { number } = candidate
  if (number?.isAlone === true) return judgeNumber(candidate, number.value, others)
  if (isInRunningText(candidate, facts) || isHeading(candidate, others, facts)) return undefined
  // A raised or called number at the start is the mark of a footnote: one note a page counts like the pages.
  const isNote = opensRaised(candidate.line) || candidate.opensCalledNote
  // `Fig. 1` may be at the head of one page, and `Fig. 2` of the next.
  const counts = candidate.isOutermost && !isNote && !isCaptionLabelAlone(candidate.line.text)
  if (counts && numbersGrow(candidate, group)) {
    return { role: roleAt(candidate), score: 0.8, evidence: ['number-in-line-grows-with-pages'], counts: 'in-line' }
  }
  // At the head of a first page it is the number of the volume, or of the page in the journal.
  if (counts && candidate.page.number !== 1 && printsPageNumber(candidate) && isApart(candidate)) {
    return { role: roleAt(candidate), score: 0.7, evidence: ['own-page-in-line-apart'] }
  }
  const same = others.filter(
    other => repeats(candidate, other) && !areNotes(candidate, other) && !endCaptions(candidate, other),
  )
  const samePages = new Set(same.map(other => other.page.number)).size
  const needed = facts.pages <= 3 || candidate.isOutermost ? 1 : 2
  if (samePages < needed || isAlikeByChance(candidate, same)) return undefined
  return {
    role: roleAt(candidate),
    score: Math.min(1, 0.6 + 0.1 * samePages),
    evidence: [`same-text-on-${samePages}-pages`],
  }
}

function isHeading(candidate: EdgeLine, others: readonly EdgeLine[], facts: TextFacts): boolean {
  return isHeadingAtHead(
    candidate,
    others.filter(other => isSameText(candidate, other)),
    facts,
  )
}

/** White between the foot of the text and the number of a page that is not at the very edge, in ems. */
const ABOVE_NUMBER_IN_EMS = 2

/** A number alone on its line: one that grows with the pages, is at the very edge, or is that of the page and far below the text. */
function judgeNumber(candidate: EdgeLine, value: number, others: readonly EdgeLine[]): Judgement | undefined {
  const grows = others.some(
    other => other.number !== undefined && other.number.value - value === other.page.number - candidate.page.number,
  )
  if (grows) return { role: 'page-number', score: 1, evidence: ['number-grows-with-pages'], counts: 'alone' }
  if (!candidate.isOutermost) return undefined
  if (isAtEdge(candidate)) return { role: 'page-number', score: 0.6, evidence: ['number-alone-at-edge'] }
  const isBelow = candidate.edge === 'bottom' && isFarFromText(candidate, ABOVE_NUMBER_IN_EMS)
  if (!isBelow || !printsPageNumber(candidate)) return undefined
  return { role: 'page-number', score: 0.6, evidence: ['own-number-below-text'] }
}

/** Fewest pages whose heads decide what is at the foot of one. */
const LEAST_ACROSS = 2

/**
 * A first page often has at its foot what the others have at their head: the number alone, or the text of the journal
 * or conference.
 */
function judgeAcross(candidate: EdgeLine, heads: readonly EdgeLine[]): Judgement | undefined {
  // Text at the head of one page and in the feet of others is the title in a citation.
  if (candidate.edge === 'top' || !candidate.isOutermost) return undefined
  const outer = heads.filter(({ page }) => page !== candidate.page)
  const { number } = candidate
  if (number?.isAlone === true) {
    const fits = outer.filter(({ numbersAtEnds, page }) =>
      numbersAtEnds.includes(number.value + page.number - candidate.page.number),
    )
    if (fits.length < LEAST_ACROSS) return undefined
    return { role: 'page-number', score: 0.7, evidence: ['number-fits-heads'] }
  }
  const { key } = candidate
  const repeats = outer.filter(other => key.length >= LONG_ENOUGH && other.key.includes(key))
  if (repeats.length < LEAST_ACROSS) return undefined
  return { role: 'running-footer', score: 0.7, evidence: ['same-text-at-head'] }
}

/** Whether two lines are notes of the same words, as `Ibid.`, with different marks, or a note and what is like it in part. */
function areNotes(a: EdgeLine, b: EdgeLine): boolean {
  const [first, second] = [a, b].map(({ line }) => (opensRaised(line) ? line.words[0]?.runs[0]?.text : undefined))
  if (first !== undefined && second !== undefined && first !== second) return true
  return (a.opensCalledNote || b.opensCalledNote) && a.letters !== b.letters
}

/** Whether a number at an end of the line is as far from one at the edge of another page as the pages are apart. */
function numbersGrow(candidate: EdgeLine, group: readonly EdgeLine[]): boolean {
  const numbers = candidate.numbersAtEnds
  if (numbers.length === 0) return false
  return group.some(other => {
    const apart = other.page.number - candidate.page.number
    if (apart === 0 || !other.isOutermost || !isSameType(other, candidate)) return false
    return numbers.some(number => other.numbersAtEnds.includes(number + apart))
  })
}

/** Whether a number at an end of the line is the page's place in the file, or its label. */
function printsPageNumber({ numbersAtEnds, page }: EdgeLine): boolean {
  return numbersAtEnds.includes(page.number) || (page.label !== undefined && numbersAtEnds.includes(Number(page.label)))
}

/**
 * Whether the line has hardly a letter and only one line like it: digits of body lines (rows of tables) agree by
 * chance.
 */
function isAlikeByChance(candidate: EdgeLine, same: readonly EdgeLine[]): boolean {
  return candidate.key.replace(/[^\p{L}]/gu, '').length < 2 && same.length < 2
}

/**
 * Lines further out than a decided line of their page: whatever is between a running header and the page's edge. A
 * caption is not one: a table may begin beside its page number.
 */
function outside(decided: readonly FurnitureDecision[], group: readonly EdgeLine[]): FurnitureDecision[] {
  const known = new Set(decided.map(decision => decision.line))
  const sure = new Set(decided.filter(decision => decision.score >= SURE).map(decision => decision.line))
  const inner = group.filter(({ line }) => sure.has(line))
  return group
    .filter(({ line, page, edge }) => {
      if (known.has(line) || page.number === 1 || matchCaptionLabel(line.text) !== undefined) return false
      return inner.some(
        other =>
          other.page === page &&
          (edge === 'top' ? line.baseline < other.line.baseline + 1 : line.baseline > other.line.baseline - 1),
      )
    })
    .map(edgeLine => ({ line: edgeLine.line, role: roleAt(edgeLine), score: 0.5, evidence: ['outside-of-furniture'] }))
}
