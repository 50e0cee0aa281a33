import { type Box, overlapY, uniteBoxes, widthOf } from '../geometry/box.ts'
import type { Page, TextRun } from '../page/page.ts'
import { joinPieces, type Piece } from './lines/pieces.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** The runs of a page: its text, and the captions that are set beside their figures. */
export interface CaptionedText {
  readonly text: readonly TextRun[]
  /** The runs of each caption, line by line. */
  readonly captions: readonly (readonly TextRun[])[]
}

/** Lines of a caption begin at one left edge, within this, in points. */
const SAME_EDGE = 1.5
/** Lines of a caption are at most this far apart, in ems. */
const LEADING_IN_EMS = 1.7
/** Widest blank inside a line of a caption, in ems: that behind the label. */
const WIDEST_BLANK_IN_EMS = 3
/** Type sizes of one caption differ by less than this, in points. */
const SAME_SIZE = 0.6
/** Other lines that may begin at the left edge of such a caption: where more do, it is the edge of a column. */
const MOST_AT_EDGE = 2
/** A piece wider than this, in ems, is a line of text; what figures hold is narrower. */
const TEXT_LINE_IN_EMS = 14
/** What is beside a caption covers at least this share of its height. */
const LEAST_BESIDE = 0.3

/**
 * Separates the captions that are set beside their figures, so that their lines are not mixed with the labels of the
 * figure on the same baselines.
 *
 * Such a caption has two or more lines at a left edge where no column begins, and left of it is a figure and no running
 * text. Never drops a run.
 */
export function separateSideCaptions(page: Page): CaptionedText {
  const pieces = joinPieces(page.runs.filter(run => run.direction === 0))
  const chains = pieces.filter(isLabel).map(label => linesBelow(label, pieces).flatMap(line => wholeLine(line, pieces)))
  const inChains = new Set(chains.flat())
  const others = pieces.filter(piece => !inChains.has(piece))
  const captions = chains
    .filter(lines => isBesideFigure(lines, others, page.figures))
    .map(lines => lines.flatMap(({ runs }) => runs))
  if (captions.length === 0) return { text: page.runs, captions }
  const taken = new Set(captions.flat())
  return { text: page.runs.filter(run => !taken.has(run)), captions }
}

function isLabel(piece: Piece): boolean {
  return captionOf({ pieces: [piece] })?.kind === 'figure'
}

/** The pieces of a caption: its label, and what begins below at the same edge, in the same type, line after line. */
function linesBelow(label: Piece, pieces: readonly Piece[]): Piece[] {
  const below = pieces
    .filter(piece => piece.baseline > label.baseline && isOfCaption(piece, label))
    .sort((a, b) => a.baseline - b.baseline)
  const lines = [label]
  let last = label
  for (const piece of below) {
    if (piece.baseline - last.baseline > LEADING_IN_EMS * label.size || isLabel(piece)) break
    lines.push(piece)
    last = piece
  }
  return lines
}

/** A piece with those that continue its line: a wide blank may follow the label. */
function wholeLine(piece: Piece, pieces: readonly Piece[]): Piece[] {
  const line = [piece]
  let end = piece.box.right
  const behind = pieces.filter(other => other.box.left > piece.box.left).sort((a, b) => a.box.left - b.box.left)
  for (const other of behind) {
    const isSame =
      Math.abs(other.baseline - piece.baseline) < SAME_EDGE && Math.abs(other.size - piece.size) < SAME_SIZE
    if (!isSame || other.box.left - end > WIDEST_BLANK_IN_EMS * piece.size) continue
    line.push(other)
    end = other.box.right
  }
  return line
}

function isOfCaption(piece: Piece, label: Piece): boolean {
  return Math.abs(piece.box.left - label.box.left) < SAME_EDGE && Math.abs(piece.size - label.size) < SAME_SIZE
}

function isBesideFigure(lines: readonly Piece[], others: readonly Piece[], figures: readonly Box[]): boolean {
  const box = uniteBoxes(lines.map(line => line.box))
  if (new Set(lines.map(line => Math.round(line.baseline))).size < 2) return false
  const atEdge = others.filter(piece => Math.abs(piece.box.left - box.left) < SAME_EDGE)
  if (atEdge.length > MOST_AT_EDGE) return false
  const beside = others.filter(piece => piece.box.left < box.left && overlapY(piece.box, box) > 0)
  if (beside.some(piece => widthOf(piece.box) > TEXT_LINE_IN_EMS * piece.size)) return false
  return [uniteBoxes(beside.map(piece => piece.box)), ...figures].some(other => isBeside(other, box))
}

/** Whether most of a box is left of the caption, at about its height. */
function isBeside(other: Box, caption: Box): boolean {
  const middle = (other.left + other.right) / 2
  return middle < caption.left && overlapY(other, caption) > LEAST_BESIDE * (caption.bottom - caption.top)
}
