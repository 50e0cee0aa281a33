import { type Box, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { rememberFor } from '../../../base/collections/remember.ts'
import { type CaptionLabel, matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { modeOf } from '../columns/column-edges.ts'
import type { Piece } from '../lines/pieces.ts'
import type { TableRegion } from './table-region.ts'
import { isProseRow, type PieceRow, rowsOfPieces } from './tabular-rows.ts'
import { dropLooseEnds, growRows, isAligned } from './unruled-tables.ts'

/** Runs at the start of a row that hold a caption's label, and what shows that it is no sentence. */
const LABEL_RUNS = 12
/** Widest white between the word and the number of a label, in ems. */
const WIDEST_LABEL_GAP_IN_EMS = 1.2
/** Furthest that a figure, a table or its rules are from their caption, in points: some three lines. */
export const CAPTION_REACH = 40
/** Furthest that the label of a caption is above the first rule, in points: the caption may have some more lines. */
export const CAPTION_ABOVE = 110
/** Most lines of a caption with its table below. */
const MOST_CAPTION_LINES = 8
/** Lines of one caption are at most this far apart, in ems. */
const CAPTION_LEADING_IN_EMS = 1.7
/** The first row of a table is at most this far from its caption, in ems. */
const REACH_IN_EMS = 3.5
/** Tables are at most this much wider than their caption on each side, in ems: centred captions are narrow. */
const WIDER_IN_EMS = 4
/** Lines of text are at least this wide, in ems, and so many of them across the side of a caption show that no column ends there. */
const TEXT_IN_EMS = 21
const LEAST_LINES_ACROSS = 3
/** Cells beside the rows found are at most this far from them, and at most this long, in ems. */
const WIDEST_GAP_IN_EMS = 8
const LONGEST_CELL_IN_EMS = 12
/** Baselines of a row and of a cell beside it differ by less than this, in ems. */
const BESIDE_ROW_IN_EMS = 0.3
/** Least share of the rows with a cell beside them, and of the pieces there that are cells. */
const FITTING_SHARE = 0.6
/** The same of cells far away, as in tables set as wide as the text, and their greatest distance, in ems. */
const FITTING_FAR_SHARE = 0.9
const WIDEST_FAR_GAP_IN_EMS = 40

/** One cell alone that is a label begins a caption. */
const FEWEST_NAMED_COLUMNS = 2

interface Found {
  readonly regions: readonly TableRegion[]
  readonly taken: ReadonlySet<Piece>
}

/** The label of a single piece: the finders of captions, figures and tables ask for it again. */
const captionOfPiece = rememberFor((piece: Piece) => readCaption([piece]))

/** The label that the text of a row, or of a single piece, starts with, where it reads like a caption. */
export function captionOf({ pieces }: Pick<PieceRow, 'pieces'>): CaptionLabel | undefined {
  const [piece] = pieces
  return piece === undefined || pieces.length > 1 ? readCaption(pieces) : captionOfPiece(piece)
}

/** The label of a row; its number is not in another cell than its word: `Algorithm` may name a column, and a year the next. */
function readCaption(pieces: readonly Piece[]): CaptionLabel | undefined {
  const wide = pieces.findIndex(({ box, size }, i) => {
    const before = pieces[i - 1]?.box.right ?? box.left
    return box.left - before > WIDEST_LABEL_GAP_IN_EMS * size
  })
  const label = readLabel(pieces)
  return wide > 0 && label !== undefined && readLabel(pieces.slice(0, wide)) === undefined ? undefined : label
}

function readLabel(pieces: readonly Piece[]): CaptionLabel | undefined {
  const text = pieces
    .flatMap(piece =>
      piece.runs.slice(0, LABEL_RUNS).map((run, i) => (run.spaceBefore || i === 0 ? ` ${run.text}` : run.text)),
    )
    .join('')
    .trim()
  const label = matchCaptionLabel(text)
  return label?.isCaption === true ? label : undefined
}

/** Whether a row begins a caption: what is above it and what is below it do not belong to one table. */
export function startsCaption(row: Pick<PieceRow, 'pieces'>): boolean {
  return captionOf(row) !== undefined && !namesColumns(row)
}

/** Whether several cells of a row are labels and nothing else: columns named after figures, `Figure 8a   Figure 8b`, or `Code 1   Code 2   Count`. */
function namesColumns({ pieces }: Pick<PieceRow, 'pieces'>): boolean {
  if (pieces.length < FEWEST_NAMED_COLUMNS) return false
  return pieces.filter(piece => captionOf({ pieces: [piece] })?.rest === '').length >= FEWEST_NAMED_COLUMNS
}

/**
 * Rows of cells below, or else above, each caption of a table that has no table near it yet.
 *
 * Captions with rows on one side only come first: rows between two captions belong to the one that has no others.
 */
export function findCaptionedRows(pieces: readonly Piece[], found: Found): PieceRow[][] {
  let free = pieces.filter(piece => !found.taken.has(piece))
  let open = free.flatMap(label => {
    if (captionOf({ pieces: [label] })?.kind !== 'table') return []
    if (found.regions.some(region => isNear(withRowsBelow(region.box, free), label.box))) return []
    return [{ label, choices: rowsBeside(label, free) }]
  })
  const tables: PieceRow[][] = []
  while (open.length > 0) {
    const next = open.find(({ choices }) => choices.length === 1) ?? open[0]
    open = open.filter(other => other !== next)
    const [rows] = next?.choices ?? []
    if (next === undefined || rows === undefined) continue
    const table = widenRows(rows, next.label, free)
    tables.push(table)
    const taken = new Set(table.flatMap(row => row.pieces))
    const isFree = (choice: readonly PieceRow[]) => !choice.some(row => row.pieces.some(piece => taken.has(piece)))
    free = free.filter(piece => !taken.has(piece))
    open = open.map(({ label, choices }) => ({ label, choices: choices.filter(isFree) }))
  }
  return tables
}

/**
 * The box of a table with the rows below it as far as they are inside its width and near: the last part of a table may have
 * fewer columns than the others, and no rule below it.
 */
function withRowsBelow(table: Box, pieces: readonly Piece[]): Box {
  const below = pieces
    .filter(({ box }) => box.left >= table.left - 1 && box.right <= table.right + 1 && box.top > table.bottom - 1)
    .sort((a, b) => a.baseline - b.baseline)
  let { bottom } = table
  for (const piece of below) {
    if (piece.box.top - bottom > piece.size || startsCaption({ pieces: [piece] })) break
    bottom = Math.max(bottom, piece.box.bottom)
  }
  return { ...table, bottom }
}

function isNear(table: Box, caption: Box): boolean {
  return (
    overlapX(table, caption) > 0 && Math.max(table.top - caption.bottom, caption.top - table.bottom) < CAPTION_REACH
  )
}

/**
 * Rows that may be the table of a caption: those below it before those above. A short caption may have a table as wide as the
 * lines of text that continue beside it: then lines outside the caption's width do not end it, where no other caption is beside this one.
 */
function rowsBeside(label: Piece, pieces: readonly Piece[]): PieceRow[][] {
  const lines = linesOfCaption(label, pieces)
  const caption = uniteBoxes(lines.map(line => line.box))
  const last = lines[lines.length - 1]?.baseline ?? label.baseline
  const found = rowsWithin(caption, { label, last, pieces })
  const isAlone = captionsBeside(caption, pieces).length === 0
  const text = isAlone ? widthOfText(caption, label, pieces) : undefined
  const wide = text === undefined ? [] : rowsWithin(text, { label, last, pieces })
  return found.length === 0 ? wide : found.map(rows => wide.find(others => holdsAll(others, rows)) ?? rows)
}

/** Whether rows have all pieces of others: the same table, as far as it is wider or longer. */
function holdsAll(rows: readonly PieceRow[], others: readonly PieceRow[]): boolean {
  const pieces = new Set(rows.flatMap(row => row.pieces))
  return others.every(row => row.pieces.every(piece => pieces.has(piece)))
}

/** The rows between two sides, below the last line of a caption or above its label. */
function rowsWithin(
  sides: Box,
  { label, last, pieces }: { label: Piece; last: number; pieces: readonly Piece[] },
): PieceRow[][] {
  const { left, right } = sides
  const others = captionsBeside(sides, pieces)
  const candidates = pieces.filter(piece => !isOver(piece, others) || overlapX(piece.box, sides) > 0)
  const reach = { left, right, margin: WIDER_IN_EMS * label.size, reachInEms: REACH_IN_EMS }
  return [
    { ...reach, y: last, direction: 'down' as const },
    { ...reach, y: label.baseline, direction: 'up' as const },
  ]
    .map(start => dropLooseEnds(growRows(candidates, start, startsCaption)))
    .filter(rows => isAligned(rows))
}

/** The box of a caption as wide as the text, where lines of text run across its right side: its column ends further right. */
function widthOfText(caption: Box, { size }: Piece, pieces: readonly Piece[]): Box | undefined {
  const across = pieces.filter(({ box }) => {
    const isLong = widthOf(box) > TEXT_IN_EMS * size
    return isLong && box.left < caption.right - size && box.right > caption.right + size
  })
  if (across.length < LEAST_LINES_ACROSS) return undefined
  return {
    ...caption,
    left: modeOf(across.map(({ box }) => box.left)),
    right: modeOf(across.map(({ box }) => box.right)),
  }
}

/** The rows with the cells beside them: those near, and then those further away that all rows have. */
function widenRows(rows: readonly PieceRow[], label: Piece, pieces: readonly Piece[]): PieceRow[] {
  const near = withCellsBeside(rows, pieces, { label, gapInEms: WIDEST_GAP_IN_EMS, share: FITTING_SHARE })
  return withCellsBeside(near, pieces, { label, gapInEms: WIDEST_FAR_GAP_IN_EMS, share: FITTING_FAR_SHARE })
}

/** The rows with the cells outside the caption's width: short, and on the baselines of the rows. */
function withCellsBeside(
  rows: readonly PieceRow[],
  pieces: readonly Piece[],
  { label, gapInEms, share }: { label: Piece; gapInEms: number; share: number },
): PieceRow[] {
  const inRows = new Set(rows.flatMap(row => row.pieces))
  const box = uniteBoxes(rows.map(row => row.box))
  // The caption of a table beside this one begins at the height of this table's caption.
  const others = captionsBeside(box, pieces).concat(captionsBeside(label.box, pieces))
  const beside = pieces.filter(piece => {
    const isAtHeight = piece.baseline > box.top && piece.baseline < box.bottom + 1
    const gap = Math.max(piece.box.left - box.right, box.left - piece.box.right)
    return !inRows.has(piece) && !isOver(piece, others) && isAtHeight && gap < gapInEms * piece.size
  })
  const rowOf = (piece: Piece) =>
    rows.find(row => Math.abs(row.baseline - piece.baseline) < BESIDE_ROW_IN_EMS * piece.size)
  const fitting = beside.filter(
    piece => rowOf(piece) !== undefined && widthOf(piece.box) < LONGEST_CELL_IN_EMS * piece.size,
  )
  // Rows are counted, not pieces: the words of one widely set line of text beside are no column.
  const filled = new Set(fitting.map(rowOf))
  const isColumn = filled.size >= share * rows.length && fitting.length >= share * beside.length
  return isColumn && fitting.length > 0 ? rowsOfPieces([...inRows, ...fitting]) : [...rows]
}

/** Captions beside a table or caption, at about its height: what is above or below them belongs to them. */
function captionsBeside(box: Box, pieces: readonly Piece[]): Piece[] {
  return pieces.filter(piece => {
    const distance = Math.max(box.top - piece.box.bottom, piece.box.top - box.bottom)
    return distance < CAPTION_REACH && overlapX(box, piece.box) <= 0 && startsCaption({ pieces: [piece] })
  })
}

/** Whether a piece is above or below one of the captions. */
function isOver(piece: Piece, captions: readonly Piece[]): boolean {
  return captions.some(caption => overlapX(caption.box, piece.box) > 0)
}

/** The lines of a caption below its label, as far as they are single lines at the usual distance. */
function linesOfCaption(label: Piece, pieces: readonly Piece[]): PieceRow[] {
  const below = rowsOfPieces(
    pieces.filter(piece => piece.baseline >= label.baseline - 1 && overlapX(piece.box, label.box) > 0),
  )
  const lines: PieceRow[] = []
  for (const row of below) {
    const last = lines[lines.length - 1]
    if (last !== undefined && row.baseline - last.baseline > CAPTION_LEADING_IN_EMS * row.size) break
    if (last !== undefined && row.pieces.length > 1 && !isProseRow(row, row.box.right - row.box.left)) break
    if (lines.length >= MOST_CAPTION_LINES) break
    lines.push(row)
  }
  return lines
}

/** Whether the caption of a table, and no other one that is nearer, starts no more than `reach` above a box or a little below it. */
export function hasTableCaption(pieces: readonly Piece[], box: Box, reach: number): boolean {
  const near = pieces.filter(piece => {
    const isAbove = piece.baseline < box.top + 1 && piece.baseline > box.top - reach
    const isBelow = piece.baseline > box.bottom && piece.baseline < box.bottom + CAPTION_REACH
    return (isAbove || isBelow) && overlapX(piece.box, box) > 0
  })
  const captions = near.flatMap(piece => {
    const kind = captionOf({ pieces: [piece] })?.kind
    // A column may be named `Code 1`.
    return kind !== 'table' && kind !== 'figure' ? [] : [{ kind, distance: -overlapY(piece.box, box) }]
  })
  return captions.sort((a, b) => a.distance - b.distance)[0]?.kind === 'table'
}
