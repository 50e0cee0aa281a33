import type { Cell, RowRole, Table } from '../../../model/paper/paper.ts'

export interface PlannedRow {
  readonly cells: readonly Cell[]
  readonly role: RowRole
}

/** A table in the parts that HTML and JATS have: rows without cells are left out. */
export interface PlannedTable {
  /** Rows that name columns; none where a cell among them covers a row below. */
  readonly head: readonly PlannedRow[]
  /** The other rows; one that is the label of those below it begins a part. */
  readonly bodies: readonly (readonly PlannedRow[])[]
}

/** The parts of a table. */
export function planTable({ rows, rowRoles }: Pick<Table, 'rows' | 'rowRoles'>): PlannedTable {
  const planned = rows
    .map((cells, i): PlannedRow => ({ cells, role: rowRoles?.[i] ?? roleOf(cells) }))
    .filter(({ cells }) => cells.length > 0)
  const other = planned.findIndex(({ role }) => role !== 'head' && role !== 'units')
  const heads = other < 0 ? 0 : other
  const end = isCut(planned.slice(0, heads)) ? 0 : heads
  return { head: planned.slice(0, end), bodies: partsOf(planned.slice(end)) }
}

/** What a row is whose role is not known: tables of other programs and of earlier versions. */
function roleOf(cells: readonly Cell[]): RowRole {
  const isHead = cells.every(({ isHeader, scope }) => isHeader && scope !== 'row' && scope !== 'rowgroup')
  return isHead ? 'head' : 'data'
}

function partsOf(rows: readonly PlannedRow[]): PlannedRow[][] {
  const parts: PlannedRow[][] = []
  for (const row of rows) {
    const part = parts[parts.length - 1]
    if (part === undefined || (row.role === 'group' && !isCut(part))) parts.push([row])
    else part.push(row)
  }
  return parts
}

/** Whether a cell of rows covers one after them. */
function isCut(rows: readonly PlannedRow[]): boolean {
  return rows.some(({ cells }, i) => cells.some(({ rowSpan }) => i + rowSpan > rows.length))
}
