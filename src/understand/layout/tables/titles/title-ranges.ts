import type { TableColumn } from '../table-columns.ts'

/** First and last column, both included. */
export interface ColumnRange {
  readonly first: number
  readonly last: number
}

/** A line of a head: its middle, its size, and the columns that it is in. */
export interface HeadTitle {
  readonly middle: number
  readonly size: number
  readonly range: ColumnRange
  /** Whether its columns are known, by a rule below it. */
  readonly isKnown: boolean
}

/** The columns below some titles. */
export interface TitledColumns {
  /** Where the cells of each column begin and end. */
  readonly extents: readonly TableColumn[]
  /** Whether a name is below the titles in a column. */
  readonly isNamed: (column: number) => boolean
  /** Places of vertical rules beside the titles: none is inside a title. */
  readonly walls: readonly number[]
  /** Columns at which titles above begin, or after which they end: none is inside a title below; default none. */
  readonly bounds?: ReadonlySet<number>
}

/** The middle of a title is this near to that of its columns, in ems. */
export const NEAR_MIDDLE_IN_EMS = 0.6
/** Cost of a title as far from the middle as it may be; it grows with the square of the distance. */
const OFF_MIDDLE = 1
/** Cost of a name below with no title over it: less than that of a title which is off its middle by a third of the most. */
const UNTITLED = 0.1
/** Cost of a title over one name: most names that are broken over lines are not above others. */
const OVER_ONE_NAME = 0.6
/** Cost of a title whose own column another one is over: more than all else, as one must give way. */
const TAKEN = 100
/** Fewest columns of a title. */
const LEAST_TITLED = 2

interface Choice {
  readonly cost: number
  readonly ranges: readonly ColumnRange[]
}

/**
 * The columns of all titles of one line, from left to right, at the least cost: a title is in the middle of its columns, no
 * name is without a title, and no two titles are over one column. A title that is over no several columns keeps its own.
 */
export function chooseTitleRanges(titles: readonly HeadTitle[], columns: TitledColumns): readonly ColumnRange[] {
  const known = new Map<number, Choice>()
  const solve = (i: number, free: number): Choice => {
    const title = titles[i]
    if (title === undefined) return { cost: untitled(free, columns.extents.length, columns), ranges: [] }
    const key = i * (columns.extents.length + 1) + free
    const before = known.get(key)
    if (before !== undefined) return before
    const best = rangesOf(title, free, columns)
      .map(({ range, cost }): Choice => {
        const rest = solve(i + 1, Math.max(free, range.last + 1))
        return { cost: cost + untitled(free, range.first, columns) + rest.cost, ranges: [range, ...rest.ranges] }
      })
      .reduce((a, b) => (b.cost < a.cost ? b : a))
    known.set(key, best)
    return best
  }
  return solve(0, 0).ranges
}

function untitled(first: number, end: number, { isNamed }: TitledColumns): number {
  let cost = 0
  for (let column = first; column < end; column++) if (isNamed(column)) cost += UNTITLED
  return cost
}

/** The columns that a title may be over, with their costs: its own ones, and all around them in whose middle it is. */
function rangesOf(
  title: HeadTitle,
  free: number,
  columns: TitledColumns,
): { readonly range: ColumnRange; readonly cost: number }[] {
  const { range: own, isKnown } = title
  const cost = !isKnown && columns.isNamed(own.first) ? OVER_ONE_NAME : 0
  const ranges = [{ range: own, cost: own.first < free ? TAKEN : cost }]
  if (isKnown) return ranges
  for (let first = own.first; first >= free && columns.isNamed(first); first--) {
    if (first < own.first && columns.bounds?.has(first + 1) === true) break
    for (let last = own.last; last < columns.extents.length && columns.isNamed(last); last++) {
      if (last > first && columns.bounds?.has(last) === true) break
      const distance = distanceFrom({ first, last }, title, columns)
      if (last - first + 1 < LEAST_TITLED || distance === undefined) continue
      ranges.push({ range: { first, last }, cost: OFF_MIDDLE * (distance / NEAR_MIDDLE_IN_EMS) ** 2 })
    }
  }
  return ranges
}

/** How far a title is from the middle of some columns, in ems; `undefined` where that is too far, or a rule is between them. */
function distanceFrom({ first, last }: ColumnRange, title: HeadTitle, columns: TitledColumns): number | undefined {
  const [left, right] = [columns.extents[first]?.left, columns.extents[last]?.right]
  if (left === undefined || right === undefined || columns.walls.some(x => x > left && x < right)) return undefined
  const distance = Math.abs(title.middle - (left + right) / 2) / title.size
  return distance < NEAR_MIDDLE_IN_EMS ? distance : undefined
}
