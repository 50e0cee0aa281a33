import { uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { columnsOfCells, touchesColumn } from './table-columns.ts'
import { hasLongLine, type PieceRow } from './tabular-rows.ts'

/** Lines of a note begin at most this far from the left side of the table, in ems. */
const AT_SIDE_IN_EMS = 1
/** Least share of the table's width that the first line of a note covers. */
const FULL = 0.6
/** A full stop, which cells seldom end in; the digits that may follow that of running text would be those of a number. */
const ENDS_IN_STOP = /[.!?]["”»’)\]]*$/u

/**
 * How many rows are above the note that ends a table, inside its last rule: lines of text from the left side over several
 * columns, at least one of them long, that end a sentence. All rows where there is none.
 */
export function countRowsAboveNote(rows: readonly PieceRow[]): number {
  const box = uniteBoxes(rows.map(row => row.box))
  const isLine = ({ pieces: [piece, ...others], size }: PieceRow) =>
    piece !== undefined && others.length === 0 && Math.abs(piece.box.left - box.left) < AT_SIDE_IN_EMS * size
  const start = rows.findLastIndex(row => !isLine(row)) + 1
  const columns = columnsOfCells(rows.slice(0, start))
  const isOverColumns = (row: PieceRow) => columns.filter(column => touchesColumn(row.box, column)).length > 1
  const opens = rows
    .slice(start)
    .findIndex(row => hasLongLine(row) && isOverColumns(row) && widthOf(row.box) >= FULL * widthOf(box))
  const last = rows.at(-1)?.pieces.at(-1)?.runs.at(-1)?.text ?? ''
  return start === 0 || opens < 0 || !ENDS_IN_STOP.test(last) ? rows.length : start + opens
}
