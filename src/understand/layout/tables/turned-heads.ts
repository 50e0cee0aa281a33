import { heightOf, overlapY } from '../../../base/geometry/box.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { lineOfRuns } from '../lines/lines.ts'
import { LARGEST_HEAD_SHARE } from './table-region.ts'
import { fillLabels } from './turned-labels.ts'

/** A part of a page with lines, which may be a table. */
interface TabledColumn {
  readonly lines: readonly TextLine[]
  readonly table?: TableGrid
}

/** Names of columns are shorter than this, in ems. */
const LONGEST_IN_EMS = 16
/** Turned names on one line are at least this far from each other, in ems. */
const NAME_GAP_IN_EMS = 1
/** A turned name ends this near to the row that it is in, and is this near to its column, in ems. */
const REACH_IN_EMS = 0.8
/** Turned names above the first row end at most this far above it, in ems. */
const ABOVE_IN_EMS = 2
/** Most rows of a head. */
const MOST_ROWS = 3

/**
 * Puts turned names of columns into the heads of upright tables, and turned labels of rows beside them: they were read by themselves, as all turned text of a page. Names
 * above a table none of whose names are upright become its first row.
 */
export function placeTurnedHeads<Column extends TabledColumn>(columns: readonly Column[]): readonly Column[] {
  const lines = columns.flatMap(({ lines, table }) => (table === undefined ? lines.filter(isTurned) : []))
  if (lines.length === 0 || !columns.some(isUprightTable)) return columns
  const parts = new Map(lines.map(line => [line, partsOf(line)]))
  const turned = [...parts.values()].flat().filter(({ box, size }) => heightOf(box) < LONGEST_IN_EMS * size)
  const taken = new Set<TextLine>()
  const filled = columns.map(column => {
    if (!isUprightTable(column)) return column
    const free = turned.filter(line => !taken.has(line))
    const labelled = fillLabels(column.table, free)
    const { grid, placed } = fillHead(
      labelled.grid,
      free.filter(line => !labelled.placed.includes(line)),
    )
    const found = [...labelled.placed, ...placed]
    if (found.length === 0) return column
    for (const line of found) taken.add(line)
    return { ...column, table: grid, lines: grid.rows.flatMap(row => row.flatMap(({ lines }) => lines)) }
  })
  if (taken.size === 0) return columns
  return filled.flatMap(column => {
    const leftOf = (line: TextLine) => {
      const left = parts.get(line)?.filter(part => !taken.has(part))
      return left === undefined || left.length === parts.get(line)?.length ? [line] : left
    }
    const lines = column.table === undefined ? column.lines.flatMap(leftOf) : column.lines
    return lines.length === 0 && column.lines.length > 0 ? [] : [{ ...column, lines }]
  })
}

function isTurned({ direction }: TextLine): boolean {
  return direction === 90 || direction === 270
}

/** The names on a turned line: those of groups of rows below each other are on one. */
function partsOf(line: TextLine): TextLine[] {
  const names: (typeof line.words)[number][][] = []
  for (const word of line.words) {
    const last = names.at(-1)?.at(-1)
    const gap = last === undefined ? Infinity : -overlapY(last.box, word.box)
    if (gap > NAME_GAP_IN_EMS * line.size) names.push([word])
    else names.at(-1)?.push(word)
  }
  if (names.length < 2) return [line]
  return names.map(words =>
    lineOfRuns(
      words.flatMap(({ runs }) => runs),
      line,
    ),
  )
}

function isUprightTable<Column extends TabledColumn>(column: Column): column is Column & { readonly table: TableGrid } {
  return column.table !== undefined && column.lines[0]?.direction === 0
}

/** Left and right of the upright cells of a column. */
interface Sides {
  readonly left: number
  readonly right: number
}

function fillHead(table: TableGrid, turned: readonly TextLine[]): { grid: TableGrid; placed: readonly TextLine[] } {
  const sides = sidesOfColumns(table)
  const byCell = new Map<GridCell, TextLine[]>()
  for (const line of turned) {
    const cell = table.rows.slice(0, MOST_ROWS).flatMap(row => cellAt(row, line, sides))[0]
    if (cell !== undefined) byCell.set(cell, [...(byCell.get(cell) ?? []), line])
  }
  if (byCell.size > 0) {
    const fill = (cell: GridCell) => ({ ...cell, lines: inOrder(byCell.get(cell)) ?? cell.lines })
    return { grid: { ...table, rows: table.rows.map(row => row.map(fill)) }, placed: [...byCell.values()].flat() }
  }
  return addHead(table, turned, sides)
}

/** The empty cell of a row that a turned line ends in; none where the row is too low on the page to be of the head. */
function cellAt(row: readonly GridCell[], line: TextLine, sides: readonly (Sides | undefined)[]): GridCell[] {
  const upright = row.flatMap(({ lines }) => lines).filter(({ direction }) => direction === 0)
  const reach = REACH_IN_EMS * line.size
  const top = Math.min(...upright.map(({ box }) => box.top)) - reach
  const bottom = Math.max(...upright.map(({ box }) => box.bottom)) + reach
  const crosses = line.box.top < bottom && line.box.bottom > top
  if (!crosses || line.box.bottom > bottom) return []
  return row.filter(cell => cell.lines.length === 0 && cell.column === columnOf(line, sides))
}

/** The table with a row of names that end above its first one; each column but the first has one, or all but few. */
function addHead(
  table: TableGrid,
  turned: readonly TextLine[],
  sides: readonly (Sides | undefined)[],
): { grid: TableGrid; placed: readonly TextLine[] } {
  const top = Math.min(...(table.rows[0] ?? []).flatMap(({ lines }) => lines.map(({ box }) => box.top)))
  const above = turned.filter(({ box, size }) => box.bottom < top + size / 2 && top - box.bottom < ABOVE_IN_EMS * size)
  const cells = sides.map((_, column): GridCell => {
    const lines = inOrder(above.filter(line => columnOf(line, sides) === column)) ?? []
    return { lines, column, columnSpan: 1, rowSpan: 1, isHeader: true }
  })
  const placed = cells.flatMap(({ lines }) => lines)
  const named = cells.filter(({ lines }) => lines.length > 0).length
  if (named < 2 || named < LARGEST_HEAD_SHARE * cells.length) return { grid: table, placed: [] }
  return { grid: { ...table, rows: [cells, ...table.rows] }, placed }
}

function columnOf({ box, size }: TextLine, sides: readonly (Sides | undefined)[]): number {
  const middle = (box.left + box.right) / 2
  const distances = sides.map(side =>
    side === undefined ? Infinity : Math.max(side.left - middle, middle - side.right, 0),
  )
  const nearest = Math.min(...distances)
  return nearest < REACH_IN_EMS * size ? distances.indexOf(nearest) : -1
}

function sidesOfColumns({ rows }: TableGrid): (Sides | undefined)[] {
  const count = Math.max(0, ...rows.map(row => row.reduce((sum, { columnSpan }) => sum + columnSpan, 0)))
  const cells = rows.flat().filter(({ columnSpan }) => columnSpan === 1)
  return Array.from({ length: count }, (_, column) => {
    const boxes = cells.filter(cell => cell.column === column).flatMap(({ lines }) => lines.map(({ box }) => box))
    if (boxes.length === 0) return undefined
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  })
}

/** Lines of one name as they are read: from left to right where the page is turned to the right to read them. */
function inOrder(lines: readonly TextLine[] | undefined): readonly TextLine[] | undefined {
  if (lines === undefined) return undefined
  return [...lines].sort((a, b) => (a.direction === 90 ? a.box.left - b.box.left : b.box.left - a.box.left))
}
