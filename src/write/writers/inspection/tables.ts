import type { CellArea, TableCorrection } from '../../../model/corrections/corrections.ts'
import { headOf, sizeOf } from '../../../understand/corrections/correct-table.ts'
import { type AllSeparators, separatorsOf } from '../../../understand/corrections/separate-cells.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TableGrid } from '../../../model/page/table-grid.ts'

/** A cell of a table, and the places of its lines among those of the block, from 0. */
export interface InspectedCell extends CellArea {
  readonly lines: readonly number[]
}

/** The cells of a table as the program finds them. */
export interface InspectedTable {
  readonly size: TableCorrection['size']
  /** How many rows at its top are its head. */
  readonly head: number
  readonly cells: readonly InspectedCell[]
  /** Where its columns and rows are separated, in points; not there on a turned page. */
  readonly separators?: AllSeparators
  /** The words of each line of the block: left and right edge in points. */
  readonly words: readonly (readonly (readonly [left: number, right: number])[])[]
}

/** The cells of a block; none where it has no grid. */
export function toInspectedTable({ lines }: Block, grid: TableGrid | undefined): InspectedTable | undefined {
  if (grid === undefined) return undefined
  const cells = grid.rows.flatMap((each, i) =>
    each.map(cell => ({
      row: i + 1,
      column: cell.column + 1,
      rows: cell.rowSpan,
      columns: cell.columnSpan,
      lines: cell.lines.map(line => lines.indexOf(line)),
    })),
  )
  const words = lines.map(line => line.words.map(({ box }) => [round(box.left), round(box.right)] as const))
  const found = separatorsOf(grid)
  const separators = found && { columns: found.columns.map(round), rows: found.rows.map(round) }
  return { size: sizeOf(grid), head: headOf(grid), cells, words, ...(separators && { separators }) }
}

/** Tenths of a point are finer than anybody points. */
function round(points: number): number {
  return Math.round(10 * points) / 10
}
