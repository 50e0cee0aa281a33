import { type Box, heightOf, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { Piece } from '../lines/pieces.ts'
import { type ChosenColumn, chooseColumns } from './columns/choose-columns.ts'
import { type Blank, type Word, wordsOfRow } from './columns/row-words.ts'
import { isValue } from './table-region.ts'
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
/** A ruled column is several columns when at least this share of its rows has cells side by side, but for those of one value where others have several. */
const SPLIT_SHARE = 0.6
/** Cells are side by side where their baselines differ by less than this, in ems. */
const BESIDE_IN_EMS = 0.8
/** Vertical rules nearer than this, in points, are one (double rules, edges of neighbouring cells). */
const SAME_RULE = 5

/**
 * Finds the columns of a table from the pieces of its rows and the vertical rules in it.
 *
 * Where two rules or more part the columns, each strip between them is a column, or several where most of its rows have cells side by side.
 * Never gives overlapping columns.
 */
export function findTableColumns(rows: readonly PieceRow[], rules: readonly Rule[], box: Box): ChosenColumn[] {
  const edges = verticalEdges(rules, box)
  if (edges.length >= FULLY_RULED) return bandsOf(edges, box).flatMap(band => splitBand(band, rows))
  return columnsBetween(rows, edges)
}

/** The columns of rows without vertical rules. */
export function columnsOfCells(rows: readonly PieceRow[]): TableColumn[] {
  return columnsBetween(rows, [])
}

function verticalEdges(rules: readonly Rule[], box: Box): number[] {
  const xs = rules
    .filter(rule => rule.orientation === 'vertical' && heightOf(rule.box) >= TALL_RULE * heightOf(box))
    .map(rule => (rule.box.left + rule.box.right) / 2)
    .filter(x => x > box.left + SAME_RULE && x < box.right - SAME_RULE)
    .sort((a, b) => a - b)
  return xs.filter((x, i) => x - (xs[i - 1] ?? -Infinity) > SAME_RULE)
}

function bandsOf(edges: readonly number[], box: Box): ChosenColumn[] {
  const bounds = [box.left, ...edges, box.right]
  return bounds.slice(1).map((right, i) => {
    const left = bounds[i] ?? box.left
    return { from: i === 0 ? -Infinity : left, left, right }
  })
}

/** A ruled column, or the columns of cells in it where most of its rows have several. */
function splitBand(band: ChosenColumn, rows: readonly PieceRow[]): ChosenColumn[] {
  const inBand = rows
    .map(row => ({
      ...row,
      pieces: row.pieces.filter(({ box }) => box.left >= band.left - 1 && box.right <= band.right + 1),
    }))
    .filter(row => row.pieces.length > 0)
  if (inBand.length === 0 && !rows.some(row => row.pieces.some(piece => touchesColumn(piece.box, band)))) return []
  const columns = columnsBetween(inBand, [])
  const touched = inBand.map(({ pieces }) => pieces.map(piece => columnsOfBox(piece.box, columns)))
  const split = touched.filter(row => new Set(row.map(({ first }) => first)).size >= 2).length
  const values = inBand.filter(({ pieces }) => pieces.every(isOfValue)).map(({ pieces }) => pieces.length)
  const alone = values.some(count => count > 1) ? values.filter(count => count === 1).length : 0
  return columns.length >= 2 && split >= 2 && split >= SPLIT_SHARE * (inBand.length - alone)
    ? columns.map((column, i) => (i === 0 ? { ...column, from: band.from } : column))
    : [band]
}

function isOfValue({ runs }: Piece): boolean {
  return isValue(runs.map(({ text }) => text).join(' '))
}

/** The columns of cells between the best separators. */
function columnsBetween(rows: readonly PieceRow[], walls: readonly number[]): ChosenColumn[] {
  const words = sideBySide(rows).map(wordsOfRow)
  const lines = words.map(({ words, blanks }) => ({ cells: cellsOf(words, blanks), blanks }))
  return chooseColumns(lines, walls)
}

/** The rows, those joined that are beside one another though their baselines differ: cells are centred in height. */
function sideBySide(rows: readonly PieceRow[]): PieceRow[] {
  const joined: PieceRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const isNear = last !== undefined && row.baseline - last.baseline < BESIDE_IN_EMS * Math.min(row.size, last.size)
    const isFree = isNear && row.pieces.every(({ box }) => last.pieces.every(other => overlapX(other.box, box) <= 0))
    if (last !== undefined && isFree) {
      const pieces = [...last.pieces, ...row.pieces].sort((a, b) => a.box.left - b.box.left)
      joined[joined.length - 1] = { ...row, pieces, box: uniteBoxes([last.box, row.box]) }
    } else joined.push(row)
  }
  return joined
}

/** The words between sure blanks. */
function cellsOf(words: readonly Word[], blanks: readonly Blank[]): TableColumn[] {
  const starts = [0, ...blanks.flatMap(({ isSure }, i) => (isSure ? [i + 1] : []))]
  return starts.flatMap((start, i) => {
    const cell = words.slice(start, starts[i + 1])
    if (cell.length === 0) return []
    return [{ left: Math.min(...cell.map(word => word.left)), right: Math.max(...cell.map(word => word.right)) }]
  })
}

/** Whether a box covers a good part of a column's width, or is inside it. */
export function touchesColumn(box: Pick<Box, 'left' | 'right'>, column: TableColumn): boolean {
  return overlapX(box, column) > TOUCH * Math.min(box.right - box.left, column.right - column.left)
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
