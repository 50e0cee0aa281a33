import { areaOf, type Box, heightOf, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'

/** Both sides of a frame end at the same height within this many points. */
const SAME_HEIGHT = 3
/** Rules of a frame meet at its corners within this many points: corners may be round, and are no rules then. */
const SAME_CORNER = 8
/** Least height of a frame, in points: two lines and the white around them. */
const LEAST_HEIGHT = 24

/** Rules inside a frame that end at most this far from both its sides, in points, divide all of it. */
const LARGEST_INSET = 10

/** The rules, those that divide a whole frame as wide as the frame: they may end a little before its sides. */
export function widenInFrames(rules: readonly Rule[], frames: readonly Box[]): Rule[] {
  return rules.map(rule => {
    const frame = frames.find(({ left, right, top, bottom }) => {
      const { box } = rule
      const isInside = box.left >= left && box.right <= right && box.top > top && box.bottom < bottom
      return isInside && box.left - left <= LARGEST_INSET && right - box.right <= LARGEST_INSET
    })
    const isDivider = frame !== undefined && rule.orientation === 'horizontal'
    return isDivider ? { ...rule, box: { ...rule.box, left: frame.left, right: frame.right } } : rule
  })
}

/**
 * The boxes that rules close on all four sides: two vertical rules of the same height, joined by horizontal rules at both
 * ends. Rules inside a frame do not matter; a grid has one frame, the outermost. Where the horizontal rules continue beyond a
 * side, the box is a column of a table that is open there.
 */
export function findFrames(rules: readonly Rule[]): Box[] {
  const frames = rules
    .filter(({ orientation, box }) => orientation === 'vertical' && heightOf(box) >= LEAST_HEIGHT)
    .flatMap((left, i, sides) =>
      sides.flatMap((right, j) => {
        const isPair = j !== i && right.box.left > left.box.left + LEAST_HEIGHT && isSameHeight(left.box, right.box)
        const box = uniteBoxes([left.box, right.box])
        return isPair && isClosed(box, rules) ? [box] : []
      }),
    )
  return frames.filter(frame => !frames.some(other => other !== frame && holds(other, frame)))
}

function isSameHeight(a: Box, b: Box): boolean {
  return Math.abs(a.top - b.top) < SAME_HEIGHT && Math.abs(a.bottom - b.bottom) < SAME_HEIGHT
}

function isClosed(box: Box, rules: readonly Rule[]): boolean {
  const hasSideAt = (y: number) =>
    rules.some(
      ({ orientation, box: side }) =>
        orientation === 'horizontal' &&
        Math.abs(side.top - y) < SAME_CORNER &&
        side.left < box.left + SAME_CORNER &&
        side.right > box.right - SAME_CORNER &&
        side.left > box.left - SAME_CORNER &&
        side.right < box.right + SAME_CORNER,
    )
  return hasSideAt(box.top) && hasSideAt(box.bottom)
}

/** Whether a box holds another, both drawn by rules, and is larger. */
function holds(outer: Box, inner: Box): boolean {
  const isAround =
    outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
  return isAround && areaOf(outer) > areaOf(inner)
}
