import { type Box, containsPoint, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../../base/geometry/box.ts'
import type { Rule } from '../../model/page/page.ts'
import type { Region } from './columns/columns.ts'
import type { Piece } from './lines/pieces.ts'
import { findFrames } from './tables/frames.ts'

/** Least height of a shade that is a box, in points: that of two lines. */
const LEAST_SHADE = 24
/** Fewest lines of a side box, and of the text beside it: the head of a table may be shaded too. */
export const LEAST_BOX_LINES = 4
export const LEAST_LINES_BESIDE = 4
/** A side box is at most this share as wide as the lines beside it: boxes of two columns are as wide as their column. */
export const NARROWER = 0.75
/** Lines at most this far apart, in ems, are one text. */
const SAME_TEXT_IN_EMS = 1.6
/** A word may reach beyond the edge of its box by this much, in points. */
const OVER_EDGE = 2

/** The pieces of a page without those in boxes beside its text, and the pieces of each box. */
export interface TextAndBoxes {
  readonly text: readonly Piece[]
  readonly boxes: readonly (readonly Piece[])[]
}

/** The boxes that are drawn on a page: rules on four sides, or a shade. */
export function drawnBoxes(rules: readonly Rule[], shades: readonly Box[]): Box[] {
  return [...findFrames(rules), ...shades.filter(shade => heightOf(shade) >= LEAST_SHADE)]
}

/**
 * Separates what is in a frame or on a shade beside wider text: it is read after that text, and no gutter between the two
 * divides the text above or below.
 *
 *     | aaaaaaaaaaaaaaaaaaa | +-----+ |
 *     | aaaaaaaaaaaaaaaaaaa | | bbb | |     read a, then b
 *     | aaaaaaaaaaaaaaaaaaa | | bbb | |
 *     | aaaaaaaaaaaaaaaaaaa   +-----+ |
 *     | aaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
 */
export function separateSideBoxes(pieces: readonly Piece[], drawn: readonly Box[]): TextAndBoxes {
  const boxes: (readonly Piece[])[] = []
  let text = pieces
  for (const box of [...drawn].sort((a, b) => heightOf(b) - heightOf(a))) {
    const inside = text.filter(piece => hasMiddle(box, piece.box))
    const rest = inside.length < LEAST_BOX_LINES ? text : text.filter(piece => !inside.includes(piece))
    const beside = rest === text ? [] : textBeside(box, inside, rest)
    if (beside.length < LEAST_LINES_BESIDE) continue
    const others = rest.map(piece => piece.box)
    if (drawn.some(frame => isOfPicture(box, frame, others))) continue
    boxes.push(inside)
    text = rest
  }
  return { text, boxes }
}

function hasMiddle(drawn: Box, box: Box): boolean {
  return containsPoint(drawn, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
}

/** The wider lines beside a box; none where it is no box beside a text. */
function textBeside(box: Box, inside: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const isWithin = (piece: Piece) => piece.box.left > box.left - OVER_EDGE && piece.box.right < box.right + OVER_EDGE
  const beside = others.filter(piece => overlapY(piece.box, box) > piece.size / 2)
  if (!inside.every(isWithin) || beside.some(({ box: { left, right } }) => left < box.right && right > box.left))
    return []
  const lines = new Set(inside.map(({ baseline }) => Math.round(baseline)))
  return lines.size < LEAST_BOX_LINES ? [] : beside.filter(piece => widthOf(box) < NARROWER * widthOf(piece.box))
}

/** Whether a frame is around a box and other text, and not around all text: they are parts of one picture. */
export function isOfPicture(box: Box, frame: Box, others: readonly Box[]): boolean {
  const isAround =
    box !== frame && containsPoint(frame, box.left, box.top) && containsPoint(frame, box.right, box.bottom)
  const inside = isAround ? others.filter(other => hasMiddle(frame, other)) : []
  return inside.length > 0 && inside.length < others.length
}

/** The regions of a page, those of each box after the last text beside it. */
export function placeSideBoxes(regions: readonly Region[], boxes: readonly (readonly Region[])[]): Region[] {
  let placed = [...regions]
  for (const parts of boxes) {
    const box = uniteBoxes(parts.map(part => part.box))
    const at = placed.findLastIndex(region => overlapY(region.box, box) > 0)
    const region = placed[at]
    if (region === undefined) continue
    const { above, beside, below } = partAround(region, box)
    placed = [...placed.slice(0, at), ...above, ...beside, ...parts, ...below, ...placed.slice(at + 1)]
  }
  return placed
}

/**
 * A region that is wider above or below a box than beside it is three: the lines beside it are full where the box begins,
 * those right above and below that are as short belong to them.
 */
function partAround(region: Region, box: Box): Readonly<Record<'above' | 'beside' | 'below', readonly Region[]>> {
  const none = { above: [], beside: [region], below: [] }
  if (overlapX(region.box, box) <= 0) return none
  const pieces = [...region.pieces].sort((a, b) => a.baseline - b.baseline)
  const isClear = (piece: Piece | undefined) => piece !== undefined && overlapX(piece.box, box) <= 0
  let first = pieces.findIndex(piece => overlapY(piece.box, box) > 0)
  let last = pieces.findLastIndex(piece => overlapY(piece.box, box) > 0)
  while (isClear(pieces[first - 1]) && goesOn(pieces[first - 1], pieces[first])) first--
  while (isClear(pieces[last + 1]) && goesOn(pieces[last], pieces[last + 1])) last++
  const toRegion = (part: readonly Piece[], path: string) =>
    part.length === 0 ? [] : [{ path: region.path + path, box: uniteBoxes(part.map(piece => piece.box)), pieces: part }]
  return {
    above: toRegion(pieces.slice(0, first), 't'),
    beside: toRegion(pieces.slice(first, last + 1), 'l'),
    below: toRegion(pieces.slice(last + 1), 'b'),
  }
}

function goesOn(above: Piece | undefined, below: Piece | undefined): boolean {
  if (above === undefined || below === undefined) return false
  return below.baseline - above.baseline < SAME_TEXT_IN_EMS * below.size
}
