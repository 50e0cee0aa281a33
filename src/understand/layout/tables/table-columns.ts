import { type Box, heightOf, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { type ChosenColumn, chooseColumns, type RowCell, type RuledColumns } from './columns/choose-columns.ts'
import { partCells } from './columns/part-cells.ts'
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
/** Cells are side by side where their baselines differ by less than this, in ems. */
const BESIDE_IN_EMS = 0.8
/** Vertical rules nearer than this, in points, are one (double rules, edges of neighbouring cells). */
const SAME_RULE = 5

/**
 * Finds the columns of a table from the pieces of its rows and the vertical rules in it.
 *
 * Rules always part columns. Where there are two or more, each strip between them is a column, or several where most of its rows have cells side by side.
 * Never gives overlapping columns.
 */
export function findTableColumns(rows: readonly PieceRow[], rules: readonly Rule[], box: Box): ChosenColumn[] {
  const walls = verticalEdges(rules, box)
  return columnsBetween(rows, { walls, areRuled: walls.length >= FULLY_RULED })
}

/** The columns of rows without vertical rules. */
export function columnsOfCells(rows: readonly PieceRow[]): ChosenColumn[] {
  return columnsBetween(rows, {})
}

/** The rows, their pieces parted into the cells of the columns that all of them have together. */
export function splitRows(rows: readonly PieceRow[]): PieceRow[] {
  return partCells(rows, columnsOfCells(rows))
}

function verticalEdges(rules: readonly Rule[], box: Box): number[] {
  const xs = rules
    .filter(rule => rule.orientation === 'vertical' && heightOf(rule.box) >= TALL_RULE * heightOf(box))
    .map(rule => (rule.box.left + rule.box.right) / 2)
    .filter(x => x > box.left + SAME_RULE && x < box.right - SAME_RULE)
    .sort((a, b) => a - b)
  return xs.filter((x, i) => x - (xs[i - 1] ?? -Infinity) > SAME_RULE)
}

function columnsBetween(rows: readonly PieceRow[], ruled: Partial<RuledColumns>): ChosenColumn[] {
  const words = sideBySide(rows).map(wordsOfRow)
  return chooseColumns(
    words.map(({ words, blanks }) => ({ cells: cellsOf(words, blanks), blanks })),
    ruled,
  )
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
function cellsOf(words: readonly Word[], blanks: readonly Blank[]): RowCell[] {
  const starts = [0, ...blanks.flatMap(({ isSure }, i) => (isSure ? [i + 1] : []))]
  return starts.flatMap((start, i) => {
    const cell = words.slice(start, starts[i + 1])
    if (cell.length === 0) return []
    const [left, right] = [Math.min(...cell.map(word => word.left)), Math.max(...cell.map(word => word.right))]
    return [{ left, right, isValue: isValue(cell.map(({ text }) => text).join(' ')) }]
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
