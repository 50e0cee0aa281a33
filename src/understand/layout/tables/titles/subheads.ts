import { isBoldLine, isItalicLine } from '../../../evidence/line-style.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isNumeric } from '../table-region.ts'
import {
  extentsOf,
  isAtLeft,
  isNearMiddle,
  isOverSeveral,
  middleOf,
  type Printed,
  rangeOf,
  type SpanEvidence,
  wallsAt,
} from './cell-extents.ts'
import { chooseTitleRanges, type ColumnRange } from './title-ranges.ts'

/** Fewest titles over the whole table that show that each is one, where it may be a cell of the column in the middle. */
const LEAST_SUBHEADS = 2
/** Greatest share of the names of rows that are bold or italic, where such lines alone are titles; and how far these are set in, in ems. */
const MOST_MARKED = 0.25
const LARGEST_INDENT_IN_EMS = 1
/** Lines nearer than this, in ems, are parts of one row: cells centred in height are between the lines of others. */
const BESIDE_IN_EMS = 0.8
/** Rows with at least this share of the most cells show where columns begin and end, and fewest of them. */
const FULL_SHARE = 0.75
const LEAST_FULL = 2

/** Lines alone in their row with all columns, titles of the rows below: in the middle of the table, or at its left in another face than the names of rows. */
export function subheads(printed: readonly Printed[], { columns }: SpanEvidence): [CellLine, ColumnRange][] {
  const alone = printed.flatMap((row, i) => row.filter(line => row.length === 1 && isApart(line, printed, i)))
  const rest = printed.flatMap(row => (row.length > 1 ? row : []))
  const extents = extentsOf(rest, columns)
  const [first, last] = [extents[0], extents.at(-1)]
  if (first === undefined || last === undefined || rest.length === 0) return []
  const whole = { left: first.left, right: last.right }
  const centred = alone.filter(
    ({ line }) => isNearMiddle(line, whole) && line.box.left > first.left + line.size && !isNumeric(line.text),
  )
  const atLeft = titlesAtLeft(alone, rest, whole.left)
  const all = { first: 0, last: columns.length - 1 }
  const areOfColumn = centred.every(({ line, column }) => isAtLeft(line, extents[column] ?? whole))
  const isTitle = (line: CellLine) =>
    centred.length >= LEAST_SUBHEADS || isOverSeveral(line, extents) || isBoldLine(line.line)
  return [...(areOfColumn ? [] : centred.filter(isTitle)), ...atLeft].map(line => [line, all])
}

/** Whether no line above or below is so near that both are beside others of one row. */
function isApart({ line }: CellLine, printed: readonly Printed[], i: number): boolean {
  return [...(printed[i - 1] ?? []), ...(printed[i + 1] ?? [])].every(
    other => Math.abs(other.line.baseline - line.baseline) > BESIDE_IN_EMS * line.size,
  )
}

/** Lines alone at the left that are bold or italic, where hardly any name of a row is; the first line of a table and the last are no such titles. */
function titlesAtLeft(alone: Printed, rest: readonly CellLine[], left: number): CellLine[] {
  const isMarked = ({ line }: CellLine) => isBoldLine(line) || isItalicLine(line)
  const names = rest.filter(({ column }) => column === 0)
  const baselines = rest.map(({ line }) => line.baseline)
  const [top, bottom] = [Math.min(...baselines), Math.max(...baselines)]
  if (names.filter(isMarked).length > MOST_MARKED * names.length) return []
  return alone.filter(
    cell =>
      cell.column === 0 &&
      isMarked(cell) &&
      !isNumeric(cell.line.text) &&
      cell.line.baseline > top &&
      cell.line.baseline < bottom &&
      cell.line.box.left - left < LARGEST_INDENT_IN_EMS * cell.line.size,
  )
}

/**
 * The cells of a row of the body that are above the middle of several columns, and in none of these alone:
 *
 *     Pond      mean    least
 *     Upper     3.1     1.0
 *     Mean          2.1             "2.1" covers both
 */
export function spansOfRow(
  row: Printed,
  printed: readonly Printed[],
  evidence: SpanEvidence,
): [CellLine, ColumnRange][] {
  if (row.length === 0 || row.length >= evidence.columns.length) return []
  const most = Math.max(...printed.map(({ length }) => length))
  const full = printed.filter(other => other !== row && other.length >= FULL_SHARE * most)
  const extents = extentsOf(full.flat(), evidence.columns)
  const isOff = (line: CellLine) => line.column > 0 && isOutside(line, extents)
  if (full.length < LEAST_FULL || !row.some(isOff)) return []
  const titles = row.map(line => ({
    middle: middleOf(line.line.box),
    size: line.line.size,
    range: rangeOf(line),
    isKnown: !isOff(line) && !isOverSeveral(line, extents),
  }))
  const walls = wallsAt(Math.max(...row.map(({ line }) => line.baseline)), evidence.rules)
  const ranges = chooseTitleRanges(titles, { extents, isNamed: () => true, walls })
  return row.flatMap((line, i): [CellLine, ColumnRange][] => {
    const range = ranges[i]
    return range !== undefined && range.last > range.first ? [[line, range]] : []
  })
}

/** Whether a cell is over several columns, or its middle is outside the cells of its column. */
function isOutside({ line, column, columnSpan }: CellLine, extents: readonly TableColumn[]): boolean {
  const own = extents[column]
  const middle = middleOf(line.box)
  return columnSpan > 1 || own === undefined || middle < own.left || middle > own.right
}
