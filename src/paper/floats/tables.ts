import type { TableGrid } from '../../page/table-grid.ts'
import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Cell, Inline, Table } from '../paper.ts'

/** Rows and cells of a table, as far as geometry gives them; a block without cells gives a row a line. */
export function toTable(
  blocks: readonly Block[],
  toContent: (lines: readonly TextLine[]) => Inline[],
): Pick<Table, 'rows' | 'frame' | 'rules'> {
  const rows = blocks.flatMap(block =>
    block.table === undefined
      ? block.lines.map((line): Cell[] => [{ content: toContent([line]), rowSpan: 1, columnSpan: 1, isHeader: false }])
      : rowsOfGrid(block.table, toContent),
  )
  const [first] = blocks.flatMap(({ table }) => (table === undefined ? [] : [table]))
  return { rows, frame: first?.frame ?? 'void', rules: first?.rules ?? 'none' }
}

function rowsOfGrid(grid: TableGrid, toContent: (lines: readonly TextLine[]) => Inline[]): Cell[][] {
  return grid.rows.map(row =>
    row.map(({ lines, rowSpan, columnSpan, isHeader }) => ({
      content: lines.length === 0 ? [] : toContent(lines),
      rowSpan,
      columnSpan,
      isHeader,
    })),
  )
}
