import { type Box, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Piece } from '../lines/pieces.ts'
import { columnsOfCells, type TableColumn, touchesColumn } from './table-columns.ts'
import { countTabularRows, isSourceRow, type PieceRow, rowsOfPieces, splitAtBlanks } from './tabular-rows.ts'

/** Baselines of successive rows differ by at most this, in ems of the larger type. */
const ROW_REACH_IN_EMS = 2.6
/** Lines of one cell are at most this far apart, in ems. */
const LEADING_IN_EMS = 1.5
/** Fewest columns that separate cells from text: two may be those of the page. */
const LEAST_COLUMNS = 3
/** The type of rows below is at most this share larger or smaller than that of the table. */
const SAME_SIZE = 0.15

/** Fewest rows that continue in the columns of others, and least share of them with cells side by side. */
const LEAST_ROWS = 3
const TABULAR_SHARE = 0.5
/** The same as share of what the others have: in tables whose cells have ten lines, one line of ten has cells side by side. */
const OF_KNOWN_SHARE = 0.25
/** Least share of the columns in which they have cells. */
const FILLED_SHARE = 0.6

/** Cells are at most this far outside the columns, in points. */
const OVERHANG = 12

/** Columns that rows are known to have, and the size of their type. */
export interface KnownColumns {
  readonly columns: readonly TableColumn[]
  readonly size: number
  /** Share of the rows that have cells side by side. */
  readonly tabularShare: number
}

/** The columns of rows; `undefined` where they are too few to be told from columns of text. */
export function columnsOfRows(rows: readonly PieceRow[]): KnownColumns | undefined {
  const last = rows.at(-1)
  if (last === undefined) return undefined
  const columns = columnsOfCells(rows)
  if (columns.length < LEAST_COLUMNS) return undefined
  return { columns, size: last.size, tabularShare: countTabularRows(rows) / rows.length }
}

/** Whether no piece of a row is in two of the columns or outside of all, and its type is theirs. */
export function fitsColumns({ pieces, size }: PieceRow, known: KnownColumns): boolean {
  if (Math.abs(size - known.size) > SAME_SIZE * known.size) return false
  return pieces.flatMap(splitAtBlanks).every(({ box }) => fitsColumn(box, known))
}

/** Whether a box is in one of the columns, or between two: narrow columns move a little from page to page. */
export function fitsColumn(box: Box, { columns }: KnownColumns): boolean {
  const sides = uniteBoxes(columns.map(column => ({ ...box, ...column })))
  const isInside = box.left > sides.left - OVERHANG && box.right < sides.right + OVERHANG
  return isInside && columns.filter(column => touchesColumn(box, column)).length <= 1
}

/**
 * The rows below a height, nearest first, whose cells are in known columns, however long their lines are. They end at the
 * first row that crosses columns, at a wide space, and at a row for which `endsAt` is true. Lines of the first column
 * alone at the end are left out: they may be a heading or a note below the table.
 */
export function growByColumns(
  pieces: readonly Piece[],
  { y, known, endsAt }: { y: number; known: KnownColumns; endsAt: (row: PieceRow) => boolean },
): PieceRow[] {
  const rows: PieceRow[] = []
  let edge = y
  for (const row of rowsOfPieces(pieces.filter(piece => piece.baseline > y + 1))) {
    if (row.baseline - edge > ROW_REACH_IN_EMS * row.size || endsAt(row) || isSourceRow(row)) break
    if (!fitsColumns(row, known)) break
    rows.push(row)
    edge = row.baseline
  }
  return rows.slice(0, endOfCells(rows, known))
}

/** The same rows where they continue a table: several, most of them with cells side by side, and in most of its columns. */
export function continueByColumns(
  pieces: readonly Piece[],
  from: { y: number; known: KnownColumns; endsAt: (row: PieceRow) => boolean },
): PieceRow[] {
  const rows = growByColumns(pieces, from)
  const share = Math.min(TABULAR_SHARE, OF_KNOWN_SHARE * from.known.tabularShare)
  const isTabular = rows.length >= LEAST_ROWS && countTabularRows(rows) >= share * rows.length
  return isTabular && fillsColumns(rows, from.known) ? rows : []
}

function fillsColumns(rows: readonly PieceRow[], { columns }: KnownColumns): boolean {
  const filled = columns.filter(column =>
    rows.some(row => row.pieces.some(({ box }) => overlapX(box, { ...box, ...column }) > 0)),
  )
  return filled.length >= FILLED_SHARE * columns.length
}

/** How many of the rows are up to the last with cells side by side, or to the lines that end its cells. */
export function endOfCells(rows: readonly PieceRow[], { columns }: Pick<KnownColumns, 'columns'>): number {
  const tabular = rows.map(row => countTabularRows([row]) > 0)
  let end = tabular.lastIndexOf(true) + 1
  const [first] = columns
  if (end === 0 || first === undefined) return 0
  for (const row of rows.slice(end)) {
    const above = rows[end - 1]
    if (above === undefined || row.baseline - above.baseline > LEADING_IN_EMS * row.size) break
    if (row.pieces.some(({ box }) => touchesColumn(box, first))) break
    end++
  }
  return end
}
