import { type Box, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Zone } from './xy-cut.ts'

/** Left edges of the parts of one column differ by less than this, in points: an indent. */
const SAME_EDGE = 12

/** The blocks of a zone in the order in which the tree of cuts is read: top before bottom, left before right. */
export function blocksInTreeOrder(zone: Zone): Zone[] {
  return zone.cut === undefined ? [zone] : zone.parts.flatMap(blocksInTreeOrder)
}

/**
 * The blocks of a zone, columns read to their ends.
 *
 * A wide white band through both columns is cut before the gutter, and the tree then tears the columns apart. So of the
 * bands of a zone, from top to bottom, those that continue the columns above are read with them:
 *
 *     +---+---+
 *     | a | c |      the tree: a c b, or a c b d
 *     +---+---+  ->
 *     | b | d |      here: a b c d; b or d may be missing
 *     +---+---+
 *
 * Bands continue the columns when their parts begin at the same left edges, or when they are in one column alone (beside
 * a figure, or where the other column has ended). What spans the gutter ends the columns.
 */
export function blocksInColumnOrder(zone: Zone): Zone[] {
  const bands = bandsOf(zone)
  const blocks: Zone[] = []
  for (let i = 0; i < bands.length; i++) {
    const { left, right, bandsRead } = columnsFrom(bands, i)
    i += bandsRead - 1
    blocks.push(...[...left, ...right].flatMap(part => (part.cut === undefined ? [part] : blocksInColumnOrder(part))))
  }
  return blocks
}

/** The parts of a zone between its horizontal cuts, from top to bottom. */
function bandsOf(zone: Zone): Zone[] {
  return zone.cut?.direction === 'horizontal' ? zone.parts.flatMap(bandsOf) : [zone]
}

interface Columns {
  readonly left: readonly Zone[]
  readonly right: readonly Zone[]
  /** Bands that the columns are parts of. */
  readonly bandsRead: number
}

/** The parts of the left and of the right column that begin with band `start`: one band alone where it has no columns. */
function columnsFrom(bands: readonly Zone[], start: number): Columns {
  const above = countAboveRight(bands, start)
  const [l, r] = bands[start + above]?.parts ?? []
  if (l === undefined || r === undefined) return { left: bands.slice(start, start + 1), right: [], bandsRead: 1 }
  const left = [l]
  const right = [...bands.slice(start, start + above), r]
  let bandsRead = above + 1
  for (const [i, band] of bands.entries()) {
    if (i < start + bandsRead) continue
    const column = uniteBoxes(left.map(part => part.box))
    const others = uniteBoxes(right.map(part => part.box))
    const [nextLeft, nextRight] = band.parts
    if (band.box.right < others.left && overlapX(band.box, column) > 0) left.push(band)
    else if (band.box.left > column.right && overlapX(band.box, others) > 0) {
      // What begins at the edge of other columns below belongs to them.
      if (!beginsAt(band.box, others) && countAboveRight(bands, i) > 0) break
      right.push(band)
    } else if (nextLeft && nextRight && beginsAt(nextLeft.box, column) && beginsAt(nextRight.box, others)) {
      left.push(nextLeft)
      right.push(nextRight)
    } else break
    bandsRead++
  }
  return { left, right, bandsRead }
}

/** How many bands from `start` on are above the right column alone, beside a figure at the head of the left one. */
function countAboveRight(bands: readonly Zone[], start: number): number {
  const columns = bands.findIndex((band, i) => i >= start && band.parts.length > 0)
  const [left, right] = bands[columns]?.parts ?? []
  if (left === undefined || right === undefined) return 0
  const above = bands.slice(start, columns)
  // What is set flush with the other edge of the page is a running head.
  const areInColumn = above.every(({ box }) => box.left > left.box.right && beginsAt(box, right.box))
  return areInColumn ? above.length : 0
}

function beginsAt(part: Box, column: Box): boolean {
  return Math.abs(part.left - column.left) < SAME_EDGE
}
