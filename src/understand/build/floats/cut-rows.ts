import { groupBy } from '../../../base/collections/group-by.ts'
import { isNumeric } from '../../layout/tables/table-region.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { endedEarly } from '../paragraphs/line-room.ts'

type Row = readonly GridCell[]

/**
 * The rows of the parts of a table, in their order. A row that a page cuts is one: the cells at the head of the next part continue
 * the text of those above, which end where the next word had no room.
 */
export function joinParts(parts: readonly TableGrid[]): readonly Row[] {
  const rows: Row[] = []
  for (const [i, part] of parts.entries()) {
    const added = i === 0 ? part.rows : part.rows.map(withoutHeads)
    const columns = columnsOf([...rows, ...added])
    let start = 0
    for (; start < added.length; start++) {
      const [last, next] = [rows[rows.length - 1], added[start]]
      if (last === undefined || next === undefined || !goesOn(last, next, columns)) break
      rows[rows.length - 1] = joinRows(last, next)
    }
    rows.push(...added.slice(start))
  }
  return rows
}

/** A part that continues a table has the head of the first one; a row above the first rule of the page is like all others. */
function withoutHeads(row: Row): Row {
  return row.map(cell => ({ ...cell, isHeader: false }))
}

/** What is known of the cells of a column. */
interface Column {
  /** Whether text runs over several lines in one of them. */
  readonly isWrapped: boolean
  /** Whether all but few have text: that of the labels of rows. */
  readonly isFilled: boolean
  /** Widest right side of its cells on each page. */
  readonly right: ReadonlyMap<number, number>
}

/** Largest share of the cells of the first column that have no text, where it labels each row; one more is that of the cut row. */
const EMPTY_SHARE = 0.1

function columnsOf(rows: readonly Row[]): ReadonlyMap<number, Column> {
  const cells = rows.flat().filter(({ columnSpan }) => columnSpan === 1)
  const byColumn = groupBy(cells, ({ column }) => column)
  return new Map([...byColumn].map(([column, inColumn]) => [column, toColumn(inColumn)]))
}

function toColumn(cells: readonly GridCell[]): Column {
  const byPage = groupBy(
    cells.flatMap(({ lines }) => lines),
    ({ page }) => page,
  )
  return {
    isWrapped: cells.some(({ lines }) => lines.length > 1),
    isFilled: cells.filter(({ lines }) => lines.length === 0).length <= 1 + EMPTY_SHARE * cells.length,
    right: new Map([...byPage].map(([page, lines]) => [page, Math.max(...lines.map(({ box }) => box.right))])),
  }
}

/** Whether the cells of a row continue those of the last row of the page before; at least one must have ended there. */
function goesOn(last: Row, next: Row, columns: ReadonlyMap<number, Column>): boolean {
  const filled = next.filter(({ lines }) => lines.length > 0)
  const above = last.filter(({ lines }) => lines.length > 0)
  if (filled.length === 0 || filled.length >= above.length) return false
  const isKeyed = columns.get(0)?.isFilled === true && filled.every(({ column }) => column > 0)
  return filled.every(cell => {
    const before = above.find(({ column, columnSpan }) => column === cell.column && columnSpan === cell.columnSpan)
    const column = columns.get(cell.column)
    return before !== undefined && column !== undefined && goesOnWith(before, cell, column, isKeyed)
  })
}

function goesOnWith(before: GridCell, cell: GridCell, column: Column, isKeyed: boolean): boolean {
  const [last, first] = [before.lines[before.lines.length - 1], cell.lines[0]]
  if (last === undefined || first === undefined || !column.isWrapped || isNumeric(first.text)) return false
  const right = column.right.get(last.page) ?? last.box.right
  return !endedEarly(last, first, { right, isJustified: false }) && (isKeyed || isInSentence(last, first))
}

/** Whether two lines are of one sentence as far as their ends show. */
function isInSentence(last: TextLine, first: TextLine): boolean {
  return /\p{L}[-\u2010\u00ad]$/u.test(last.text) || (/^\p{Ll}/u.test(first.text) && !/[.!?:]$/u.test(last.text))
}

function joinRows(last: Row, next: Row): Row {
  return last.map(cell => {
    const more = next.find(({ column, lines }) => column === cell.column && lines.length > 0)
    return more === undefined ? cell : { ...cell, lines: [...cell.lines, ...more.lines] }
  })
}
