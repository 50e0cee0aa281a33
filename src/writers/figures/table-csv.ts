import type { Table } from '../../paper/paper.ts'
import { textWithoutMarks } from '../../paper/paragraphs/inlines.ts'
import { toPlainText } from '../document/plain-text.ts'

/**
 * The cells of a table as CSV (RFC 4180: commas, quotation marks, lines end in CR LF). A cell over several rows or columns
 * is in the first of its places, and the others are empty. Empty for a table without cells.
 */
export function writeTableCsv({ rows }: Pick<Table, 'rows'>): string {
  const grid: string[][] = rows.map(() => [])
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const { content, rowSpan, columnSpan } of row) {
      while (grid[y]?.[x] !== undefined) x++
      const text = toPlainText(textWithoutMarks(content)).trim()
      for (let down = 0; down < Math.min(rowSpan, rows.length - y); down++) {
        for (let across = 0; across < columnSpan; across++) {
          const line = grid[y + down]
          if (line !== undefined) line[x + across] = down === 0 && across === 0 ? text : ''
        }
      }
      x += columnSpan
    }
  }
  const width = Math.max(0, ...grid.map(line => line.length))
  return grid.map(line => `${Array.from({ length: width }, (_, x) => toField(line[x] ?? '')).join(',')}\r\n`).join('')
}

function toField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
