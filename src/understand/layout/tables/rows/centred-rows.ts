import { groupBy } from '../../../../base/collections/group-by.ts'
import { type CellLine, isNumeric } from '../table-region.ts'
import { distanceOf, goesOn, isShareOf, type Pair, TIGHT, widestOf } from './wrapped-rows.ts'

/** The middles of the cells of one row differ by less than this, in distances of lines: half a line more or less is half of it. */
const OFF_MIDDLE = 0.2
/** The first line of a row is at least this far below the last of the row above, in distances of lines. */
const ROW_DISTANCE = 0.6
/** Least share of the rows with cells of different heights, which shows that they are centred, and fewest of them. */
const LEAST_UNEVEN = 0.1
const FEWEST_UNEVEN = 2
/** Fewest cells that have the same number of lines seldom by chance. */
const LEAST_PARALLEL = 3
const MANY_LINES = 3
/** Least share of the lines below others of their cell that continue them, and greatest share of numbers below numbers. */
const LEAST_GOING_ON = 0.6
const MOST_NUMBERS = 0.1

/** Lines of one column, from top to bottom. */
type ColumnLines = readonly CellLine[]

/**
 * Joins lines into rows whose cells are centred in height:
 *
 *               leaves and stems
 *     Mint      of the first year,      12
 *               dried in the shade
 *     Sage          flowers             30
 *
 * The lines of one column, or its cells, are the middles of the rows; then those of each other column are parted so that each
 * part has the middle of a row; the most middles that fit are taken. Labels vertically centred beside separate rows are set in the same way, so the text must show that the
 * lines of cells continue one another.
 *
 * Gives `undefined` where no column fits all others, or the cells of too few rows differ in height.
 */
export function joinCentredRows(lines: readonly CellLine[]): CellLine[][] | undefined {
  if (lines.some(({ columnSpan }) => columnSpan > 1)) return undefined
  const columns = columnsOf(lines)
  const tight = distanceInCells(columns)
  if (columns.length < 2 || tight === undefined) return undefined
  const candidates = columns
    .flatMap(column => [cellsOf(column, tight), column.map(line => [line])])
    .toSorted((a, b) => b.length - a.length)
  for (const cells of candidates) {
    const rows = partColumns(columns, cells.map(middleOf), tight)
    const areCentred = rows !== undefined && areUneven(rows) && !rows.some(isParallel) && !mayBeginAtTop(rows, tight)
    if (areCentred && areBroken(rows)) return rows
  }
  return undefined
}

/** Whether lines are one row of cells that are centred in height, some of which are lower than others. */
export function areOneCentredRow(lines: readonly CellLine[]): boolean {
  const columns = columnsOf(lines)
  const tight = distanceInCells(columns)
  if (columns.length < 2 || tight === undefined || lines.some(({ columnSpan }) => columnSpan > 1)) return false
  const areWhole = columns.every(column => cellsOf(column, tight).length === 1)
  const middles = columns.map(middleOf)
  const isCentred = Math.max(...middles) - Math.min(...middles) < OFF_MIDDLE * tight
  return areWhole && isCentred && new Set(columns.map(({ length }) => length)).size > 1
}

function columnsOf(lines: readonly CellLine[]): ColumnLines[] {
  const columns = groupBy(
    lines.toSorted((a, b) => a.column - b.column),
    ({ column }) => column,
  )
  return [...columns.values()].map(column => column.toSorted((a, b) => a.line.baseline - b.line.baseline))
}

/** The smallest distance of two lines of one column. */
function distanceInCells(columns: readonly ColumnLines[]): number | undefined {
  const distances = columns.flatMap(column => column.slice(1).flatMap((cell, i) => distancesOf(column[i], cell)))
  return distances.length === 0 ? undefined : Math.min(...distances)
}

function distancesOf(above: CellLine | undefined, below: CellLine): number[] {
  return above === undefined ? [] : distanceOf([above], [below])
}

/** The lines of a column that are no further apart than those of one cell. */
function cellsOf(column: ColumnLines, tight: number): ColumnLines[] {
  const cells: CellLine[][] = []
  column.forEach((line, i) => {
    const isNear = distancesOf(column[i - 1], line).every(distance => distance <= TIGHT * tight)
    if (i > 0 && isNear) cells.at(-1)?.push(line)
    else cells.push([line])
  })
  return cells
}

function middleOf(cell: ColumnLines): number {
  return ((cell[0]?.line.baseline ?? 0) + (cell.at(-1)?.line.baseline ?? 0)) / 2
}

/** The rows with these middles; `undefined` where the lines of a column do not part into cells with them, or rows overlap. */
function partColumns(
  columns: readonly ColumnLines[],
  middles: readonly number[],
  tight: number,
): CellLine[][] | undefined {
  const rows: CellLine[][] = middles.map(() => [])
  for (const column of columns) {
    let start = 0
    for (const [i, middle] of middles.entries()) {
      const size = column
        .slice(start)
        .findIndex((_, n) => Math.abs(middleOf(column.slice(start, start + n + 1)) - middle) < OFF_MIDDLE * tight)
      rows[i]?.push(...column.slice(start, start + size + 1))
      start += size + 1
    }
    if (start < column.length) return undefined
  }
  return areApart(rows, tight) ? rows : undefined
}

function areApart(rows: readonly ColumnLines[], tight: number): boolean {
  const baselines = rows.map(row => row.map(({ line }) => line.baseline))
  return baselines.every(
    (row, i) => i === 0 || Math.min(...row) - Math.max(...(baselines[i - 1] ?? [])) > ROW_DISTANCE * tight,
  )
}

/** Whether enough rows have cells of different heights. */
function areUneven(rows: readonly ColumnLines[]): boolean {
  const uneven = rows.filter(row => new Set(columnsOf(row).map(({ length }) => length)).size > 1)
  return rows.length > 1 && uneven.length >= Math.max(FEWEST_UNEVEN, LEAST_UNEVEN * rows.length)
}

/**
 * Whether rows whose cells begin at their top would explain the lines as well: all cells of the first row begin together, and each line
 * is beside one of the tallest cell of its row.
 */
function mayBeginAtTop([first = [], ...others]: readonly ColumnLines[], tight: number): boolean {
  const near = OFF_MIDDLE * tight
  const tops = columnsOf(first).map(([top]) => top?.line.baseline ?? 0)
  const isInLine = (row: ColumnLines) => {
    const [tallest = []] = columnsOf(row).sort((a, b) => b.length - a.length)
    return row.every(({ line }) => tallest.some(other => Math.abs(other.line.baseline - line.baseline) < near))
  }
  return Math.max(...tops) - Math.min(...tops) < near && [first, ...others].every(isInLine)
}

/**
 * Whether several cells of a row have the same number of lines, which all have, or which is great while the text of these lines
 * does not continue: they are rows themselves.
 */
function isParallel(row: ColumnLines): boolean {
  const heights = [...groupBy(columnsOf(row), ({ length }) => length)]
  return heights.some(
    ([height, cells]) =>
      height > 1 &&
      cells.length >= LEAST_PARALLEL &&
      (heights.length === 1 || (height >= MANY_LINES && !areBroken([cells.flat()]))),
  )
}

/** Whether most lines below others in one cell continue them, and hardly any is a number below a number. */
function areBroken(rows: readonly ColumnLines[]): boolean {
  const widths = widestOf(rows.flat())
  const pairs = rows.flatMap(row => columnsOf(row).flatMap(cell => pairsOf(cell, widths)))
  const texts = pairs.filter(pair => !isShareOf(pair))
  const numbers = texts.filter(({ over, below }) => isNumeric(over.text) && isNumeric(below.text))
  return texts.filter(goesOn).length >= LEAST_GOING_ON * texts.length && numbers.length <= MOST_NUMBERS * texts.length
}

function pairsOf(cell: ColumnLines, widths: ReadonlyMap<number, number>): Pair[] {
  const [opens] = cell
  return cell.slice(1).flatMap((below, i) => {
    const over = cell[i]
    if (opens === undefined || over === undefined) return []
    return [{ over: over.line, below: below.line, opens: opens.line, widest: widths.get(below.column) ?? 0 }]
  })
}
