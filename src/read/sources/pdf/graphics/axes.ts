import { type Box, containsPoint, growBox, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'

/** Shortest axis, in points; shorter lines in a corner are parts of letters and icons. */
const SHORTEST_AXIS = 36
/** How far, in points, an axis may end before another one, and continue beyond it: the first mark of a scale is drawn like this. */
const SHORT_OF_CORNER = 2
const BEYOND_CORNER = 8
/** Fewest things drawn between two axes: points, bars, lines. */
const LEAST_DRAWN = 3

/**
 * The areas between two axes that meet at their lower left ends, and in which something is drawn: charts whose points or
 * bars are too far from each other and from the axes to be one drawing. A line above makes them the frame of a table.
 */
export function findAxisAreas(rules: readonly Rule[], drawn: readonly Box[]): readonly Box[] {
  const upright = rules.filter(({ box, orientation }) => orientation === 'vertical' && heightOf(box) >= SHORTEST_AXIS)
  const lying = rules.filter(({ box, orientation }) => orientation === 'horizontal' && widthOf(box) >= SHORTEST_AXIS)
  return upright.flatMap(({ box: side }) => {
    const ofSide = lying.filter(({ box }) => meets(side.left - box.left))
    const feet = ofSide.filter(({ box }) => meets(side.bottom - box.bottom))
    const isClosed = ofSide.some(({ box }) => meets(box.top - side.top))
    const [foot] = feet
    if (foot === undefined || isClosed) return []
    const area = { left: side.left, top: side.top, right: foot.box.right, bottom: foot.box.bottom }
    return drawn.filter(box => holds(growBox(area, SHORT_OF_CORNER), box)).length < LEAST_DRAWN ? [] : [area]
  })
}

/** Whether a line that continues `beyond` points past another one, or ends before it, meets it. */
function meets(beyond: number): boolean {
  return beyond >= -SHORT_OF_CORNER && beyond <= BEYOND_CORNER
}

function holds(outer: Box, inner: Box): boolean {
  return containsPoint(outer, inner.left, inner.top) && containsPoint(outer, inner.right, inner.bottom)
}
