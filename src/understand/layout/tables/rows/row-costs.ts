import type { CellLine } from '../table-region.ts'
import type { Link } from './line-pairs.ts'

/** Lines at one height, from left to right. */
export type Level = readonly CellLine[]

/** What is known of the table for the costs of its rows. */
export interface RowFacts {
  /** Whether a rule is drawn between two lines, the upper one first. */
  readonly isRuled: (over: CellLine, below: CellLine) => boolean
  /** Cost of a boundary without a rule: more where rules part the rows. */
  readonly unruled: number
  /** The lines are those of a head, whose names are broken as far as they fit. */
  readonly isHead: boolean
  /** The first column with names, which are no numbers. */
  readonly names: number
  /** Whether names are nearly as wide as each other. */
  readonly haveEvenNames: boolean
  /** Width of the widest line of each column. */
  readonly widths: ReadonlyMap<number, number>
  /** Smallest distance of lines in one column. */
  readonly tight: number
  /** Whether rows are further apart than the lines inside them. */
  readonly isSpread: boolean
}

// A cost of 1 is that of a cell in the wrong place. Each is shown by a drawn page in `choose-rows.test.ts`.

/** Cost of two lines in one cell, by what their text shows. */
export const JOINED: Readonly<Record<Link, number>> = {
  share: 0,
  open: 0,
  broken: 0.3,
  deviation: 0.5,
  item: 0.6,
  word: 0.7,
  list: 1.2,
  room: 1.2,
  again: 2,
  numbers: 2.5,
}
/** More for a second name in one cell that does not continue the first. */
export const SECOND_NAME = 1
/** More for a line that has neither the left side, the middle nor the right side of the one above, unless the text continues. */
export const OTHER_SIDE = 1
/** More for bold below plain type, and for a line below a rule. */
export const BOLD_BELOW_PLAIN = 2
export const RULE_INSIDE = 6
/** Cost of each distance inside a row that is wide, or wider than this, in ems. */
export const WIDE_INSIDE = 1
export const WIDEST_LEADING_IN_EMS = 1.6
/** Cost of a line that fills as many columns as the first of its row, unless the text of at least this share of its cells continues. */
export const WHOLE = 1
export const OPEN_SHARE = 0.5
/** Cost of a title over several columns in one row with cells of these columns, below it or above it. */
export const TITLE_ABOVE = 3
export const TITLE_BELOW = 2

/** Cost of two lines in two rows, by what their text shows; of all of them at most; and of a name that continues in the next row. */
export const PARTED: Readonly<Partial<Record<Link, number>>> = { open: 1, share: 0.3 }
export const MOST_PARTED = 1.5
export const NAME_PARTED = 2
/** Cost of rows as near as lines of one cell where rows are spread, and of rows that overlap. */
export const TIGHT_BETWEEN = 0.8
export const OVERLAP = 3

/** Cost of a cell that is not where the others of its row are. */
export const OFF_ROW = 1
/** How much less rows with cells in their middle must cost: cells at the top are usual. */
export const CENTRED = 1

/** Weight of an empty cell, times the logarithm of the odds that its column is filled; and most that those of one row cost. */
export const EMPTY = 0.6
export const MOST_EMPTY = 5
/** The same of a row with one name, which may be the title of those below it; and where these are set in. */
export const TITLE = 0.8
export const TITLE_OVER_INDENT = 0.2

/** Cost of a row of a head, and of each distance inside it that is wider than this, in ems. */
export const ROW_OF_HEAD = 1
export const FAR_IN_HEAD = 1.5
export const HEAD_LEADING_IN_EMS = 1.4

/** Rows whose baselines are nearer than this, in ems, overlap. */
export const OVERLAP_IN_EMS = 0.8
/** Distances of lines up to this share of the smallest in a column are those inside a cell. */
export const TIGHT = 1.15

/** The baseline of the lowest line. */
export function baselineOf(level: Level): number {
  return Math.max(...level.map(({ line }) => line.baseline))
}
