import type { Cell, Table } from '../../paper/paper.ts'
import { element, wrapped } from '../document/markup.ts'
import { bareContext, type HtmlContext, writeHtmlInlines } from './html-inlines.ts'

/** The rows of a table as one element of HTML, on one line; `''` for a table without rows. */
export function writeTableElement({ rows }: Table, context: HtmlContext = bareContext(), caption = ''): string {
  const filled = rows.filter(row => row.length > 0)
  const heads = countHeads(filled)
  if (filled.length === 0) return ''
  return element('table', {}, [
    caption,
    wrapped(
      'thead',
      {},
      filled.slice(0, heads).map(row => writeRow(row, 'col', context)),
    ),
    wrapped(
      'tbody',
      {},
      filled.slice(heads).map(row => writeRow(row, 'row', context)),
    ),
  ])
}

/** Rows at the top that hold headings alone. Rows that a cell covers belong together. */
function countHeads(rows: readonly (readonly Cell[])[]): number {
  const first = rows.findIndex(row => row.some(cell => !cell.isHeader))
  const heads = first < 0 ? 0 : first
  const isCut = rows.slice(0, heads).some((row, i) => row.some(cell => i + cell.rowSpan > heads))
  return isCut ? 0 : heads
}

function writeRow(row: readonly Cell[], scope: 'col' | 'row', context: HtmlContext): string {
  return element(
    'tr',
    {},
    row.map(cell => writeCell(cell, scope, context)),
  )
}

function writeCell(cell: Cell, scope: 'col' | 'row', context: HtmlContext): string {
  const attributes = {
    scope: cell.isHeader ? scope : undefined,
    rowspan: cell.rowSpan > 1 ? cell.rowSpan : undefined,
    colspan: cell.columnSpan > 1 ? cell.columnSpan : undefined,
  }
  return element(cell.isHeader ? 'th' : 'td', attributes, writeHtmlInlines(cell.content, context))
}
