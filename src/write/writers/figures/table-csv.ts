import type { Table } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import { toPlainText } from '../document/plain-text.ts'

/**
 * The cells of a table as CSV (RFC 4180: commas, quotation marks, lines end in CR LF). A cell over several rows or columns
 * is in the first of its places, and the others are empty. Empty for a table without cells.
 *
 * @param isSafe whether what a spreadsheet would take for a formula begins with `'`, so that opening the file runs nothing;
 *   default false: the cells are as they are printed
 */
export function writeTableCsv({ rows }: Pick<Table, 'rows'>, { isSafe = false } = {}): string {
  const grid: string[][] = rows.map(() => [])
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const { content, rowSpan, columnSpan } of row) {
      while (grid[y]?.[x] !== undefined) x++
      const printed = toPlainText(textWithoutMarks(content)).trim()
      const text = isSafe && isFormula(printed) ? `'${printed}` : printed
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
  return grid
    .map(line => `${Array.from({ length: width }, (_, x) => toField(line[x] ?? '', isSafe)).join(',')}\r\n`)
    .join('')
}

const NUMBER = "[.,]?\\d[\\d.,'’\\s]*(?:e[+-]?\\d+)?\\s?%?"
/** What calculates nothing: a number with its error, range or marks after it, or signs for none. */
const VALUE = new RegExp(
  `^(?:[+-]\\s?${NUMBER}(?:\\s?±\\s?${NUMBER})?(?:\\s?[([][+-]?${NUMBER}[)\\]])?\\s?[*†‡§]*|[+-]+)$`,
  'iu',
)

/** Whether spreadsheets take a cell for a formula (OWASP, "CSV injection"): a signed number is not one. */
function isFormula(text: string): boolean {
  return /^[=+\-@＝＋－＠\t\r\n]/u.test(text) && !VALUE.test(text)
}

/** Some spreadsheets part fields at semicolons and tabs, after which a cell could begin. */
function toField(text: string, isSafe: boolean): string {
  const isQuoted = (isSafe ? /[",;\t\r\n]/ : /[",\r\n]/).test(text)
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}
