import { groupBy } from '../../../../base/collections/group-by.ts'
import type { CellLine } from '../table-region.ts'

/** Baselines of the first and the last line of a row. */
export interface RowPlace {
  readonly top: number
  readonly bottom: number
}

/** A cell of one column: its lines, and the rows from `first` up to `end` that it covers. */
export interface PlacedCell {
  readonly lines: readonly CellLine[]
  readonly first: number
  readonly end: number
}

/** Where the cells of a column may be. */
export interface ColumnPlace {
  readonly rows: readonly RowPlace[]
  /** How many of the first rows may be without a cell: a head that no rule ends. */
  readonly mostOpen: number
  /** Whether the last rows may be without a cell. */
  readonly mayEndEarly?: boolean
  /** Whether a rule parts a row from the one above it in this column. */
  readonly isParted: (row: number) => boolean
}

/** The middle of a cell is this near to that of its rows, in distances of rows. */
const MOST_OFF_MIDDLE = 0.3
/** Lines of one cell are at most this far apart, in ems. */
export const LEADING_IN_EMS = 1.45
/** Cost of each further line of a cell: lines that may be cells are. */
const FURTHER_LINE = 0.5
/** Cost of a cell as far from the middle as it may be; it grows with the square of the distance. */
const OFF_MIDDLE = 1
/** Cost of a row of a head that no cell covers: heads have a cell in each column more often than none. */
const OPEN_ROW = 0.5

interface Choice {
  readonly cost: number
  readonly cells: readonly PlacedCell[]
}

/**
 * The cells of a column whose text is vertically centred in the rows that they cover, so that all rows are covered at the least cost.
 * `undefined` where that cannot be. The lines are those of one column, from top to bottom.
 *
 *               small    12
 *     river     middle    7       "river" covers three rows
 *               large     3
 *     pond      small     5
 */
export function placeCells(lines: readonly CellLine[], place: ColumnPlace): Choice | undefined {
  let best: Choice | undefined
  for (let open = 0; open <= place.mostOpen && open < place.rows.length; open++) {
    const placed = cover(lines, open, place)
    const cost = (placed?.cost ?? Infinity) + open * OPEN_ROW
    if (placed !== undefined && cost < (best?.cost ?? Infinity)) best = { ...placed, cost }
  }
  return best
}

/** Covers the rows from one on: the best of the ways for each line and row is found once. */
function cover(lines: readonly CellLine[], open: number, place: ColumnPlace): Choice | undefined {
  const { rows } = place
  const distance = distanceOfRows(rows)
  const known = new Map<number, Choice | undefined>()
  const solve = (line: number, row: number): Choice | undefined => {
    if (line === lines.length || row === rows.length) {
      const left = place.mayEndEarly === true ? rows.length - row : 0
      return line === lines.length && row + left === rows.length ? { cost: left * OPEN_ROW, cells: [] } : undefined
    }
    const key = line * (rows.length + 1) + row
    if (known.has(key)) return known.get(key)
    let best: Choice | undefined
    for (const cell of cellsFrom(lines, line, row, place)) {
      const cost = costOf(cell, rows, distance)
      const rest = cost === undefined ? undefined : solve(line + cell.lines.length, cell.end)
      if (cost === undefined || rest === undefined) continue
      if (best === undefined || cost + rest.cost < best.cost)
        best = { cost: cost + rest.cost, cells: [cell, ...rest.cells] }
    }
    known.set(key, best)
    return best
  }
  return solve(0, open)
}

/** The cells that may begin with a line and a row: some lines that are near each other, over rows that no rule parts. */
function cellsFrom(
  lines: readonly CellLine[],
  line: number,
  row: number,
  { rows, isParted }: ColumnPlace,
): PlacedCell[] {
  const cells: PlacedCell[] = []
  for (let last = line; last < lines.length; last++) {
    const [above, below] = [lines[last - 1]?.line, lines[last]?.line]
    const isFar =
      above !== undefined && below !== undefined && below.baseline - above.baseline > LEADING_IN_EMS * below.size
    if (last > line && isFar) break
    for (let end = row + 1; end <= rows.length; end++) {
      if (end > row + 1 && isParted(end - 1)) break
      cells.push({ lines: lines.slice(line, last + 1), first: row, end })
    }
  }
  return cells
}

function costOf({ lines, first, end }: PlacedCell, rows: readonly RowPlace[], distance: number): number | undefined {
  const [top, bottom] = [rows[first]?.top ?? 0, rows[end - 1]?.bottom ?? 0]
  const [begin, last] = [lines[0]?.line.baseline ?? 0, lines.at(-1)?.line.baseline ?? 0]
  const off = Math.abs((begin + last) / 2 - (top + bottom) / 2) / distance
  if (off > MOST_OFF_MIDDLE) return undefined
  return OFF_MIDDLE * (off / MOST_OFF_MIDDLE) ** 2 + FURTHER_LINE * (lines.length - 1)
}

/** The middle distance of two rows; the height of the only one. */
export function distanceOfRows(rows: readonly RowPlace[]): number {
  const distances = rows.slice(1).map((row, i) => row.top - (rows[i]?.bottom ?? row.top))
  const sorted = distances.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity
}

/** The lines of each column from top to bottom, the columns from left to right. */
export function columnsOf(lines: readonly CellLine[]): CellLine[][] {
  const columns = groupBy(
    lines.toSorted((a, b) => a.column - b.column),
    ({ column }) => column,
  )
  return [...columns.values()].map(column => column.toSorted((a, b) => a.line.baseline - b.line.baseline))
}

/** Where the lines of a row begin and end. */
export function placeOf(row: readonly CellLine[]): RowPlace {
  const baselines = row.map(({ line }) => line.baseline)
  return { top: Math.min(...baselines), bottom: Math.max(...baselines) }
}

/** The rows with cells beside them, each in the first row that it covers. */
export function withCells(rows: readonly (readonly CellLine[])[], cells: readonly PlacedCell[]): CellLine[][] {
  return rows.map((row, i) => {
    const begun = cells.filter(({ first }) => first === i)
    return [...begun.flatMap(({ lines, end }) => lines.map(line => ({ ...line, rowSpan: end - i }))), ...row]
  })
}
