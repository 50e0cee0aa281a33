import { uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import type { Piece } from '../lines/pieces.ts'
import { columnsOfCells, splitRows, touchesColumn } from './table-columns.ts'
import {
  areProse,
  countTabularRows,
  hasLongLine,
  isProseRow,
  isSourceRow,
  type PieceRow,
  rowsOfPieces,
} from './tabular-rows.ts'

/** Baselines of successive rows of a table differ by at most this, in ems of the larger type. */
const ROW_REACH_IN_EMS = 2.6
/** Fewest rows with cells side by side that are a table without rules. */
const LEAST_ROWS_OF_TABLE = 3
/** Least share of the rows with cells in two columns or more. */
const UNRULED_TABULAR_SHARE = 0.6
/** Least share of the cells that are in exactly one of the common columns. */
const ALIGNED_SHARE = 0.8
/** The title of several columns is at most this far above their names, in ems. */
const TITLE_REACH_IN_EMS = 1.6
/** Widest blank inside a line, in ems: lines of narrow columns are justified with wide blanks. */
const WIDEST_BLANK_IN_EMS = 1.5
/** Baselines of one line differ by less than this, in ems. */
const SAME_LINE_IN_EMS = 0.3

/** Where to look for the rows of a table. */
export interface GrowthStart {
  /** Rows begin below (or end above) this line. */
  readonly y: number
  readonly direction: 'down' | 'up'
  /** The sides; a row with a piece of another column ends the table. */
  readonly left: number
  readonly right: number
  /** How far outside the sides cells may be, in points. */
  readonly margin: number
  /** Furthest that the first row is from `y`, in ems. */
  readonly reachInEms: number
}

/**
 * The rows that follow one another from a line on. They end at running text, a wide space, the source of the table, a row for which `endsAt` is
 * true or that crosses the sides, or the end of the page. Never gives a row of running text.
 */
export function growRows(pieces: readonly Piece[], start: GrowthStart, endsAt: (row: PieceRow) => boolean): PieceRow[] {
  const found: PieceRow[] = []
  let edge = start.y
  for (const row of rowsFrom(pieces, start)) {
    const isFirst = found.length === 0
    const distance = start.direction === 'down' ? row.baseline - edge : edge - row.baseline
    const reach = isFirst ? start.reachInEms : ROW_REACH_IN_EMS
    if (distance > reach * row.size || sticksOut(row, start)) break
    if (isProseRow(row, start.right - start.left) || hasLongLine(row) || isSourceRow(row) || endsAt(row)) break
    found.push(row)
    edge = row.baseline
  }
  return start.direction === 'down' ? found : found.reverse()
}

/** Rows of the pieces between the sides, nearest first. */
function rowsFrom(pieces: readonly Piece[], start: GrowthStart): PieceRow[] {
  const between = pieces.filter(piece => {
    const isBeyond = start.direction === 'down' ? middleOfLetters(piece) > start.y : piece.baseline < start.y
    return isBeyond && (overlaps(piece, start) || (isBetween(piece, start) && !endsOuterLine(piece, { start, pieces })))
  })
  const rows = rowsOfPieces(between)
  return start.direction === 'down' ? rows : rows.reverse()
}

/** Whether the middle of a piece is between the sides or no further out than the margin. */
function isBetween({ box }: Piece, { left, right, margin }: GrowthStart): boolean {
  const middle = (box.left + box.right) / 2
  return middle > left - margin && middle < right + margin
}

/** Whether a piece in the margin ends a line that comes from beyond the margin: text of the column beside. */
function endsOuterLine(
  { box, baseline, size }: Piece,
  { start, pieces }: { start: GrowthStart; pieces: readonly Piece[] },
): boolean {
  return pieces.some(other => {
    const gap = box.right <= start.left + 1 ? box.left - other.box.right : other.box.left - box.right
    const isBeside = gap >= 0 && gap < WIDEST_BLANK_IN_EMS * size
    return isBeside && Math.abs(other.baseline - baseline) < SAME_LINE_IN_EMS * size && !isBetween(other, start)
  })
}

function overlaps({ box }: Piece, { left, right }: GrowthStart): boolean {
  return box.right > left + 1 && box.left < right - 1
}

/** Whether a row has a piece of another column, or of running text, that reaches over the sides. */
function sticksOut({ pieces }: PieceRow, start: GrowthStart): boolean {
  return pieces.some(piece => !isBetween(piece, start))
}

/** Whether rows without rules are a table: several, most of them, or so great a share, with cells in common columns. */
export function isAligned(rows: readonly PieceRow[], leastShare = UNRULED_TABULAR_SHARE): boolean {
  if (rows.length < LEAST_ROWS_OF_TABLE) return false
  const split = splitRows(rows)
  const tabular = split.filter(row => row.pieces.length >= 2)
  if (tabular.length < LEAST_ROWS_OF_TABLE || tabular.length < leastShare * split.length) return false
  const box = uniteBoxes(rows.map(row => row.box))
  if (areProse(rows, widthOf(box))) return false
  const columns = columnsOfCells(split)
  if (columns.length < 2) return false
  const cells = tabular.flatMap(row => row.pieces)
  const aligned = cells.filter(cell => columns.filter(column => touchesColumn(cell.box, column)).length === 1)
  return aligned.length >= ALIGNED_SHARE * cells.length
}

/**
 * The rows without those at the ends that have no cells side by side (notes, headings, the text below). A title of several
 * columns right above the first row with cells stays.
 */
export function dropLooseEnds(rows: readonly PieceRow[]): PieceRow[] {
  const tabular = rows.flatMap((row, i) => (countTabularRows([row]) > 0 ? [i] : []))
  const [first] = tabular
  const last = tabular[tabular.length - 1]
  if (first === undefined || last === undefined) return []
  const table = rows.slice(first, last + 1)
  const title = rows[first - 1]
  return title !== undefined && isTitleOver(title, table) ? [title, ...table] : table
}

/** Whether a row right above a table is over its columns, but not over the first or beyond the last. */
function isTitleOver(title: PieceRow, rows: readonly PieceRow[]): boolean {
  const [row] = rows
  const [first] = row?.pieces ?? []
  if (row === undefined || first === undefined) return false
  const isNear = row.baseline - title.baseline < TITLE_REACH_IN_EMS * row.size
  const right = Math.max(...rows.map(other => other.box.right))
  return isNear && title.box.left > first.box.right && title.box.right < right
}
