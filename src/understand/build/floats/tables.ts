import type { Block } from '../../../model/page/block.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { Cell, Table } from '../../../model/paper/paper.ts'
import type { PrintedText } from '../paragraphs/inlines.ts'
import { placesOf } from '../paragraphs/places.ts'
import { joinParts } from './cut-rows.ts'
import { findRowRoles, type RoledRow, scopeOf } from './table-roles.ts'

/** The rows and cells of a table, as far as the layout gives them; of a block without cells each line is a row. */
export function toTable(
  blocks: readonly Block[],
  print: (lines: readonly TextLine[]) => PrintedText,
): Pick<Table, 'rows' | 'rowRoles' | 'frame' | 'rules'> {
  const grids = blocks.map(block => block.table ?? gridOfLines(block))
  const roled = findRowRoles(joinParts(grids))
  const rows = roled.map(row => row.cells.map(cell => toCell(cell, row, print)))
  const [first] = blocks.flatMap(({ table }) => (table === undefined ? [] : [table]))
  const rowRoles = roled.map(({ role }) => role)
  return { rows, rowRoles, frame: first?.frame ?? 'void', rules: first?.rules ?? 'none' }
}

function gridOfLines({ lines }: Block): TableGrid {
  const rows = lines.map((line): GridCell[] => [
    { lines: [line], column: 0, columnSpan: 1, rowSpan: 1, isHeader: false },
  ])
  return { rows, frame: 'void', rules: 'none', evidence: [] }
}

function toCell(cell: GridCell, row: RoledRow, print: (lines: readonly TextLine[]) => PrintedText): Cell {
  const { lines, rowSpan, columnSpan } = cell
  const scope = scopeOf(cell, row)
  return {
    ...print(lines),
    rowSpan,
    columnSpan,
    isHeader: scope !== undefined || row.role === 'head' || row.role === 'units',
    ...(scope === undefined ? {} : { scope }),
    ...(lines.length === 0 ? {} : { places: placesOf(lines) }),
  }
}
