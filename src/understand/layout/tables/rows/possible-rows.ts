import { isBoldLine } from '../../../evidence/line-style.ts'
import type { CellLine } from '../table-region.ts'
import { type Link, linkOf } from './line-pairs.ts'
import * as costs from './row-costs.ts'
import { baselineOf, type Level, type RowFacts } from './row-costs.ts'

/** A cell is at the top of its row, or in its middle, within this share of the distance of lines: half a line is not. */
const OFF_PLACE = 0.3
/** Sides of the lines of one cell differ by less than this, in ems; lines after the first are further right by up to this. */
const NEAR_SIDE_IN_EMS = 0.6
const HANGING_IN_EMS = 2.5
/** A row that costs more than this is never chosen, nor one with more lines: it costs less to part it. */
const MOST_COST = 16

/** A row that some levels may be, from one up to another, with what it costs whatever the other rows are. */
export interface PossibleRow {
  readonly to: number
  readonly cost: number
  /** How many cells are not at the top of the row, or not in its middle. */
  readonly off: Readonly<Record<'top' | 'middle', number>>
  readonly filled: ReadonlySet<number>
  /** Most that its empty cells cost. */
  readonly mostEmpty: number
}

/** The lines of the cells of a row, by column. */
type Cells = ReadonlyMap<number, readonly CellLine[]>

/** All rows that may begin with a level. */
export function rowsFrom(levels: readonly Level[], from: number, facts: RowFacts): PossibleRow[] {
  const cells = new Map<number, readonly CellLine[]>()
  const rows: PossibleRow[] = []
  let joined = 0
  for (let to = from + 1; to <= levels.length; to++) {
    const level = levels[to - 1] ?? []
    joined += facts.isHead ? joinedInHead(level, cells, facts) : joinedCost(level, levels[from] ?? [], cells, facts)
    if (joined > MOST_COST) break
    for (const cell of level) cells.set(cell.column, [...(cells.get(cell.column) ?? []), cell])
    const next = levels[to]
    const lines = [...cells.values()].flat()
    const row = facts.isHead ? costs.ROW_OF_HEAD : 0
    const parted = next === undefined ? 0 : partedCost(level, next, cells, facts)
    rows.push({
      to,
      cost: joined + row + titleCost(lines) + parted,
      ...placesOf(cells, facts),
      ...fillOf(lines, next, facts),
    })
  }
  return rows
}

/** What a level costs below the cells of a row. */
function joinedCost(level: Level, first: Level, cells: Cells, facts: RowFacts): number {
  const pairs = level.flatMap(below => pairOf(below, cells, facts))
  const open = pairs.filter(({ link }) => link === 'open').length
  const isWhole = pairs.length > 0 && first.length > 1 && level.length >= first.length
  const isWide = pairs.some(({ over, below }) => isWideIn(below.line.baseline - over.line.baseline, below, facts))
  const sum = pairs.reduce((all, pair) => all + costOfPair(pair, facts), 0)
  return sum + (isWhole && open < costs.OPEN_SHARE * pairs.length ? costs.WHOLE : 0) + (isWide ? costs.WIDE_INSIDE : 0)
}

/** Whether two lines of one cell are further apart than those of others, or than lines of a text are. */
function isWideIn(distance: number, { line }: CellLine, { tight }: RowFacts): boolean {
  return distance > costs.TIGHT * tight || distance > costs.WIDEST_LEADING_IN_EMS * line.size
}

function joinedInHead(level: Level, cells: Cells, facts: RowFacts): number {
  const pairs = level.flatMap(below => pairOf(below, cells, facts))
  const isFar = pairs.some(
    ({ over, below }) => below.line.baseline - over.line.baseline > costs.HEAD_LEADING_IN_EMS * below.line.size,
  )
  const isRuled = pairs.some(({ over, below }) => facts.isRuled(over, below))
  return (isFar ? costs.FAR_IN_HEAD : 0) + (isRuled ? costs.RULE_INSIDE : 0)
}

interface LinkedPair {
  readonly over: CellLine
  readonly below: CellLine
  readonly link: Link
}

/** A line with the one above it in its cell, and what their text shows. */
function pairOf(below: CellLine, cells: Cells, { widths }: RowFacts): LinkedPair[] {
  const cell = cells.get(below.column)
  const [opens, over] = [cell?.[0], cell?.at(-1)]
  if (opens === undefined || over === undefined) return []
  const widest = over.columnSpan === below.columnSpan ? (widths.get(below.column) ?? 0) : Infinity
  return [{ over, below, link: linkOf({ opens: opens.line, over: over.line, below: below.line, widest }) }]
}

function costOfPair({ over, below, link }: LinkedPair, { names, haveEvenNames, isRuled }: RowFacts): number {
  let cost = costs.JOINED[link]
  const isApart = link === 'room' || link === 'word' || (link === 'broken' && haveEvenNames)
  if (isApart && below.column === names) cost += costs.SECOND_NAME
  if (link !== 'open' && !isUnder(over, below)) cost += costs.OTHER_SIDE
  if (isBoldLine(below.line) && !isBoldLine(over.line)) cost += costs.BOLD_BELOW_PLAIN
  return cost + (isRuled(over, below) ? costs.RULE_INSIDE : 0)
}

/** Whether a line has the left side, the middle or the right side of the one above; lines of one cell may hang. */
function isUnder({ line: over }: CellLine, { line: below }: CellLine): boolean {
  const near = NEAR_SIDE_IN_EMS * below.size
  const left = below.box.left - over.box.left
  const right = below.box.right - over.box.right
  const isHanging = left > -near && left < HANGING_IN_EMS * below.size
  return isHanging || Math.abs(right) < near || Math.abs(left + right) < near
}

/** What a title over several columns costs in a row with cells of these columns. */
function titleCost(lines: readonly CellLine[]): number {
  const titles = lines.filter(({ columnSpan }) => columnSpan > 1)
  const below = titles.flatMap(title =>
    lines.flatMap(({ line, column, columnSpan }) => {
      const isOver = column < title.column + title.columnSpan && column + columnSpan > title.column
      return isOver && columnSpan !== title.columnSpan ? [line.baseline > title.line.baseline] : []
    }),
  )
  if (below.length === 0) return 0
  return below.includes(true) ? costs.TITLE_ABOVE : costs.TITLE_BELOW
}

/** What it costs that a row ends above a level. */
function partedCost(last: Level, next: Level, cells: Cells, facts: RowFacts): number {
  const gap = baselineOf(next) - baselineOf(last)
  const size = Math.max(...next.map(({ line }) => line.size))
  const overlap = gap < costs.OVERLAP_IN_EMS * size ? costs.OVERLAP : 0
  if (facts.isHead) return overlap
  const links = next.flatMap(below => pairOf(below, cells, facts))
  const isName = ({ below, link }: LinkedPair) => link === 'open' && below.column === facts.names
  const texts = links.reduce((sum, pair) => sum + (isName(pair) ? 0 : (costs.PARTED[pair.link] ?? 0)), 0)
  const isRuled = next.some(below => last.some(over => facts.isRuled(over, below)))
  const tight = facts.isSpread && gap <= costs.TIGHT * facts.tight ? costs.TIGHT_BETWEEN : 0
  const name = links.some(isName) ? costs.NAME_PARTED : 0
  return overlap + name + Math.min(texts, costs.MOST_PARTED) + (isRuled ? 0 : tight + facts.unruled)
}

/** How many cells are off the row; in a head, where names differ in place, what they cost at the best place for all. */
function placesOf(cells: Cells, { isHead, tight }: RowFacts): Pick<PossibleRow, 'off'> {
  const places = [...cells.values()].map(lines => {
    const [top, bottom] = [lines[0]?.line.baseline ?? 0, lines.at(-1)?.line.baseline ?? 0]
    return { top, middle: (top + bottom) / 2, bottom, height: bottom - top }
  })
  const height = Math.max(...places.map(place => place.height))
  const highest = places.find(place => place.height === height)
  const countOff = (side: 'top' | 'middle' | 'bottom') =>
    places.filter(place => Math.abs(place[side] - (highest?.[side] ?? 0)) > OFF_PLACE * tight).length
  const off = { top: countOff('top'), middle: countOff('middle') }
  if (!isHead) return { off }
  const least = Math.min(off.top, off.middle, countOff('bottom'))
  return { off: { top: least, middle: least } }
}

/** The columns that a row fills, and the most that its empty ones cost: less where one text names the rows that follow. */
function fillOf(
  lines: readonly CellLine[],
  next: Level | undefined,
  { names, isHead }: RowFacts,
): Pick<PossibleRow, 'filled' | 'mostEmpty'> {
  const filled = new Set(
    lines.flatMap(({ column, columnSpan }) => Array.from({ length: columnSpan }, (_, i) => column + i)),
  )
  const [title] = lines
  if (isHead) return { filled, mostEmpty: 0 }
  const isTitle =
    lines.every(({ column }) => column === title?.column) &&
    title !== undefined &&
    (title.column <= names || title.columnSpan > 1)
  if (!isTitle) return { filled, mostEmpty: costs.MOST_EMPTY }
  const isSetIn = next?.some(
    ({ line, column }) => column === title.column && line.box.left - title.line.box.left > NEAR_SIDE_IN_EMS * line.size,
  )
  return { filled, mostEmpty: isSetIn === true ? costs.TITLE_OVER_INDENT : costs.TITLE }
}
