import { groupBy } from '../../../collections/group-by.ts'
import { type CellLine, isNumeric } from '../table-region.ts'

/** Fewest rows of the group, and fewest columns that have a line in each. */
const LEAST_ROWS = 3
const LEAST_LISTS = 2
/** Lines on one baseline differ by less than this, in ems. */
const ON_ROW_IN_EMS = 0.25
/** The middle of a cell that covers all rows is this near to theirs, in distances of rows. */
const NEAR_MIDDLE = 0.3
/** Such a cell of one line is at least this far from any row, in distances of rows; one that is nearer may be the cell of one row. */
const BETWEEN_ROWS = 0.25
/** Lines of one cell are at most this many distances of rows apart. */
const MOST_LEADING = 1.4

/**
 * Joins lines to rows where cells beside lists cover all rows of these, halfway up:
 *
 *                4.1    12
 *     river      3.0     7     gravel       "river" and "gravel" are cells of the first row, and cover four
 *                2.2     3
 *                1.9     1
 *
 * The lists have a line on each baseline, one of them numbers; a cell beside them is between two rows, where no row has it.
 *
 * Gives `undefined` where the lines are not of that kind.
 */
export function joinOneGroup(lines: readonly CellLine[]): CellLine[][] | undefined {
  if (lines.some(({ columnSpan }) => columnSpan > 1)) return undefined
  const columns = [...groupBy(lines, ({ column }) => column).values()].map(column =>
    column.toSorted((a, b) => a.line.baseline - b.line.baseline),
  )
  const [places = [], ...more] = listsOf(columns)
  const lists = [places, ...more]
  const cells = columns.filter(column => !lists.includes(column))
  if (places.length < LEAST_ROWS || lists.length < LEAST_LISTS || cells.length === 0) return undefined
  if (!lists.some(list => list.every(({ line }) => isNumeric(line.text)))) return undefined
  const baselines = places.map(({ line }) => line.baseline)
  const isCovering = (cell: readonly CellLine[]) => coversAll(cell, baselines)
  if (!cells.every(isCovering) || !cells.some(cell => isBetweenRows(cell, baselines))) return undefined
  const rowSpan = places.length
  return places.map((_, i) => [
    ...(i === 0 ? cells.flat().map(cell => ({ ...cell, rowSpan })) : []),
    ...lists.flatMap(list => list.slice(i, i + 1)),
  ])
}

/** The columns with most lines, where these are on the same baselines. */
function listsOf(columns: readonly CellLine[][]): CellLine[][] {
  const most = Math.max(...columns.map(column => column.length))
  const [first = [], ...others] = columns.filter(column => column.length === most)
  const isAligned = (column: readonly CellLine[]) =>
    column.every(({ line }, i) => {
      const beside = first[i]?.line.baseline ?? Infinity
      return Math.abs(line.baseline - beside) < ON_ROW_IN_EMS * line.size
    })
  return others.every(isAligned) ? [first, ...others] : []
}

/** Whether the lines of a column are one cell in the middle of all rows. */
function coversAll(cell: readonly CellLine[], baselines: readonly number[]): boolean {
  const [first = 0, last = 0] = [baselines[0], baselines.at(-1)]
  const distance = (last - first) / (baselines.length - 1)
  const own = cell.map(({ line }) => line.baseline)
  const isWhole = own.every((y, i) => i === 0 || y - (own[i - 1] ?? y) < MOST_LEADING * distance)
  const middle = ((own[0] ?? 0) + (own.at(-1) ?? 0)) / 2
  return isWhole && Math.abs(middle - (first + last) / 2) < NEAR_MIDDLE * distance
}

/** Whether a cell has one line, which is on none of the rows. */
function isBetweenRows([cell, ...others]: readonly CellLine[], baselines: readonly number[]): boolean {
  if (cell === undefined || others.length > 0) return false
  const distance = ((baselines.at(-1) ?? 0) - (baselines[0] ?? 0)) / (baselines.length - 1)
  return baselines.every(baseline => Math.abs(baseline - cell.line.baseline) >= BETWEEN_ROWS * distance)
}
