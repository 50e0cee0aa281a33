import type { Block } from '../../page/block.ts'
import type { GridCell, TableGrid } from '../../page/table-grid.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Cell, Table } from '../paper.ts'
import type { PrintedText } from '../paragraphs/inlines.ts'
import { joinParts } from './cut-rows.ts'

/** The rows and cells of a table, as far as the layout gives them; of a block without cells each line is a row. */
export function toTable(
  blocks: readonly Block[],
  print: (lines: readonly TextLine[]) => PrintedText,
): Pick<Table, 'rows' | 'frame' | 'rules'> {
  const grids = blocks.map(block => block.table ?? gridOfLines(block))
  const rows = joinParts(grids).map(row => row.map(cell => toCell(cell, print)))
  const [first] = blocks.flatMap(({ table }) => (table === undefined ? [] : [table]))
  return { rows, frame: first?.frame ?? 'void', rules: first?.rules ?? 'none' }
}

function gridOfLines({ lines }: Block): TableGrid {
  const rows = lines.map((line): GridCell[] => [
    { lines: [line], column: 0, columnSpan: 1, rowSpan: 1, isHeader: false },
  ])
  return { rows, frame: 'void', rules: 'none', evidence: [] }
}

function toCell(
  { lines, rowSpan, columnSpan, isHeader }: GridCell,
  print: (lines: readonly TextLine[]) => PrintedText,
): Cell {
  return { ...print(lines), rowSpan, columnSpan, isHeader }
}
