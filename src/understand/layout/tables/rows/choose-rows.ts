import { groupBy } from '../../../../base/collections/group-by.ts'
import { widthOf } from '../../../../base/geometry/box.ts'
import { type CellLine, isValue } from '../table-region.ts'
import { widestOf } from './line-pairs.ts'
import { rowsFrom } from './possible-rows.ts'
import { baselineOf, CENTRED, EMPTY, type Level, OFF_ROW, OVERLAP_IN_EMS, type RowFacts, TIGHT } from './row-costs.ts'

/** Lines whose baselines differ by less than this, in ems, are on one level: half a line more is at least half an em. */
const LEVEL_IN_EMS = 0.3
/** Least share of the distances that are wide, which shows that rows are further apart than the lines inside them. */
const SPREAD_SHARE = 0.2
/** Names most of which are at least this wide, as share of the widest, are even. */
const EVEN_NAMES = 0.8
/** How often rows are chosen, each time with the columns that the rows before have filled. */
const ROUNDS = 3
/** Baselines that differ by less than this, in points, are one. */
const SAME_BASELINE = 1

/** What is known of the table whose rows are chosen. */
export type RowContext = Pick<RowFacts, 'isRuled' | 'unruled' | 'isHead'> & {
  readonly columnCount: number
}

/** Rows of each band, and what they cost together. */
interface Choice {
  readonly cost: number
  readonly rows: CellLine[][][]
}

/**
 * Joins the lines of each band into rows from top to bottom, those of all bands chosen together at the least cost
 * (`row-costs.ts`):
 *
 *     Slides     made for the    all          one row: the texts continue, and the last column is seldom empty
 *                second course
 *     Notes      checklists      some         another one: here they do not
 *
 * Texts that continue are in one cell, and numbers are not; cells begin at the top of their row, or are in its middle, in
 * all rows alike; columns that most rows fill are seldom empty. What is empty depends on the rows, so they are chosen several times.
 */
export function chooseRows(bands: readonly (readonly CellLine[])[], context: RowContext): CellLine[][][] {
  const levels = bands.map(levelsOf)
  const facts = factsOf(levels, context)
  const possible = levels.map(band => band.map((_, from) => rowsFrom(band, from, facts)))
  const choose = (place: 'top' | 'middle'): Choice => {
    let choice: Choice = { cost: Infinity, rows: levels.map(band => band.map(level => [...level])) }
    for (let round = 0; round < ROUNDS; round++) {
      const emptyCosts = emptyCostsOf(choice.rows.flat(), context.columnCount)
      const chosen = levels.map((band, i) => cheapest(band, possible[i] ?? [], place, emptyCosts))
      choice = { cost: chosen.reduce((sum, { cost }) => sum + cost, 0), rows: chosen.map(({ rows }) => rows) }
    }
    return choice
  }
  const [top, middle] = [choose('top'), choose('middle')]
  return middle.cost < top.cost - CENTRED ? middle.rows : top.rows
}

/** Lines side by side; two of one column are on different levels, however near they are. */
function levelsOf(lines: readonly CellLine[]): CellLine[][] {
  const levels: CellLine[][] = []
  for (const cell of lines.toSorted((a, b) => a.line.baseline - b.line.baseline)) {
    const level = levels.at(-1)
    const first = level?.[0]?.line
    const isOn = first !== undefined && cell.line.baseline - first.baseline < LEVEL_IN_EMS * first.size
    if (level !== undefined && isOn && !level.some(({ column }) => column === cell.column)) level.push(cell)
    else levels.push([cell])
  }
  return levels.map(level => level.sort((a, b) => a.column - b.column))
}

function factsOf(bands: readonly (readonly Level[])[], { isRuled, unruled, isHead }: RowContext): RowFacts {
  const lines = bands.flat(2)
  const inCells = bands.flatMap(band =>
    [...groupBy(band.flat(), ({ column }) => column).values()].flatMap(column =>
      gapsOf(column.map(({ line }) => line.baseline)),
    ),
  )
  const tight = Math.min(...inCells)
  const size = Math.max(...lines.map(({ line }) => line.size))
  const gaps = bands.flatMap(band => gapsOf(band.map(baselineOf)).filter(gap => gap > OVERLAP_IN_EMS * size))
  const wide = gaps.filter(gap => gap > TIGHT * tight).length
  const isSpread = wide > 0 && wide >= SPREAD_SHARE * gaps.length
  const names = columnOfNames(lines)
  const haveEvenNames = areEven(lines.filter(({ column }) => column === names).map(({ line }) => widthOf(line.box)))
  return { isRuled, unruled, isHead, names, haveEvenNames, widths: widestOf(lines), tight, isSpread }
}

/** Whether most widths are near the greatest: then a name without room for another word beside it shows nothing. */
function areEven(widths: readonly number[]): boolean {
  const wide = widths.filter(width => width >= EVEN_NAMES * Math.max(...widths))
  return wide.length * 2 > widths.length
}

function gapsOf(baselines: readonly number[]): number[] {
  const gaps = baselines.slice(1).map((baseline, i) => baseline - (baselines[i] ?? baseline))
  return gaps.filter(gap => gap > SAME_BASELINE)
}

/** The first column most of whose texts are not numbers. */
function columnOfNames(lines: readonly CellLine[]): number {
  const columns = [...groupBy(lines, ({ column }) => column)].sort((a, b) => a[0] - b[0])
  const named = columns.find(([, column]) => column.filter(({ line }) => isValue(line.text)).length * 2 < column.length)
  return (named ?? columns[0])?.[0] ?? 0
}

/** Cost of an empty cell of each column: more where most rows with several cells fill it. */
function emptyCostsOf(rows: readonly (readonly CellLine[])[], count: number): number[] {
  const several = rows.filter(row => new Set(row.map(({ column }) => column)).size > 1)
  return Array.from({ length: count }, (_, column) => {
    const isIn = (cell: CellLine) => column >= cell.column && column < cell.column + cell.columnSpan
    const filled = several.filter(row => row.some(isIn)).length
    return EMPTY * Math.max(0, Math.log((filled + 1) / (several.length - filled + 1)))
  })
}

/** The rows of a band with the least sum of costs; each is found from the best ones before it. */
function cheapest(
  levels: readonly Level[],
  possible: readonly ReturnType<typeof rowsFrom>[],
  place: 'top' | 'middle',
  emptyCosts: readonly number[],
): { readonly cost: number; readonly rows: CellLine[][] } {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (const [from, rows] of possible.entries()) {
    for (const { to, cost, off, filled, mostEmpty } of rows) {
      const empty = emptyCosts.reduce((sum, one, column) => (filled.has(column) ? sum : sum + one), 0)
      const sum = (best[from]?.cost ?? Infinity) + cost + OFF_ROW * off[place] + Math.min(empty, mostEmpty)
      if (sum < (best[to]?.cost ?? Infinity)) best[to] = { cost: sum, from }
    }
  }
  const rows: CellLine[][] = []
  for (let to = levels.length; to > 0; to = best[to]?.from ?? 0) rows.unshift(levels.slice(best[to]?.from, to).flat())
  return { cost: best[levels.length]?.cost ?? 0, rows }
}
