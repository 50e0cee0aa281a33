import type { Cell, Table } from '../../../model/paper/paper.ts'
import { element, wrapped } from '../document/markup.ts'
import { type PlannedRow, planTable } from '../document/plan-table.ts'

/** The rows of a table as one element of HTML, on one line; `''` for a table without rows. */
export function writeTableElement(table: Table, writeContent: (cell: Cell) => string, caption = ''): string {
  const { head, bodies } = planTable(table)
  if (head.length + bodies.length === 0) return ''
  const writeRows = (rows: readonly PlannedRow[]) => rows.map(row => writeRow(row, writeContent))
  return element('table', {}, [
    caption,
    wrapped('thead', {}, writeRows(head)),
    ...bodies.map(rows => wrapped('tbody', {}, writeRows(rows))),
  ])
}

function writeRow({ cells, role }: PlannedRow, writeContent: (cell: Cell) => string): string {
  const isNamed = role === 'units' || role === 'total'
  return element(
    'tr',
    { class: isNamed ? role : undefined },
    cells.map(cell => writeCell(cell, writeContent(cell))),
  )
}

/** An empty cell of a head names nothing. */
function writeCell({ isHeader, scope, rowSpan, columnSpan }: Cell, content: string): string {
  const isHead = isHeader && content !== ''
  const attributes = {
    scope: isHead ? (scope ?? 'col') : undefined,
    rowspan: rowSpan > 1 ? rowSpan : undefined,
    colspan: columnSpan > 1 ? columnSpan : undefined,
  }
  return element(isHead ? 'th' : 'td', attributes, content)
}
