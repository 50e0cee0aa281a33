import type { Cell, Table } from '../../../model/paper/paper.ts'
import { toInlineTree, withoutPages } from '../document/inline-tree.ts'
import { toPlainText } from '../document/plain-text.ts'
import { planTable } from '../document/plan-table.ts'
import { bareContext, writeHtmlTree } from '../html/html-inlines.ts'
import { writeTableElement } from '../html/html-table.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { type MarkdownContext, pageMarksOf } from './markdown-context.ts'
import { writeInlines, writeLines } from './markdown-inlines.ts'
import { type MarkdownPart, partOf, partsOf } from './markdown-parts.ts'

/** The end of what only HTML can write, such as raised text: a cell that needs it is easier to read among cells of HTML. */
const TAG = '</'

/** A table with its caption before it and its notes after it: in the form of GFM, or as HTML where that cannot hold it. */
export function writeTable(table: Table, context: MarkdownContext): readonly MarkdownPart[] {
  const notes = table.notes.map(note => escapeLineStart(escapeMarkdown(toPlainText(note).trim())))
  const pipes = isPlain(table) ? writePipes(table.rows, context) : TAG
  const rows = pipes.includes(TAG) ? writeTableElement(table, cell => writeHtmlCell(cell, context)) : pipes
  return [...partsOf(writeLines(table.caption, context), table), ...partOf(rows, table), ...partsOf(notes, table)]
}

/** GFM has one row of heads, and cells of one row and column. */
function isPlain(table: Table): boolean {
  const { head, bodies } = planTable(table)
  const rows = [...head, ...bodies.flat()]
  return (
    head.length === 1 && rows.every(({ cells }) => cells.every(cell => cell.rowSpan === 1 && cell.columnSpan === 1))
  )
}

function writePipes(rows: readonly (readonly Cell[])[], context: MarkdownContext): string {
  const width = Math.max(0, ...rows.map(row => row.length))
  const [head = '', ...others] = rows.map(row =>
    toRow(Array.from({ length: width }, (_, i) => writeCell(row[i], context))),
  )
  return [head, `|${' --- |'.repeat(width)}`, ...others].join('\n')
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function writeCell(cell: Cell | undefined, context: MarkdownContext): string {
  if (cell === undefined) return ''
  return writeInlines(cell.content, context, { isInTable: true }).replaceAll('|', '\\|')
}

/** Nothing in a cell is linked; a page that begins in it has the mark of Markdown. Between dollars some readers see a formula in HTML too. */
function writeHtmlCell({ content }: Cell, context: MarkdownContext): string {
  const pages = content.flatMap(inline => (inline.type === 'page-break' ? [inline.page] : []))
  const html = writeHtmlTree(withoutPages(toInlineTree(content)), bareContext())
  return pageMarksOf(pages, context) + html.replaceAll('$', '&#36;')
}
