import { overlapX } from '../../../base/geometry/box.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { FurnitureDecision } from '../decision.ts'
import { isSameText, SAME_HEIGHT, type Wording, wordingOf } from './edge-lines.ts'

/** Fewest letters of a turned head; a number or a letter in the margin says nothing by coming again. */
const LEAST_TURNED_LETTERS = 5

interface TurnedLine extends Wording {
  readonly line: TextLine
  readonly page: number
}

/**
 * Running heads that are turned and are beside all upright text of their pages: the same text at the same height of another
 * page. Captions are not running heads: a table on a separate page may be turned, and so may the next. On the first page such words say where
 * the paper was published.
 */
export function findTurnedHeads(layouts: readonly PageLayout[]): FurnitureDecision[] {
  const turned = layouts.flatMap(turnedBesideText).filter(({ letters }) => letters.length >= LEAST_TURNED_LETTERS)
  return turned.flatMap(own => {
    if (own.page === layouts[0]?.page.number) return []
    const same = turned.filter(other => other.page !== own.page && isSameHeight(own, other) && isSameText(own, other))
    const pages = new Set(same.map(({ page }) => page)).size
    if (pages === 0) return []
    const evidence = [`same-text-on-${pages}-pages` as const]
    return [{ line: own.line, role: 'margin', score: Math.min(1, 0.6 + 0.1 * pages), evidence }]
  })
}

function turnedBesideText({ page, columns }: PageLayout): TurnedLine[] {
  const lines = columns.flatMap(column => (column.table === undefined ? column.lines : []))
  // The page number may be above a turned head.
  const isUpright = ({ direction, text }: TextLine) => direction === 0 && /\p{L}/u.test(text)
  const upright = columns.flatMap(column => column.lines).filter(isUpright)
  if (upright.length === 0) return []
  const isBeside = ({ box }: TextLine) => upright.every(other => overlapX(other.box, box) <= 0)
  return lines
    .filter(line => line.direction !== 0 && isBeside(line) && matchCaptionLabel(line.text) === undefined)
    .map(line => ({ line, page: page.number, ...wordingOf(line.text.replace(/\d+/gu, '#')) }))
}

/**
 * Turned numbers beside all upright text of their pages, which count the pages as those of other pages do: of pages that lie on their
 * sides for a wide table, the number is where the foot of the others is.
 *
 * @param known what is known of the edges of the other pages
 */
export function findTurnedNumbers(
  layouts: readonly PageLayout[],
  known: readonly FurnitureDecision[],
): FurnitureDecision[] {
  const turned = layouts.flatMap(turnedBesideText).flatMap(({ line }) => countOf(line))
  const counts = [...turned, ...known.filter(({ role }) => role === 'page-number').flatMap(({ line }) => countOf(line))]
  return turned.flatMap(({ line, ahead }): FurnitureDecision[] => {
    const isCounted = counts.some(other => other.line.page !== line.page && other.ahead === ahead)
    return isCounted ? [{ line, role: 'page-number', score: 0.9, evidence: ['number-grows-with-pages'] }] : []
  })
}

/** A line that is a number, and how far this is ahead of the count of pages. */
function countOf(line: TextLine): { line: TextLine; ahead: number }[] {
  const number = /^[–—-]?\s?(\d{1,4})\s?[–—-]?$/u.exec(line.text)?.[1]
  return number === undefined ? [] : [{ line, ahead: Number(number) - line.page }]
}

function isSameHeight({ line }: TurnedLine, other: TurnedLine): boolean {
  return Math.abs(line.box.top - other.line.box.top) < SAME_HEIGHT
}
