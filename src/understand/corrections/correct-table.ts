import type { GridCell, TableGrid } from '../../model/page/table-grid.ts'
import type { CellArea, TableCorrection } from '../../model/corrections/corrections.ts'
import { separateCells } from './separate-cells.ts'

/** How many rows and columns a table has. */
export function sizeOf({ rows }: TableGrid): { readonly rows: number; readonly columns: number } {
  const ends = rows.flatMap(cells => cells.map(({ column, columnSpan }) => column + columnSpan))
  return { rows: rows.length, columns: Math.max(0, ...ends) }
}

/** How many rows at its top are its head. */
export function headOf({ rows }: TableGrid): number {
  const end = rows.findIndex(cells => cells.some(({ isHeader }) => !isHeader))
  return end < 0 ? rows.length : end
}

/** A place of the grid: what it is a part of, and where that begins. */
interface Slot {
  readonly row: number
  readonly column: number
  readonly cell: GridCell
}

/**
 * A table with the separators, cells and head that a person gives it, or why that cannot be. What lies in an area is one cell,
 * with the lines of all cells that begin there; of a cell that an area cuts the rest are empty cells. Every line stays in
 * the table, once.
 */
export function correctTable(grid: TableGrid, said: TableCorrection): TableGrid | string {
  const { rows, columns } = sizeOf(grid)
  const { size } = said
  if (rows !== size.rows || columns !== size.columns) {
    return `the table has ${rows} rows and ${columns} columns, not ${size.rows} and ${size.columns}`
  }
  const separated = said.separators === undefined ? grid : separateCells(grid, said.separators)
  return typeof separated === 'string' ? separated : joinAreas(separated, said)
}

function joinAreas(grid: TableGrid, said: TableCorrection): TableGrid | string {
  const { rows, columns } = sizeOf(grid)
  const areas = said.cells ?? []
  const slots = slotsOf(grid)
  const wrong = areas.find(area => !fits(area, { rows, columns }) || overlaps(area, areas))
  if (wrong !== undefined) return `the cell at row ${wrong.row}, column ${wrong.column} cannot be there`
  const cut = new Set(areas.flatMap(placesIn).flatMap(place => slots.get(place)?.cell ?? []))
  const head = said.head ?? headOf(grid)
  const made = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cellAt({ row, column }, { slots, cut, areas })).flat(),
  )
  const headed = made.map((cells, row) => cells.map(cell => ({ ...cell, isHeader: row < head })))
  return { ...grid, rows: withoutEmptyRows(headed) }
}

interface Plan {
  readonly slots: ReadonlyMap<string, Slot>
  /** Cells of which a part is in an area. */
  readonly cut: ReadonlySet<GridCell>
  readonly areas: readonly CellArea[]
}

/** The cell that begins at a place, if one does. */
function cellAt(
  { row, column }: { readonly row: number; readonly column: number },
  { slots, cut, areas }: Plan,
): readonly GridCell[] {
  const slot = slots.get(`${row} ${column}`)
  const begins = slot !== undefined && slot.row === row && slot.column === column
  const area = areas.find(each => isIn(each, row, column))
  if (area !== undefined) {
    if (area.row - 1 !== row || area.column - 1 !== column) return []
    const lines = [...slots.values()].filter(each => isIn(area, each.row, each.column)).map(({ cell }) => cell)
    const own = [...new Set(lines)].flatMap(cell => cell.lines)
    return [{ lines: own, column, columnSpan: area.columns, rowSpan: area.rows, isHeader: false }]
  }
  if (slot === undefined || cut.has(slot.cell)) {
    const lines = begins ? slot.cell.lines : []
    return [{ lines, column, columnSpan: 1, rowSpan: 1, isHeader: false }]
  }
  return begins ? [slot.cell] : []
}

/** By row and column, in reading order of the cells: each place that a cell covers. */
function slotsOf({ rows }: TableGrid): ReadonlyMap<string, Slot> {
  const slots = new Map<string, Slot>()
  rows.forEach((cells, row) => {
    for (const cell of cells) {
      const { column, columnSpan, rowSpan } = cell
      for (let down = 0; down < rowSpan; down++) {
        for (let right = 0; right < columnSpan; right++) {
          slots.set(`${row + down} ${column + right}`, { row, column, cell })
        }
      }
    }
  })
  return slots
}

/** The places of an area, as slots are named. */
function placesIn({ row, column, rows, columns }: CellArea): readonly string[] {
  const count = rows * columns
  return Array.from({ length: count }, (_, i) => `${row - 1 + Math.floor(i / columns)} ${column - 1 + (i % columns)}`)
}

function isIn({ row, column, rows, columns }: CellArea, atRow: number, atColumn: number): boolean {
  const [down, right] = [atRow - row + 1, atColumn - column + 1]
  return down >= 0 && down < rows && right >= 0 && right < columns
}

function fits(area: CellArea, { rows, columns }: { readonly rows: number; readonly columns: number }): boolean {
  return area.row + area.rows - 1 <= rows && area.column + area.columns - 1 <= columns
}

function overlaps(area: CellArea, areas: readonly CellArea[]): boolean {
  const others = areas.filter(other => other !== area)
  return others.some(
    other =>
      other.row < area.row + area.rows &&
      area.row < other.row + other.rows &&
      other.column < area.column + area.columns &&
      area.column < other.column + other.columns,
  )
}

/** A row in which no cell begins does not exist: cells that span it cover one row less. */
function withoutEmptyRows(rows: readonly (readonly GridCell[])[]): readonly (readonly GridCell[])[] {
  const emptyBetween = (from: number, to: number) => rows.slice(from, to).filter(cells => cells.length === 0).length
  const left = rows.map((cells, row) =>
    cells.map(cell => ({ ...cell, rowSpan: cell.rowSpan - emptyBetween(row, row + cell.rowSpan) })),
  )
  return left.filter(cells => cells.length > 0)
}
