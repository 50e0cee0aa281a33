import { medianSize } from '../../evidence/line-style.ts'
import type { Piece } from '../lines/pieces.ts'

/** Least height of the white space over both columns that separates two pairs of columns, in ems of the body. */
const LEAST_GAP_IN_EMS = 1
/** Fewest rows of each column, above and below the break. */
const LEAST_ROWS_OF_PART = 3
/** Type of the lower columns is at most this share of that of the upper ones. */
const SMALLER = 0.93
/** Type larger than the body's by this factor is that of titles, names and headings. */
const LARGER_THAN_BODY = 1.08
/** Most pieces of a lower column that are not smaller: its heading. More are text with notes at its foot. */
const MOST_LARGER = 2

/**
 * The height at which two columns end and two others of smaller type begin, as text and a list of references do;
 * `undefined` where there is none.
 *
 *     aaa | ccc        read a, c, then b, d: a reader of the text does not
 *     aaa | ccc        jump into the middle of the list
 *     ---------   <- here
 *     bbb | ddd   (smaller)
 */
export function findBalancedBreak(
  left: readonly Piece[],
  right: readonly Piece[],
  bodySize: number,
): number | undefined {
  const leftGaps = gapsOf(left, LEAST_GAP_IN_EMS * bodySize)
  const rightGaps = gapsOf(right, LEAST_GAP_IN_EMS * bodySize)
  for (const a of leftGaps) {
    for (const b of rightGaps) {
      const top = Math.max(a.top, b.top)
      const bottom = Math.min(a.bottom, b.bottom)
      if (bottom - top < 0.5 * bodySize) continue
      const y = (top + bottom) / 2
      const columns = [left, right]
      if (columns.every(column => getsSmaller(column, y)) && openAlike(columns, y, bodySize)) return y
    }
  }
  return undefined
}

function gapsOf(pieces: readonly Piece[], least: number): { top: number; bottom: number }[] {
  const sorted = [...pieces].sort((a, b) => a.box.top - b.box.top)
  const gaps: { top: number; bottom: number }[] = []
  let bottom = Infinity
  for (const { box } of sorted) {
    if (box.top - bottom >= least) gaps.push({ top: bottom, bottom: box.top })
    bottom = bottom === Infinity ? box.bottom : Math.max(bottom, box.bottom)
  }
  return gaps
}

function getsSmaller(pieces: readonly Piece[], y: number): boolean {
  const above = pieces.filter(piece => piece.baseline < y)
  const below = pieces.filter(piece => piece.baseline >= y)
  if (above.length < LEAST_ROWS_OF_PART || below.length < LEAST_ROWS_OF_PART) return false
  const most = SMALLER * medianSize(above)
  return medianSize(below) <= most && below.filter(({ size }) => size > most).length <= MOST_LARGER
}

/** Whether both columns have text above a height, or neither: text in the next column does not begin below the title of a paper alone. */
function openAlike(columns: readonly (readonly Piece[])[], y: number, bodySize: number): boolean {
  const haveText = columns.map(column =>
    column.some(({ baseline, size }) => baseline < y && size <= LARGER_THAN_BODY * bodySize),
  )
  return haveText.every(Boolean) || !haveText.some(Boolean)
}
