import { type Box, heightOf, overlapX, widthOf } from '../../geometry/box.ts'
import type { Rule } from '../../page/page.ts'
import type { Piece } from '../lines/pieces.ts'
import type { PieceRow } from './tabular-rows.ts'

/** The x interval of the cells of one column. */
export interface TableColumn {
  readonly left: number
  readonly right: number
}

/** A piece touches a column when they share this much of the narrower one's width. */
const TOUCH = 0.25
/** A vertical rule between columns covers at least this share of the table's height. */
const TALL_RULE = 0.4
/** Fewest inner vertical rules of a table in which all columns are ruled. */
const FULLY_RULED = 2
/** A ruled column is several columns when at least this share of its rows has cells side by side. */
const SPLIT_SHARE = 0.6
/** Rows with at least this share of the most pieces of one show the columns: the others are titles and rows with empty cells. */
const DENSE_SHARE = 0.6
/** A title between two columns is over them by at most this much, in points; see also `TOUCH`. */
const TITLE_REACH = 8
/** Fewest rows of a table that show that a cell alone has no column. */
const LEAST_ROWS = 4
/** Vertical rules nearer than this, in points, are one (double rules, edges of neighbouring cells). */
const SAME_RULE = 5

/**
 * Finds the columns of a table from the pieces of its rows and the vertical rules in it.
 *
 * Narrow pieces start columns and wider ones join them, so a title over several columns does not close the space between
 * them. Two columns become one where more rows cross the space between them than leave it free. Never gives overlapping
 * columns.
 */
export function findTableColumns(rows: readonly PieceRow[], rules: readonly Rule[], box: Box): TableColumn[] {
  const edges = verticalEdges(rules, box)
  if (edges.length >= FULLY_RULED) return bandsOf(edges, box).flatMap(band => splitBand(band, rows))
  return mergeCrossed(seedColumns(rows), rows, edges)
}

/** The columns of rows without vertical rules. */
export function columnsOfCells(rows: readonly PieceRow[]): TableColumn[] {
  return mergeCrossed(seedColumns(rows), rows, [])
}

function verticalEdges(rules: readonly Rule[], box: Box): number[] {
  const xs = rules
    .filter(rule => rule.orientation === 'vertical' && heightOf(rule.box) >= TALL_RULE * heightOf(box))
    .map(rule => (rule.box.left + rule.box.right) / 2)
    .filter(x => x > box.left + SAME_RULE && x < box.right - SAME_RULE)
    .sort((a, b) => a - b)
  return xs.filter((x, i) => x - (xs[i - 1] ?? -Infinity) > SAME_RULE)
}

function bandsOf(edges: readonly number[], box: Box): TableColumn[] {
  const bounds = [box.left, ...edges, box.right]
  return bounds.slice(1).map((right, i) => ({ left: bounds[i] ?? box.left, right }))
}

/** A ruled column, or the columns of cells in it where most of its rows have several. */
function splitBand(band: TableColumn, rows: readonly PieceRow[]): TableColumn[] {
  const inBand = rows
    .map(row => ({
      ...row,
      pieces: row.pieces.filter(({ box }) => box.left >= band.left - 1 && box.right <= band.right + 1),
    }))
    .filter(row => row.pieces.length > 0)
  if (inBand.length === 0 && !rows.some(row => row.pieces.some(piece => touchesColumn(piece.box, band)))) return []
  const columns = mergeCrossed(seedColumns(inBand), inBand, [])
  const split = inBand.filter(
    ({ pieces }) => new Set(pieces.map(piece => columnsOfBox(piece.box, columns).first)).size >= 2,
  )
  return columns.length >= 2 && split.length >= 2 && split.length >= SPLIT_SHARE * inBand.length ? columns : [band]
}

/**
 * Columns from pieces, narrow ones first. A piece that touches several columns neither starts nor widens one, nor does a title that is
 * over the space between two.
 */
function seedColumns(rows: readonly PieceRow[]): TableColumn[] {
  const most = Math.max(0, ...rows.map(row => row.pieces.length))
  const dense = rows.filter(row => row.pieces.length >= DENSE_SHARE * most)
  const found = growColumns(dense.flatMap(row => row.pieces))
  const sparse = rows.filter(row => !dense.includes(row)).map(row => row.pieces)
  const isBetween = (piece: Piece) =>
    !found.some(column => touchesColumn(piece.box, column)) &&
    found.some(column => column.right <= piece.box.left + TITLE_REACH) &&
    found.some(column => column.left >= piece.box.right - TITLE_REACH)
  const between = sparse.flatMap(pieces => pieces.filter(isBetween))
  const isAlone = (piece: Piece) => between.every(other => other === piece || overlapX(other.box, piece.box) <= 0)
  const titles = new Set(between.filter(isAlone))
  const columns = growColumns(
    sparse.flat().filter(piece => !titles.has(piece)),
    found,
  )
  return columns.filter((_, i) => !isOfLoneCell(i, columns, rows))
}

/** Whether a column has one cell, whose row has none in the columns beside it: the cell is over these. */
function isOfLoneCell(i: number, columns: readonly TableColumn[], rows: readonly PieceRow[]): boolean {
  const [before, column, behind] = [columns[i - 1], columns[i], columns[i + 1]]
  if (before === undefined || column === undefined || behind === undefined || rows.length < LEAST_ROWS) return false
  const fills = ({ pieces }: PieceRow, other: TableColumn) => pieces.some(({ box }) => touchesColumn(box, other))
  const [row, ...others] = rows.filter(other => fills(other, column))
  return row !== undefined && others.length === 0 && !fills(row, before) && !fills(row, behind)
}

function growColumns(pieces: readonly Piece[], found: readonly TableColumn[] = []): TableColumn[] {
  let columns = [...found]
  for (const { box } of [...pieces].sort((a, b) => widthOf(a.box) - widthOf(b.box) || a.box.left - b.box.left)) {
    const touched = columns.filter(column => touchesColumn(box, column))
    if (touched.length > 1) continue
    const [only] = touched
    const grown = only === undefined ? box : growInto(only, box, columns)
    columns = [...columns.filter(column => column !== only), { left: grown.left, right: grown.right }]
  }
  return splitOverlaps(columns.sort((a, b) => a.left - b.left))
}

/** A column grown by a piece as far as its neighbours: a title may hang over one of them. */
function growInto(column: TableColumn, box: Box, columns: readonly TableColumn[]): TableColumn {
  const before = columns.filter(({ right }) => right <= column.left).map(({ right }) => right)
  const behind = columns.filter(({ left }) => left >= column.right).map(({ left }) => left)
  return {
    left: Math.min(column.left, Math.max(box.left, ...before)),
    right: Math.max(column.right, Math.min(box.right, ...behind)),
  }
}

/** The columns, those that overlap ending in the middle of their overlap. */
function splitOverlaps(columns: readonly TableColumn[]): TableColumn[] {
  const apart: TableColumn[] = []
  for (const column of columns) {
    const last = apart[apart.length - 1]
    if (last === undefined || column.left >= last.right) apart.push(column)
    else if (column.right <= last.right) continue
    else {
      const middle = (column.left + last.right) / 2
      apart[apart.length - 1] = { left: last.left, right: middle }
      apart.push({ left: middle, right: column.right })
    }
  }
  return apart
}

/** Whether a box covers a good part of a column's width, or is inside it. */
export function touchesColumn(box: Pick<Box, 'left' | 'right'>, column: TableColumn): boolean {
  return overlapX(box, column) > TOUCH * Math.min(box.right - box.left, column.right - column.left)
}

/** Joins neighbours where more rows cross the space between them than have text on both sides of it. */
function mergeCrossed(
  columns: readonly TableColumn[],
  rows: readonly PieceRow[],
  edges: readonly number[],
): TableColumn[] {
  const merged: TableColumn[] = []
  for (const column of columns) {
    const last = merged[merged.length - 1]
    const isRuled = last !== undefined && edges.some(x => x >= last.right - SAME_RULE && x <= column.left + SAME_RULE)
    if (last !== undefined && !isRuled && isCrossed(last, column, rows)) {
      merged[merged.length - 1] = { left: last.left, right: column.right }
    } else merged.push(column)
  }
  return merged
}

function isCrossed(left: TableColumn, right: TableColumn, rows: readonly PieceRow[]): boolean {
  let crossing = 0
  let free = 0
  for (const { pieces } of rows) {
    if (pieces.some(piece => touchesColumn(piece.box, left) && touchesColumn(piece.box, right))) crossing++
    else if (
      pieces.some(piece => touchesColumn(piece.box, left)) &&
      pieces.some(piece => touchesColumn(piece.box, right))
    )
      free++
  }
  return crossing > free
}

/** Index of the first and last column that a box touches; the nearest one where it touches none. */
export function columnsOfBox(box: Box, columns: readonly TableColumn[]): { first: number; last: number } {
  const touched = columns.flatMap((column, i) => (touchesColumn(box, column) ? [i] : []))
  const [first] = touched
  const last = touched[touched.length - 1]
  if (first !== undefined && last !== undefined) return { first, last }
  const distances = columns.map(column => Math.max(column.left - box.right, box.left - column.right))
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances)))
  return { first: nearest, last: nearest }
}
