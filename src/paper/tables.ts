import type { Block, TextLine } from '../page/text-line.ts'
import type { Cell, Inline, Table } from './paper.ts'

/** Rows and cells of a table, as far as geometry gives them. */
export function toTable(
  blocks: readonly Block[],
  toContent: (lines: readonly TextLine[]) => Inline[],
): Pick<Table, 'rows' | 'frame' | 'rules'> {
  const rows = blocks.flatMap(block =>
    block.lines.map((line): Cell[] => [{ content: toContent([line]), rowSpan: 1, columnSpan: 1, isHeader: false }]),
  )
  return { rows, frame: 'void', rules: 'none' }
}
