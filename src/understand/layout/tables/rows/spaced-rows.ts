import { groupBy } from '../../../../base/collections/group-by.ts'
import { isNumeric } from '../table-region.ts'
import { distanceOf, goesOn, isShareOf, type Pair, type Printed, TIGHT, widestOf } from './wrapped-rows.ts'

/** Least share of the lines below others in one group whose text continues, where the groups are rows. */
const LEAST_GOING_ON = 0.5
/** Greatest share of them where the lines of the groups are rows: words of some lines have no room above by chance. */
const MOST_GOING_ON = 0.7
/** Least share of the groups whose first column and another one fill all lines, where these are rows. */
const PARALLEL = 0.8
/** Least share of the columns of a group that its first line fills, where it is a row: cells begin at its top. */
const FILLED_AT_TOP = 0.75
/** Greatest share of the lines of a group alone that its first column fills, where it is a row. */
const NAMED_SHARE = 0.4
/** Greatest share of numbers below numbers among the lines below others, where the groups are rows. */
const MOST_NUMBERS = 0.1
/** Fewest lines of a group that most columns fill, which shows that each is a row. */
const LEAST_EVEN = 3
/** Fewest groups, and fewest lines below others in them, that show what the groups are. */
const LEAST_GROUPS = 2
const LEAST_PAIRS = 4

/** Lines of print between two wide spaces or rules. */
export type Group = readonly Printed[]

/**
 * What the groups of lines are that wide spaces or rules separate: `rows`, whose cells are broken over lines at the usual distance, or
 * `lists` of rows, each of one line.
 *
 *     Mint     gel for the whole     all        Mint     green    all
 *              of the mouth                     Basil    green
 *
 *     Sage     paste, to be used     some       Sage     grey     some
 *              in the morning                   Thyme    grey
 *
 * Words that had room on the line above, and numbers, were set on a separate line on purpose. Gives `undefined` where the
 * text does not show it, or there is one group.
 */
export function meaningOfSpaces(groups: readonly Group[]): 'rows' | 'lists' | undefined {
  const tall = groups.filter(group => group.length > 1)
  const widths = widestOf(groups.flat(2))
  const pairs = tall.flatMap(group => pairsOf(group, widths))
  if (pairs.length < LEAST_PAIRS || (tall.length < LEAST_GROUPS && !tall.every(isNamedAtTop))) return undefined
  const goingOn = pairs.filter(goesOn).length / pairs.length
  const parallel = tall.filter(isParallel).length / tall.length
  if (goingOn <= MOST_GOING_ON && parallel >= PARALLEL) return 'lists'
  const numbers = pairs.filter(({ over, below }) => isNumeric(over.text) && isNumeric(below.text)).length / pairs.length
  const areTexts = goingOn >= LEAST_GOING_ON && numbers <= MOST_NUMBERS
  return areTexts && groups.every(isTopAligned) && !tall.some(isEven) ? 'rows' : undefined
}

/** The lines, divided where the distance is wider than `tight`, that of the lines in a cell. */
export function groupsOf(printed: readonly Printed[], tight: number): Group[] {
  const groups: Printed[][] = []
  printed.forEach((line, i) => {
    const group = groups.at(-1)
    const isNear = distanceOf(printed[i - 1], line).every(distance => distance <= TIGHT * tight)
    if (group !== undefined && isNear) group.push(line)
    else groups.push([line])
  })
  return groups
}

/** The lines of one column of a group that are below others, each with the one above. */
function pairsOf(group: Group, widths: ReadonlyMap<number, number>): Pair[] {
  return group.slice(1).flatMap((line, i) =>
    line.flatMap((below): Pair[] => {
      const isOver = ({ column }: Printed[number]) => column === below.column
      const over = group[i]?.find(isOver)
      const opens = group.find(other => other.some(isOver))?.find(isOver)
      if (over === undefined || opens === undefined) return []
      const pair = { over: over.line, below: below.line, opens: opens.line, widest: widths.get(below.column) ?? 0 }
      return isShareOf(pair) ? [] : [pair]
    }),
  )
}

/** Whether the first column and another one fill all lines of a group. */
function isParallel(group: Group): boolean {
  const filled = [...new Set(group.flat().map(({ column }) => column))].filter(column =>
    group.every(line => line.some(cell => cell.column === column)),
  )
  return filled.includes(0) && filled.length > 1
}

/** Whether most columns of a group fill all its lines, which are several: a row each. */
function isEven(group: Group): boolean {
  const columns = groupBy(group.flat(), ({ column }) => column)
  const full = [...columns.values()].filter(cells => cells.length >= group.length)
  return group.length >= LEAST_EVEN && full.length * 2 > columns.size
}

/** Whether the first column of a group ends far above the others: the name of one row, not one for each line. */
function isNamedAtTop(group: Group): boolean {
  return group.filter(line => line.some(({ column }) => column === 0)).length <= NAMED_SHARE * group.length
}

/** Whether the first line of a group fills its columns with the first, and each column continues without a break until it ends. */
function isTopAligned(group: Group): boolean {
  const columns = new Set(group.flat().map(({ column }) => column))
  const [first = []] = group
  const isContinuous = (column: number) => {
    const filled = group.map(line => line.some(cell => cell.column === column))
    return filled.lastIndexOf(true) - filled.indexOf(true) + 1 === filled.filter(Boolean).length
  }
  const isNamed = first.some(({ column }) => column === 0)
  return isNamed && first.length >= FILLED_AT_TOP * columns.size && [...columns].every(isContinuous)
}
