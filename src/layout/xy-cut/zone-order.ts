import { type Box, overlapX, uniteBoxes } from '../../geometry/box.ts'
import type { Zone } from '../xy-cut.ts'

/** Left edges of the parts of one column differ by less than this, in points: an indent of a narrow font. */
const SAME_EDGE = 6

/** The blocks of a zone in the order in which the tree of cuts is read: top before bottom, left before right. */
export function blocksInTreeOrder(zone: Zone): Zone[] {
  return zone.cut === undefined ? [zone] : zone.parts.flatMap(blocksInTreeOrder)
}

/**
 * The blocks of a zone, columns read to their ends.
 *
 * A wide white band through both columns is cut before the gutter, and the tree then tears the columns. So of the bands
 * that a zone is cut into from top to bottom, those that go on with the columns of the one above are read with them:
 *
 *     +---+---+
 *     | a | c |      the tree: a c b, or a c b d
 *     +---+---+  ->
 *     | b | d |      here: a b c d; d may be missing, when b is not below c
 *     +---+---+
 *
 * Bands are parts of the same columns when their parts begin at the same left edges, or when one of them lies below the
 * left column alone. What spans the gutter ends the columns.
 */
export function blocksInColumnOrder(zone: Zone): Zone[] {
  const bands = bandsOf(zone)
  const blocks: Zone[] = []
  for (let i = 0; i < bands.length; i++) {
    const [left, right] = columnsFrom(bands, i)
    i += left.length - 1
    blocks.push(...[...left, ...right].flatMap(part => (part.cut === undefined ? [part] : blocksInColumnOrder(part))))
  }
  return blocks
}

/** The parts of a zone between its horizontal cuts, from top to bottom. */
function bandsOf(zone: Zone): Zone[] {
  return zone.cut?.direction === 'horizontal' ? zone.parts.flatMap(bandsOf) : [zone]
}

/** The parts of the left and of the right column that begin with band `start`: one band alone where it has no columns. */
function columnsFrom(bands: readonly Zone[], start: number): [left: Zone[], right: Zone[]] {
  const first = bands[start]
  const [l, r] = first?.parts ?? []
  if (first === undefined || l === undefined || r === undefined) return [first === undefined ? [] : [first], []]
  const left = [l]
  const right = [r]
  for (const band of bands.slice(start + 1)) {
    const [nextLeft, nextRight] = band.parts
    const column = uniteBoxes(left.map(part => part.box))
    const others = uniteBoxes(right.map(part => part.box))
    if (nextLeft === undefined || nextRight === undefined) {
      if (!isBelow(band.box, column, others)) break
      left.push(band)
    } else {
      if (!beginsAt(nextLeft.box, column) || !beginsAt(nextRight.box, others)) break
      left.push(nextLeft)
      right.push(nextRight)
    }
  }
  return [left, right]
}

function isBelow(band: Box, column: Box, others: Box): boolean {
  return overlapX(band, column) > 0 && band.right < others.left
}

function beginsAt(part: Box, column: Box): boolean {
  return Math.abs(part.left - column.left) < SAME_EDGE
}
