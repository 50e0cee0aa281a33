import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { boxOfChain, MOST_ROWS_OF_HEAD, OVERHANG, type RuleChain } from '../rule-chains.ts'
import { columnsOfCells, splitRows, type TableColumn, touchesColumn } from '../table-columns.ts'
import { isNumeric } from '../table-region.ts'
import type { PieceRow } from '../tabular-rows.ts'
import { growRows } from '../unruled-tables.ts'

/** The names of columns are right above the rule below them: their baseline is at most this far above, in ems. */
const HEAD_REACH_IN_EMS = 1.6
/** Least share of the columns that a head names. */
const LEAST_NAMED = 0.5
/** Rows of a head are at most this many times as far apart as those of its table. */
const FURTHEST_IN_ROWS = 1.4
/** The same in ems, where a table has no two rows in sequence. */
const USUAL_DISTANCE_IN_EMS = 1.5
/** The type of a head is at most this share larger or smaller than that of its table. */
const SAME_SIZE = 0.15
/** Rows with at least this share of numbers after the first column are not a head. */
const NUMBERS_SHARE = 0.5

/**
 * The head of a table above its first rule, which is then the one below the head.
 *
 *     River          Bridges
 *     ───────────────────────
 *     Lind                 3
 *     Alme                 5
 *     ───────────────────────
 *
 * None where the first rows below that rule are a head themselves.
 */
export function openHead(pieces: readonly Piece[], chain: RuleChain, rows: readonly PieceRow[]): PieceRow[] {
  if (opensWithHead(chain)) return []
  const columns = columnsOfCells(rows)
  const { left, right, top: y } = boxOfChain(chain)
  const start = { y, direction: 'up' as const, left, right, margin: OVERHANG, reachInEms: HEAD_REACH_IN_EMS }
  const above = growRows(pieces, start, startsCaption).reverse()
  if (columns.length < 2) return []
  const reach = FURTHEST_IN_ROWS * distanceOf(rows)
  const end = above.findIndex((row, i) => {
    const last = above[i - 1]
    return i > 0 && (last === undefined || last.baseline - row.baseline > reach || !isOver(row, columns, rows))
  })
  const near = above.slice(0, Math.min(end < 0 ? above.length : end, MOST_ROWS_OF_HEAD))
  const named = near.findIndex((_, i) => nameColumns(near.slice(0, i + 1), columns, rows))
  if (named < 0) return []
  // What is above the names is a title of several columns, but not a heading above the table.
  const others = near.slice(named + 1)
  const loose = others.findIndex(row => row.pieces.length < 2 && row.pieces.some(({ box }) => isInFirst(box, columns)))
  return near.slice(0, named + 1 + (loose < 0 ? others.length : loose)).reverse()
}

function isInFirst(box: Piece['box'], [first]: readonly TableColumn[]): boolean {
  return first !== undefined && box.left < first.right
}

/** Whether the rows between the first two rules are the head: few, with another rule below the rows, and no numbers. */
function opensWithHead({ rules, stretches }: RuleChain): boolean {
  const [first] = stretches
  if (first === undefined || rules.length < 3) return false
  return first.length <= MOST_ROWS_OF_HEAD && shareOfNumbers(first) < NUMBERS_SHARE
}

/** The share of numbers among the cells of rows, but for the first of each row. */
export function shareOfNumbers(rows: readonly PieceRow[]): number {
  const cells = splitRows(rows).flatMap(({ pieces }) => pieces.slice(1))
  const numbers = cells.filter(({ runs }) => isNumeric(runs.map(({ text }) => text).join('')))
  return numbers.length / Math.max(1, cells.length)
}

/** Whether rows have names in several columns, each in one: a cell may have two lines where the others have one. */
function nameColumns(head: readonly PieceRow[], columns: readonly TableColumn[], rows: readonly PieceRow[]): boolean {
  if (!head.every(row => isOfSize(row, rows))) return false
  const names = splitRows(head).map(({ pieces }) =>
    pieces.map(({ box }) => columns.filter(column => touchesColumn(box, column))),
  )
  const isInOne = names.flat().every(touched => touched.length === 1)
  const differ = names.every(row => new Set(row.flat()).size === row.length)
  const count = new Set(names.flat(2)).size
  return isInOne && differ && count >= Math.max(2, LEAST_NAMED * columns.length)
}

/** Whether the cells of a row are over columns, as titles of several of them are. */
function isOver(row: PieceRow, columns: readonly TableColumn[], rows: readonly PieceRow[]): boolean {
  return isOfSize(row, rows) && row.pieces.every(({ box }) => columns.some(column => touchesColumn(box, column)))
}

function isOfSize({ size }: PieceRow, [row]: readonly PieceRow[]): boolean {
  return row !== undefined && Math.abs(size - row.size) <= SAME_SIZE * row.size
}

/** The middle distance of two rows in sequence. */
function distanceOf(rows: readonly PieceRow[]): number {
  const distances = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? row.baseline))
  return (
    distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)] ?? USUAL_DISTANCE_IN_EMS * (rows[0]?.size ?? 0)
  )
}
