import { type Box, containsPoint, heightOf, overlapX, uniteBoxes } from '../../base/geometry/box.ts'
import type { Page, TextRun } from '../../model/page/page.ts'
import { findAxisLabels } from './axis-labels.ts'
import { captionOf } from './tables/captioned-rows.ts'
import { joinPieces, type Piece } from './lines/pieces.ts'
import { type PieceRow, rowsOfPieces } from './tables/tabular-rows.ts'

/** The runs of a page: its text, and the text printed inside its figures. */
export interface FigureText {
  readonly text: readonly TextRun[]
  /** One entry per figure that holds text, with the box around the drawing and its labels. */
  readonly figures: readonly { readonly box: Box; readonly runs: readonly TextRun[] }[]
}

/** More characters of body type than this make a box a frame around text instead of a figure: some four lines. */
const FRAME_GLYPHS = 160
/** Least share of the characters inside a frame around text that are set in body type. */
const FRAME_SHARE = 0.45
/** Sizes within this many points of the body's count as body type. */
const BODY_TOLERANCE = 0.6
/** A line of text with less than this share of its characters inside a figure passes through it. */
const MOST_INSIDE = 0.5
/** A line over a drawing reaches beyond both of its sides by more than this, in ems: a label may be a little wider than its box. */
const BEYOND_DRAWING_IN_EMS = 1
/** A seal is at least so many lines of that type high: the arrows of a diagram in one line are not. */
const LEAST_SEAL_IN_EMS = 5
/** A drawing from edge to edge of the page ends at most this far from them, in points. */
const AT_EDGE = 2
/** Lines of a caption inside a frame are at most this far apart, in ems. */
const FRAMED_LEADING_IN_EMS = 1.8

/**
 * Separates the runs inside figure boxes from the rest.
 *
 * A box with more than a few lines of body type is a frame around text (an abstract box, a page background): its runs
 * stay with the text. So do those of a drawing below the text: a seal that a line of the text crosses from side to side, or what fills a
 * cover from edge to edge. A caption framed together with its picture stays, too, and lines of text that run through the corner of a
 * box that a slanted shape or an icon in the text has. The labels of axes around a box belong to it. Never drops a run.
 */
export function separateFigureText(page: Page, bodySize: number): FigureText {
  const inside = new Map<Box, TextRun[]>()
  for (const run of page.runs) {
    const box = page.figures.find(figure => holds(figure, run))
    if (box === undefined) continue
    const runs = inside.get(box)
    if (runs === undefined) inside.set(box, [run])
    else runs.push(run)
  }
  const pieces = inside.size === 0 ? [] : joinPieces(page.runs.filter(run => run.direction === 0))
  const passing = findPassingRuns(pieces, inside)
  const held = new Set([...inside.values()].flat())
  let outside = page.runs.filter(run => !held.has(run))
  const figures = page.figures.flatMap(box => {
    const runs = inside.get(box) ?? []
    if (isFrame(runs, bodySize) || isBelowText(box, page, pieces)) return []
    const captions = findCaptionRuns(runs)
    const around = findAxisLabels(box, { runs: outside, rules: page.rules })
    outside = outside.filter(run => !around.includes(run))
    const labels = [...runs.filter(run => !captions.has(run) && !passing.has(run)), ...around]
    return labels.length === 0 ? [] : [{ box: uniteBoxes([box, ...around.map(run => run.box)]), runs: labels }]
  })
  const interior = new Set(figures.flatMap(figure => figure.runs))
  return { text: page.runs.filter(run => !interior.has(run)), figures }
}

function holds(figure: Box, run: TextRun): boolean {
  return containsPoint(figure, (run.box.left + run.box.right) / 2, (run.box.top + run.box.bottom) / 2)
}

/** The runs inside figures of lines that are mostly outside, and of the lines right above and below that are set like them. */
function findPassingRuns(pieces: readonly Piece[], inside: ReadonlyMap<Box, readonly TextRun[]>): Set<TextRun> {
  const passing = new Set<TextRun>()
  for (const held of inside.values()) {
    const own = new Set(held)
    const touched = pieces.filter(piece => piece.runs.some(run => own.has(run)))
    const lines = touched.filter(piece => shareOf(piece, own) < MOST_INSIDE)
    for (const line of lines) lines.push(...touched.filter(piece => !lines.includes(piece) && isNextLine(line, piece)))
    for (const run of lines.flatMap(line => line.runs)) if (own.has(run)) passing.add(run)
  }
  return passing
}

function shareOf(piece: Piece, held: ReadonlySet<TextRun>): number {
  const glyphsOf = (some: readonly TextRun[]) => some.reduce((sum, run) => sum + run.glyphs, 0)
  return glyphsOf(piece.runs.filter(run => held.has(run))) / Math.max(1, glyphsOf(piece.runs))
}

function isNextLine(line: Piece, piece: Piece): boolean {
  const distance = Math.abs(piece.baseline - line.baseline)
  if (distance > FRAMED_LEADING_IN_EMS * line.size || Math.abs(piece.size - line.size) > BODY_TOLERANCE) return false
  return Math.abs(piece.box.left - line.box.left) < line.size && fontOf(piece) === fontOf(line)
}

function fontOf(piece: Piece): string | undefined {
  return piece.runs[0]?.font.name
}

function isFrame(runs: readonly TextRun[], bodySize: number): boolean {
  let all = 0
  let body = 0
  for (const run of runs) {
    all += run.glyphs
    if (Math.abs(run.size - bodySize) < BODY_TOLERANCE && run.direction === 0) body += run.glyphs
  }
  return body > FRAME_GLYPHS && body > FRAME_SHARE * all
}

/** Whether a drawing is a background: a line of text goes over both of its sides, or it fills the cover. */
function isBelowText(box: Box, { number, width }: Page, pieces: readonly Piece[]): boolean {
  if (number === 1 && box.left <= AT_EDGE && box.right >= width - AT_EDGE) return true
  return pieces.some(piece => {
    const beyond = BEYOND_DRAWING_IN_EMS * piece.size
    const isOver = piece.box.left < box.left - beyond && piece.box.right > box.right + beyond
    const isSeal = heightOf(box) >= LEAST_SEAL_IN_EMS * piece.size
    return isOver && isSeal && piece.runs.some(run => holds(box, run))
  })
}

/** Runs of the captions among those of a box: the line with the label and the lines right below it. */
function findCaptionRuns(runs: readonly TextRun[]): Set<TextRun> {
  const found = new Set<TextRun>()
  const rows = rowsOfPieces(joinPieces(runs.filter(run => run.direction === 0)))
  let last: PieceRow | undefined
  for (const row of rows) {
    const continues =
      last !== undefined &&
      row.baseline - last.baseline < FRAMED_LEADING_IN_EMS * row.size &&
      row.size < last.size + BODY_TOLERANCE &&
      overlapX(row.box, last.box) > 0
    const label = continues ? undefined : captionOf(row)
    last = continues || label !== undefined ? row : undefined
    if (last !== undefined) for (const piece of row.pieces) for (const run of piece.runs) found.add(run)
  }
  return found
}
