import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { FurnitureDecision } from '../decision.ts'
import { type EdgeLine, isSamePlace } from './edge-lines.ts'

/** Heads of facing pages share a baseline; measured baselines differ by less than this, in points. */
const SAME_HEAD_BASELINE = 1
/** Space between a running head and the text below it, in ems of the head: lines of a paragraph leave less. */
const BELOW_HEAD_IN_EMS = 0.6

/**
 * Running heads in the place of one that is known: left pages name the authors or the journal, right ones the title, and of a
 * short paper each is printed once. What is as high, in the same font and size, and apart from the text is the other one.
 * Never on the first page, where a banner may be as high, nor a caption: that of a table on several pages is printed on each.
 */
export function findFacingHeads(
  known: readonly FurnitureDecision[],
  candidates: readonly EdgeLine[],
): FurnitureDecision[] {
  const decided = new Set(known.map(({ line }) => line))
  const ofHeads = new Set(known.flatMap(({ line, role }) => (role === 'running-header' ? [line] : [])))
  const outer = candidates.filter(({ line, isOutermost }) => isOutermost && !isCaption(line))
  const heads = outer.filter(({ line }) => ofHeads.has(line))
  return outer
    .filter(candidate => candidate.edge === 'top' && !decided.has(candidate.line))
    .filter(candidate => candidate.page.number > 1 && isApartBelow(candidate))
    .filter(candidate => heads.some(head => head.page !== candidate.page && isFacing(candidate, head)))
    .map(({ line }) => ({ line, role: 'running-header', score: 0.7, evidence: ['place-of-running-header'] }))
}

function isFacing(a: EdgeLine, b: EdgeLine): boolean {
  if (!isSamePlace(a, b) || a.line.font.name !== b.line.font.name) return false
  return Math.abs(a.line.baseline - b.line.baseline) < SAME_HEAD_BASELINE
}

function isApartBelow({ line, lines }: EdgeLine): boolean {
  const below = lines.filter(other => other.baseline > line.baseline + 0.5 * line.size)
  return below.every(other => other.box.top - line.box.bottom > BELOW_HEAD_IN_EMS * line.size)
}

function isCaption({ text }: TextLine): boolean {
  return matchCaptionLabel(text)?.isCaption === true
}
