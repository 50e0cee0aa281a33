import { type Box, overlapY, uniteBoxes, widthOf } from '../../base/geometry/box.ts'
import type { Page, TextRun } from '../../model/page/page.ts'
import { linesOfCaption, SAME_CAPTION_EDGE } from './caption-lines.ts'
import { joinPieces, type Piece } from './lines/pieces.ts'
import { withoutUnderlines } from './lines/underlines.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** The runs of a page: its text, and the captions that are set beside their figures. */
export interface CaptionedText {
  readonly text: readonly TextRun[]
  /** The runs of each caption, line by line. */
  readonly captions: readonly (readonly TextRun[])[]
  /** The pieces of all upright runs of the page. */
  readonly pieces: readonly Piece[]
}

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
 * Such a caption has two or more lines at a left edge where no column begins, or with one middle, and left of it is a
 * figure and no running text. Never drops a run.
 */
export function separateSideCaptions(page: Page): CaptionedText {
  const upright = page.runs.filter(run => run.direction === 0)
  const pieces = joinPieces(upright)
  // A rule below a label shows that it names a column of a table.
  const rules = withoutUnderlines(page.rules, upright)
  const inChains = new Set<Piece>()
  const chains = pieces.filter(isLabel).map(label => {
    const chain = linesOfCaption(
      label,
      pieces.filter(piece => !inChains.has(piece)),
      rules,
    )
    for (const piece of chain) inChains.add(piece)
    return chain
  })
  const others = pieces.filter(piece => !inChains.has(piece))
  const captions = chains
    .filter(lines => isBesideFigure(lines, others, page.figures))
    .map(lines => lines.flatMap(({ runs }) => runs))
  if (captions.length === 0) return { text: page.runs, captions, pieces }
  const taken = new Set(captions.flat())
  return { text: page.runs.filter(run => !taken.has(run)), captions, pieces }
}

function isLabel(piece: Piece): boolean {
  return captionOf({ pieces: [piece] })?.kind === 'figure'
}

function isBesideFigure(lines: readonly Piece[], others: readonly Piece[], figures: readonly Box[]): boolean {
  const box = uniteBoxes(lines.map(line => line.box))
  if (new Set(lines.map(line => Math.round(line.baseline))).size < 2) return false
  const atEdge = others.filter(piece => Math.abs(piece.box.left - box.left) < SAME_CAPTION_EDGE)
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
