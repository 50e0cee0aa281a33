import { groupBy } from '../../../../base/collections/group-by.ts'
import { LIST_MARK } from '../list-marks.ts'
import type { CellLine } from '../table-region.ts'

/** Fewest items of the longest list. */
const LEAST_ITEMS = 3
/** Items are beside one another when their baselines differ by less than this, in ems. */
const BESIDE_IN_EMS = 0.2
/** Greatest share of the items of a list that are beside those of the longest: of others each may be by chance. */
const MOST_BESIDE = 0.7

/**
 * Whether the lines are one row whose cells hold lists side by side:
 *
 *     • adults of any age         • earlier surgery
 *     • signed consent, also      • pregnancy
 *       of a relative             • no consent
 *
 * Every column begins with a mark of an item, and the items of the columns do not begin on the same lines.
 */
export function areListsInCells(lines: readonly CellLine[]): boolean {
  const columns = [...groupBy(lines, ({ column }) => column).values()].map(column =>
    column.toSorted((a, b) => a.line.baseline - b.line.baseline),
  )
  if (columns.length < 2 || !columns.every(([first]) => first !== undefined && isItem(first))) return false
  const [longest = [], ...others] = columns.map(column => column.filter(isItem)).sort((a, b) => b.length - a.length)
  if (longest.length < LEAST_ITEMS) return false
  return others.every(items => items.filter(item => isBesideAny(item, longest)).length <= MOST_BESIDE * longest.length)
}

function isItem({ line }: CellLine): boolean {
  return LIST_MARK.test(line.text)
}

function isBesideAny({ line }: CellLine, others: readonly CellLine[]): boolean {
  return others.some(other => Math.abs(other.line.baseline - line.baseline) < BESIDE_IN_EMS * line.size)
}
