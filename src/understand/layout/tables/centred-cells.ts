import { groupBy } from '../../../base/collections/group-by.ts'
import { columnsOfBox, columnsOfCells } from './table-columns.ts'
import { countTabularRows, type PieceRow } from './tabular-rows.ts'

/** The middles of the cells of one row differ by less than this, in ems. */
const OFF_MIDDLE_IN_EMS = 0.3

/**
 * Rows with cells side by side in what is between two rules; all rows where it is one row of the table whose cells are centred in
 * height: the lines of a short cell are between those of a tall one.
 *
 *                   leaves and stems of
 *         Mint      the first year, dried
 *                   in the shade
 */
export function countCells(stretch: readonly PieceRow[]): number {
  const count = countTabularRows(stretch)
  return count === 0 && areCentred(stretch) ? stretch.length : count
}

function areCentred(stretch: readonly PieceRow[]): boolean {
  const columns = columnsOfCells(stretch)
  if (columns.length < 2) return false
  const pieces = stretch.flatMap(row => row.pieces)
  const cells = [...groupBy(pieces, ({ box }) => columnsOfBox(box, columns).first).values()]
  const middles = cells.map(lines => {
    const baselines = lines.map(({ baseline }) => baseline)
    return (Math.min(...baselines) + Math.max(...baselines)) / 2
  })
  const size = Math.max(...stretch.map(row => row.size))
  return cells.length === columns.length && Math.max(...middles) - Math.min(...middles) < OFF_MIDDLE_IN_EMS * size
}
