import { overlapX, uniteBoxes } from '../../base/geometry/box.ts'
import type { Rule } from '../../model/page/page.ts'
import type { Piece } from './lines/pieces.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** Lines of a caption begin at one left edge, or have one middle, within this, in points. */
export const SAME_CAPTION_EDGE = 1.5
/** Lines of a caption are at most this far apart, in ems. */
const CAPTION_LEADING_IN_EMS = 1.7
/** Widest blank inside a line of a caption, in ems: the one after the label. */
const WIDEST_BLANK_IN_EMS = 3
/** Type sizes of one caption differ by less than this, in points. */
export const SAME_SIZE = 0.6

/** How the lines of a caption may be placed. */
export interface CaptionShape {
  /** Lines below the label's may be set in, if they end where it ends or before. */
  readonly mayHang?: boolean
}

/** The pieces of a caption: those of the line of its label, and of what begins below at the same edge or has the same middle, in the same type. */
export function linesOfCaption(
  label: Piece,
  pieces: readonly Piece[],
  rules: readonly Rule[] = [],
  { mayHang = false }: CaptionShape = {},
): Piece[] {
  const first = wholeLine(label, pieces)
  const { left, right } = uniteBoxes(first.map(({ box }) => box))
  const middle = (left + right) / 2
  const hangs = ({ box }: Piece) => mayHang && box.left > left && box.right < right + SAME_CAPTION_EDGE
  const isOfCaption = (piece: Piece) =>
    Math.abs(piece.size - label.size) < SAME_SIZE &&
    (Math.abs(piece.box.left - label.box.left) < SAME_CAPTION_EDGE ||
      Math.abs(middleOf(piece) - middle) < SAME_CAPTION_EDGE ||
      hangs(piece))
  const below = pieces
    .filter(piece => piece.baseline > label.baseline && isOfCaption(piece))
    .sort((a, b) => a.baseline - b.baseline)
  const lines = [first]
  let last = label
  for (const piece of below) {
    if (piece.baseline - last.baseline > CAPTION_LEADING_IN_EMS * label.size || captionOf({ pieces: [piece] })) break
    if (rules.some(rule => isBetween(rule, last, piece))) break
    lines.push(wholeLine(piece, pieces))
    last = piece
  }
  // A piece that hangs may be in the rest of a line already.
  return [...new Set(lines.flat())]
}

/** A piece with those that continue its line: a wide blank may follow the label. */
function wholeLine(piece: Piece, pieces: readonly Piece[]): Piece[] {
  const line = [piece]
  let end = piece.box.right
  const behind = pieces.filter(other => other.box.left > piece.box.left).sort((a, b) => a.box.left - b.box.left)
  for (const other of behind) {
    const isSame =
      Math.abs(other.baseline - piece.baseline) < SAME_CAPTION_EDGE && Math.abs(other.size - piece.size) < SAME_SIZE
    if (!isSame || other.box.left - end > WIDEST_BLANK_IN_EMS * piece.size || captionOf({ pieces: [other] })) continue
    line.push(other)
    end = other.box.right
  }
  return line
}

function middleOf({ box }: Piece): number {
  return (box.left + box.right) / 2
}

function isBetween({ box, orientation }: Rule, above: Piece, below: Piece): boolean {
  if (orientation !== 'horizontal' || overlapX(box, below.box) <= 0) return false
  return box.top > above.baseline - 1 && box.bottom < below.baseline
}
