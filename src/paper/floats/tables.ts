import type { TableGrid } from '../../page/table-grid.ts'
import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Cell, Table } from '../paper.ts'
import type { PrintedText } from '../paragraphs/inlines.ts'

/** The rows and cells of a table, as far as the layout gives them; of a block without cells each line is a row. */
export function toTable(
  blocks: readonly Block[],
  print: (lines: readonly TextLine[]) => PrintedText,
): Pick<Table, 'rows' | 'frame' | 'rules'> {
  const rows = blocks.flatMap(block =>
    block.table === undefined
      ? block.lines.map((line): Cell[] => [{ ...print([line]), rowSpan: 1, columnSpan: 1, isHeader: false }])
      : rowsOfGrid(block.table, print),
  )
  const [first] = blocks.flatMap(({ table }) => (table === undefined ? [] : [table]))
  return { rows, frame: first?.frame ?? 'void', rules: first?.rules ?? 'none' }
}

function rowsOfGrid(grid: TableGrid, print: (lines: readonly TextLine[]) => PrintedText): Cell[][] {
  return grid.rows.map(row =>
    row.map(({ lines, rowSpan, columnSpan, isHeader }) => ({
      ...print(lines),
      rowSpan,
      columnSpan,
      isHeader,
    })),
  )
}
