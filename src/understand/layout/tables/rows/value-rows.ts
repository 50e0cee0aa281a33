import { type CellLine, isValue } from '../table-region.ts'
import { columnsOf } from './place-cells.ts'

/** Lines side by side differ by less than this, in points. */
const SAME_LEVEL = 3

/** Fewest columns whose values are side by side on several lines of a row, which shows that each line is one; and their least share. */
const LEAST_VALUES = 2
const VALUES_SHARE = 0.5

/** Whether lines in sequence have values in the same columns, which are most of those with several lines: each is a row. */
export function hasValuesSideBySide(lines: readonly CellLine[]): boolean {
  const columns = columnsOf(lines)
  const tall = columns.filter(column => column.length >= 2)
  const values = tall.map(column => column.filter(({ line }) => isValue(line.text))).filter(({ length }) => length >= 2)
  const [first = []] = values
  const beside = values.filter(column => column.filter(cell => first.some(other => isBeside(cell, other))).length >= 2)
  return beside.length >= Math.max(LEAST_VALUES, VALUES_SHARE * tall.length)
}

/** Whether two lines are side by side. */
export function isBeside({ line }: CellLine, other: CellLine | undefined): boolean {
  return other !== undefined && Math.abs(line.baseline - other.line.baseline) < SAME_LEVEL
}
