import { isNumeric, isValue } from '../../layout/tables/table-region.ts'
import type { GridCell } from '../../../model/page/table-grid.ts'
import type { CellScope, RowRole } from '../../../model/paper/paper.ts'
import { isTotal, isUnit } from './row-words.ts'

type Row = readonly GridCell[]

/** A row with its texts and what it is. */
export interface RoledRow {
  readonly cells: Row
  readonly role: RowRole
  /** What its first cell names. */
  readonly names?: 'row' | 'rowgroup'
}

/** Most rows of a head that no rule shows. */
const MOST_HEAD_ROWS = 3
/** Largest share of the rows that are its head. */
const LARGEST_HEAD = 0.5
/** Fewest cells with text in a row that names columns. */
export const LEAST_NAMES = 2
/** Least share of the cells with text in columns of numbers that are numbers, or signs in their place. */
const VALUE_SHARE = 0.6
/** Least share of the cells with text in the first column that have words, where it names rows. */
const WORD_SHARE = 0.8
/** Rows below a label are this much further right than it, in ems. */
const INDENT_IN_EMS = 0.5

/**
 * What each row of a table is. A head is above a rule (the layout knows it), or bold above rows that are not, or words above
 * columns of numbers. The first column names rows where it has words beside numbers.
 */
export function findRowRoles(rows: readonly Row[]): RoledRow[] {
  const head = findHead(rows)
  const body = rows.slice(head)
  const count = Math.max(0, ...rows.map(widthOfRow))
  const isNamed = namesRows(body, count)
  return rows.map((cells, i): RoledRow => {
    if (i < head) return { cells, role: i > 0 && isUnitRow(cells) ? 'units' : 'head' }
    const next = rows[i + 1]
    if (next !== undefined && isGroup(cells, next, { count, body })) return { cells, role: 'group', names: 'rowgroup' }
    const isSum = isTotal(textOf(filledOf(cells)[0])) && cells.some(cell => isNumeric(textOf(cell)))
    const role = isSum ? 'total' : 'data'
    return isNamed ? { cells, role, names: namesMore(cells, next) ? 'rowgroup' : 'row' } : { cells, role }
  })
}

export function scopeOf(cell: GridCell, { role, names }: RoledRow): CellScope | undefined {
  if (cell.lines.length === 0) return undefined
  if (role === 'head' || role === 'units') return cell.columnSpan > 1 ? 'colgroup' : 'col'
  return cell.column === 0 ? names : undefined
}

/** Whether the first cell of a row names the next one too: it covers it, or nothing is below it. */
function namesMore(cells: Row, next: Row | undefined): boolean {
  if (cells.some(({ column, rowSpan }) => column === 0 && rowSpan > 1)) return true
  const below = next?.find(({ column }) => column === 0)
  return next !== undefined && below?.lines.length === 0 && filledOf(next).length > 0
}

/** How many rows at the top name the columns. */
function findHead(rows: readonly Row[]): number {
  const other = rows.findIndex(row => row.some(({ isHeader }) => !isHeader))
  const ruled = other < 0 ? 0 : other
  const named = ruled > 0 ? ruled : Math.max(countBold(rows), countWords(rows))
  const whole = Math.max(named, ...rows.slice(0, named).flatMap((row, i) => row.map(cell => i + cell.rowSpan)))
  const isTitled = rows[whole - 1]?.some(({ columnSpan, lines }) => columnSpan > 1 && lines.length > 0) === true
  const spanned = isTitled ? whole + countWords(rows.slice(whole)) : whole
  const units = rows[spanned]
  const head = spanned > 0 && units !== undefined && isUnitRow(units) ? spanned + 1 : spanned
  return head > LARGEST_HEAD * rows.length ? ruled : head
}

/** Rows of bold cells at the top, where most of the cells below are not bold. */
function countBold(rows: readonly Row[]): number {
  const end = rows.findIndex(row => !isBold(row) || filledOf(row).length < LEAST_NAMES)
  if (end <= 0 || end > MOST_HEAD_ROWS) return 0
  const below = rows.slice(end).flatMap(filledOf)
  return below.filter(isBoldCell).length > below.length / 2 ? 0 : end
}

/** Rows of words at the top, above columns most of which have numbers. */
function countWords(rows: readonly Row[]): number {
  const end = rows.findIndex(row => filledOf(row).length < LEAST_NAMES || row.some(cell => isValue(textOf(cell))))
  if (end <= 0 || end > MOST_HEAD_ROWS) return 0
  const columns = new Set(
    rows
      .slice(0, end)
      .flatMap(filledOf)
      .map(({ column }) => column)
      .filter(column => column > 0),
  )
  const numbered = [...columns].filter(column => hasValues(rows.slice(end), column))
  return numbered.length >= Math.max(1, VALUE_SHARE * columns.size) ? end : 0
}

function hasValues(rows: readonly Row[], column: number): boolean {
  const cells = rows.flatMap(row => filledOf(row).filter(cell => cell.column === column))
  const values = cells.filter(cell => isValue(textOf(cell)))
  return values.some(cell => isNumeric(textOf(cell))) && values.length >= VALUE_SHARE * cells.length
}

/** Whether the first column has words, from the first row on, and one or more of the others have numbers. */
function namesRows(body: readonly Row[], count: number): boolean {
  const first = body.flatMap(row => row.filter(({ column, columnSpan }) => column === 0 && columnSpan < count))
  const filled = first.filter(({ lines }) => lines.length > 0)
  if (first[0] === undefined || first[0] !== filled[0]) return false
  const words = filled.filter(cell => !isValue(textOf(cell)))
  if (words.length < WORD_SHARE * filled.length) return false
  return Array.from({ length: count - 1 }, (_, i) => i + 1).some(column => hasValues(body, column))
}

/**
 * Whether a row is a label of those below it: one cell over the whole width, or the first cell alone, where it is bold or italic or
 * ends with a colon or the next row is indented.
 */
function isGroup(row: Row, next: Row, { count, body }: { count: number; body: readonly Row[] }): boolean {
  const [cell, ...others] = filledOf(row)
  const below = next.find(({ column }) => column === 0)
  if (cell === undefined || others.length > 0 || cell.column > 0 || count < 2 || isNumeric(textOf(cell))) return false
  if (filledOf(next).length < LEAST_NAMES) return false
  if (cell.columnSpan === count) return true
  const [line, nextLine] = [cell.lines[0], below?.lines[0]]
  if (line === undefined || nextLine === undefined || cell.rowSpan > 1) return false
  const isSetApart =
    (isBoldCell(cell) && !body.every(isBold)) || (isItalicCell(cell) && !filledOf(next).every(isItalicCell))
  return isSetApart || textOf(cell).endsWith(':') || nextLine.box.left - line.box.left > INDENT_IN_EMS * line.size
}

function isUnitRow(row: Row): boolean {
  const filled = filledOf(row)
  return filled.length >= LEAST_NAMES && filled.every(cell => isUnit(textOf(cell)))
}

function isBold(row: Row): boolean {
  return filledOf(row).every(isBoldCell)
}

function isBoldCell({ lines }: GridCell): boolean {
  return lines.length > 0 && lines.every(({ font }) => font.isBold === true)
}

function isItalicCell({ lines }: GridCell): boolean {
  return lines.length > 0 && lines.every(({ font }) => font.isItalic === true)
}

function filledOf(row: Row): readonly GridCell[] {
  return row.filter(({ lines }) => lines.length > 0)
}

function widthOfRow(row: Row): number {
  return row.reduce((sum, { columnSpan }) => sum + columnSpan, 0)
}

function textOf(cell: GridCell | undefined): string {
  return (cell?.lines ?? []).map(({ text }) => text).join(' ')
}
