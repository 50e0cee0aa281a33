import { groupBy } from '../../../collections/group-by.ts'
import type { CellLine } from '../table-region.ts'

/** The middle of a name is this near to that of the lines beside it, in ems. */
const NEAR_MIDDLE_IN_EMS = 0.3
/** A name of one line is at least this far from the lines beside it, in ems: it is between two of them. */
const BETWEEN_IN_EMS = 0.35

/** The names of a head that are halfway up it, and its other lines. */
export interface CentredNames {
  readonly names: readonly CellLine[]
  readonly others: readonly CellLine[]
}

/**
 * The names of columns that cover all rows of a head, halfway up them:
 *
 *                 Diameter in cm
 *     Plant                           "Plant" covers both rows
 *                 first     second
 *
 * Gives `undefined` where no name is between two lines, or where no title is over several columns: then the lines are those of
 * names which are broken.
 */
export function findCentredNames(lines: readonly CellLine[]): CentredNames | undefined {
  const columns = [...groupBy(lines, ({ column }) => column).values()]
  const titled = lines.filter(({ columnSpan }) => columnSpan > 1)
  const isUnderTitle = (column: number) =>
    titled.some(title => column >= title.column && column < title.column + title.columnSpan)
  const others = columns.filter(([cell]) => cell !== undefined && isUnderTitle(cell.column)).flat()
  const names = columns.filter(column => !column.some(cell => others.includes(cell)))
  const baselines = others.map(({ line }) => line.baseline)
  if (names.length === 0 || names.flat().length + others.length < lines.length) return undefined
  const middle = (Math.min(...baselines) + Math.max(...baselines)) / 2
  const isCentred = (column: readonly CellLine[]) => isCentredName(column, middle, baselines)
  return names.every(isCentred) ? { names: names.flat(), others } : undefined
}

/** Whether the line of a column is halfway up a head, and on none of the lines beside it. */
function isCentredName([name, ...more]: readonly CellLine[], middle: number, baselines: readonly number[]): boolean {
  if (name === undefined || more.length > 0) return false
  const { baseline, size } = name.line
  const isBetween = baselines.every(other => Math.abs(other - baseline) > BETWEEN_IN_EMS * size)
  return isBetween && Math.abs(baseline - middle) < NEAR_MIDDLE_IN_EMS * size
}
