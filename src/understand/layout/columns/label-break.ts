import type { Piece } from '../lines/pieces.ts'

/** Labels are at most this share of the rows beside them. */
const MOST_ROWS = 0.4
/** White space above a label and above the text beside it, in ems. */
const LEAST_GAP_IN_EMS = 0.7
/** A label and the first line beside it have baselines that differ by less than this, in ems. */
const SAME_BASELINE_IN_EMS = 0.2
/** Labels are at most this share as wide as the text beside them. */
const NARROWER = 0.6

/**
 * The heights at which labels in the margin begin, each with the text beside it, but for the first one; empty where the left
 * column is no labels.
 *
 *     ABSTRACT | text text text      read each label before the text
 *              | text text           that it is beside
 *              |              <- here
 *     KEYWORDS | text text text
 */
export function findLabelBreaks(left: readonly Piece[], right: readonly Piece[]): number[] {
  const rows = rowsOf(right)
  const labels = rowsOf(left)
  if (labels.length > MOST_ROWS * rows.length || widthOf(left) > NARROWER * widthOf(right)) return []
  const texts = startsOf(rows)
  const breaks = startsOf(labels).map(label => {
    const text = texts.find(start => isBeside(label, start))
    return text === undefined ? undefined : Math.min(text.box.top, label.box.top)
  })
  return breaks.every(y => y !== undefined) ? breaks.slice(1) : []
}

/** One piece for each row, from top to bottom. */
function rowsOf(pieces: readonly Piece[]): Piece[] {
  const rows: Piece[] = []
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1)
    if (last === undefined || piece.baseline - last.baseline > 0.5 * piece.size) rows.push(piece)
  }
  return rows
}

/** The rows with white space above them. */
function startsOf(rows: readonly Piece[]): Piece[] {
  return rows.filter((row, i) => row.box.top - (rows[i - 1]?.box.bottom ?? -Infinity) > LEAST_GAP_IN_EMS * row.size)
}

function isBeside(label: Piece, text: Piece): boolean {
  return Math.abs(label.baseline - text.baseline) < SAME_BASELINE_IN_EMS * Math.max(label.size, text.size)
}

function widthOf(pieces: readonly Piece[]): number {
  return Math.max(...pieces.map(({ box }) => box.right)) - Math.min(...pieces.map(({ box }) => box.left))
}
