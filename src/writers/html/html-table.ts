import type { Cell, Table } from '../../paper/paper.ts'
import { countHeadRows } from '../document/table-heads.ts'
import { element, wrapped } from '../document/markup.ts'
import { bareContext, type HtmlContext, writeHtmlInlines } from './html-inlines.ts'

/** The rows of a table as one element of HTML, on one line; `''` for a table without rows. */
export function writeTableElement({ rows }: Table, context: HtmlContext = bareContext(), caption = ''): string {
  const filled = rows.filter(row => row.length > 0)
  const heads = countHeadRows(filled)
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
