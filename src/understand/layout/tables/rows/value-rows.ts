import { type CellLine, isValue } from '../table-region.ts'
import { columnsOf } from './place-cells.ts'
import { OPEN_END, SMALL_LETTER } from './wrapped-rows.ts'

/** Least share of the columns with two or more lines, most of them numbers, that makes the lines rows. */
const SAME_COUNT_SHARE = 0.5
/** Cells of a row that all have this many lines have them seldom by chance. */
const MANY_LINES = 3
/** Lines side by side differ by less than this, in points. */
const SAME_LEVEL = 3

/**
 * Whether most columns have the same number of lines, and those are numbers, or all have the same, which are many: rows,
 * not cells of several lines.
 */
export function hasRows(lines: readonly CellLine[]): boolean {
  const columns = columnsOf(lines)
  const [first] = columns
  const isEven = first !== undefined && columns.every(column => column.length === first.length)
  if (isEven && first.length >= MANY_LINES && columns.length >= 3) return true
  if (isEven && first.length >= 2 && areRowsOfValues(columns)) return true
  const tall = columns.filter(column => column.length >= 2)
  if (columns.length < 3 || tall.length < SAME_COUNT_SHARE * columns.length) return false
  const numeric = tall.filter(column => column.filter(({ line }) => isValue(line.text)).length * 2 > column.length)
  return numeric.length >= SAME_COUNT_SHARE * columns.length
}

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

/**
 * Whether all columns have lines side by side, most of those of one are values, and no name continues in the next line: a value and its range
 * in parentheses below it are one cell.
 */
function areRowsOfValues([names = [], ...others]: readonly (readonly CellLine[])[]): boolean {
  const areBeside = others.every(
    column => column.length === names.length && column.every((cell, i) => isBeside(cell, names[i])),
  )
  const isOfValues = (column: readonly CellLine[]) =>
    column.filter(({ line }) => isValue(line.text) && !line.text.startsWith('(')).length * 2 > column.length
  return areBeside && areWhole(names) && others.some(isOfValues)
}

/** Whether two lines are side by side. */
export function isBeside({ line }: CellLine, other: CellLine | undefined): boolean {
  return other !== undefined && Math.abs(line.baseline - other.line.baseline) < SAME_LEVEL
}

/** Whether no line continues in the next one: by a comma or hyphen, or by a small letter where the first has none. */
export function areWhole(column: readonly CellLine[]): boolean {
  const [opens, ...others] = column
  const isSmall = ({ line }: CellLine) => SMALL_LETTER.test(line.text)
  const isOpen = column.slice(0, -1).some(({ line }) => OPEN_END.test(line.text))
  return !isOpen && (opens === undefined || isSmall(opens) || !others.some(isSmall))
}
