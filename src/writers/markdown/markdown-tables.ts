import type { Cell, Table } from '../../paper/paper.ts'
import { writeTableElement } from '../html/html-table.ts'
import { toPlainText } from '../document/plain-text.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { writeInlines, writeLines } from './markdown-inlines.ts'
import { type MarkdownPart, partOf, partsOf } from './markdown-parts.ts'

/** A table with its caption before it and its notes behind it: in the form of GFM, or as HTML where that cannot hold it. */
export function writeTable(table: Table, context: MarkdownContext): readonly MarkdownPart[] {
  const notes = table.notes.map(note => escapeLineStart(escapeMarkdown(toPlainText(note).trim())))
  return [
    ...partsOf(writeLines(table.caption, context), table),
    ...partOf(isPlain(table) ? writePipes(table.rows, context) : writeTableElement(table), table),
    ...partsOf(notes, table),
  ]
}

/** GFM has one line of headings, and cells of one row and column. */
function isPlain({ rows }: Table): boolean {
  return rows.every((row, i) =>
    row.every(cell => cell.rowSpan === 1 && cell.columnSpan === 1 && (!cell.isHeader || i === 0)),
  )
}

/** A table without headings has empty ones: GFM wants some. */
function writePipes(rows: readonly (readonly Cell[])[], context: MarkdownContext): string {
  const width = Math.max(0, ...rows.map(row => row.length))
  if (width === 0) return ''
  const lines = rows.map(row => toRow(Array.from({ length: width }, (_, i) => writeCell(row[i], context))))
  const hasHead = rows[0]?.some(cell => cell.isHeader) === true
  const head = hasHead ? lines.slice(0, 1) : [toRow(Array.from({ length: width }, () => ''))]
  const rule = `|${' --- |'.repeat(width)}`
  return [...head, rule, ...(hasHead ? lines.slice(1) : lines)].join('\n')
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function writeCell(cell: Cell | undefined, context: MarkdownContext): string {
  if (cell === undefined) return ''
  return writeInlines(cell.content, context, { isInTable: true }).replaceAll('|', '\\|')
}
