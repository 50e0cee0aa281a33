import { type Box, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'

/** Rules of one table begin and end within this many points of each other. */
export const SAME_EDGE = 5
/** Pictures that cover more than this share of the height and of the width between two rules are no cells. */
const DRAWN_SHARE = 0.4
/** Rules between the rows of some columns: fewest, and least share of the lines that have one above. */
const LEAST_PARTIAL = 2
const PARTED_SHARE = 0.5

/** Whether two rules begin and end at the same places. */
export function isSameWidth(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < SAME_EDGE && Math.abs(a.right - b.right) < SAME_EDGE
}

/** Whether most of what is between two rules is drawn: a chart, and the names of its axes. */
export function holdsDrawing(figures: readonly Box[], above: Box, below: Box): boolean {
  const between = { ...above, top: above.bottom, bottom: below.top }
  const inside = figures.filter(figure => overlapX(figure, between) > 0 && overlapY(figure, between) > 0)
  if (inside.length === 0) return false
  const height = overlapY(uniteBoxes(inside), between)
  const width = inside.reduce((sum, figure) => sum + overlapX(figure, between), 0)
  return height > DRAWN_SHARE * heightOf(between) && width > DRAWN_SHARE * widthOf(between)
}

/** Whether rules from one side, not over the whole width, part lines between two rules: rows of a table beside a cell that covers them. */
export function hasRowRules(above: Box, below: Box, rules: readonly Rule[], lineCount: number): boolean {
  const partial = rules.filter(({ orientation, box }) => {
    const reachesLeft = Math.abs(box.left - above.left) < SAME_EDGE
    const reachesRight = Math.abs(box.right - above.right) < SAME_EDGE
    const isBetween = box.top > above.bottom + SAME_EDGE && box.bottom < below.top - SAME_EDGE
    return (
      orientation === 'horizontal' && isBetween && reachesLeft !== reachesRight && widthOf(box) > widthOf(above) / 2
    )
  })
  const levels = new Set(partial.map(({ box }) => Math.round(box.top)))
  return levels.size >= Math.max(LEAST_PARTIAL, PARTED_SHARE * (lineCount - 1))
}
