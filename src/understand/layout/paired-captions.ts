import type { Rule } from '../../model/page/page.ts'
import { linesOfCaption, SAME_SIZE } from './caption-lines.ts'
import type { Piece } from './lines/pieces.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** Baselines of labels side by side differ by less than this, in ems: one figure may be a little higher than the other. */
const SAME_ROW_IN_EMS = 1.5
/** Fewest lines of text across the place where the second caption begins: elsewhere it is the edge of a column. */
const LEAST_ACROSS = 3

/**
 * The pieces of captions that are set side by side where the page has no columns, caption by caption: figures or tables
 * beside one another. Without them apart their lines become one text.
 *
 *     aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
 *     Table 1: bbbbbbbbb   Table 2: ccccccc
 *     bbbbbb               cccccccccccccccc
 */
export function findPairedCaptions(pieces: readonly Piece[], rules: readonly Rule[]): Piece[][] {
  const labels = pieces.filter(isLabel)
  const paired = labels.filter(label => {
    const beside = labels.filter(other => other !== label && isBeside(other, label))
    return beside.some(other => isAcrossText(label.box.left > other.box.left ? label : other, pieces))
  })
  const taken = new Set<Piece>()
  return paired.map(label => {
    const behind = paired.filter(other => isBeside(other, label) && other.box.left > label.box.left)
    const end = Math.min(...behind.map(({ box }) => box.left))
    const inReach = pieces.filter(piece => piece.box.right < end && !taken.has(piece))
    const caption = linesOfCaption(label, inReach, rules, { mayHang: true })
    for (const piece of caption) taken.add(piece)
    return caption
  })
}

/** Whether a piece begins the caption of a figure or table; columns of a table may be named `Code 1` and `Code 2`. */
function isLabel(piece: Piece): boolean {
  const kind = captionOf({ pieces: [piece] })?.kind
  return kind === 'figure' || kind === 'table'
}

function isBeside(other: Piece, label: Piece): boolean {
  const isApart = other.box.left > label.box.right || other.box.right < label.box.left
  // The last words of a paragraph, `in Figure 1.`, may be above a caption in small type.
  const isAlike = Math.abs(other.size - label.size) < SAME_SIZE
  return isApart && isAlike && Math.abs(other.baseline - label.baseline) < SAME_ROW_IN_EMS * label.size
}

/** Whether lines of text run across the left edge of a label. */
function isAcrossText({ box, size }: Piece, pieces: readonly Piece[]): boolean {
  return (
    pieces.filter(piece => piece.box.left < box.left - size && piece.box.right > box.left + size).length >= LEAST_ACROSS
  )
}
