import { groupBy } from '../../../base/collections/group-by.ts'
import { widthOf } from '../../../base/geometry/box.ts'
import type { HeadingCandidate } from './heading-candidates.ts'

/** Fewest headings of one type that are centred, and that are flush, so that these are two levels: one alone may be set by chance. */
const LEAST_ALIKE = 2
/** A flush heading begins at the left edge of its column and leaves this share of it free at the right. */
const AT_EDGE = 0.02
const LEAST_FREE_SIDE = 0.15
/** The spaces on both sides of a centred line differ by at most this share of the column. */
const OFF_CENTRE = 0.04
/** Lines that begin at one edge differ by less than this, in points. */
const SAME_HEADING_EDGE = 1

/**
 * The headings, where those of one type that are centred and those that are flush have two styles, the centred one above: some styles of
 * manuscripts have nothing else to tell two levels.
 *
 *                    Method                <- centred, bold
 *     Participants                         <- flush, bold
 *
 * Numbers tell levels better: headings with one say nothing here.
 */
export function splitByAlignment(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const centred = new Set<HeadingCandidate>()
  for (const [, alike] of groupBy(
    headings.filter(({ number }) => number === undefined),
    ({ styleKey }) => styleKey,
  )) {
    const flush = alike.filter(isFlush)
    // Where text is set in, a line of some length is in the middle of the page by chance.
    const inMiddle = alike.filter(heading => isCentred(heading) && !flush.some(other => beginsAt(heading, other)))
    if (inMiddle.length >= LEAST_ALIKE && flush.length >= LEAST_ALIKE) inMiddle.forEach(own => centred.add(own))
  }
  return headings.map(heading => {
    if (!centred.has(heading)) return heading
    const style = { ...heading.style, isCentredAboveFlush: true }
    return { ...heading, style, styleKey: `${heading.styleKey} centred` }
  })
}

function isFlush({ block: { box, column } }: HeadingCandidate): boolean {
  const width = widthOf(column)
  return box.left - column.left < AT_EDGE * width && column.right - box.right > LEAST_FREE_SIDE * width
}

function beginsAt({ block }: HeadingCandidate, other: HeadingCandidate): boolean {
  return Math.abs(block.box.left - other.block.box.left) < SAME_HEADING_EDGE
}

/** Whether the last line of a heading is in the middle of its column: the lines above it may fill that. */
function isCentred({ block: { lines, column } }: HeadingCandidate): boolean {
  const last = lines.at(-1)
  if (last === undefined) return false
  const [left, right] = [last.box.left - column.left, column.right - last.box.right]
  return left > LEAST_FREE_SIDE * widthOf(column) && Math.abs(left - right) < OFF_CENTRE * widthOf(column)
}
