import { type Box, heightOf, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import type { Piece } from '../lines/pieces.ts'
import { SAME_EDGE } from './between-rules.ts'

/** Ticks of an axis are at most this long, and this far from the frame of their chart, in points; an axis has at least so many. */
const LONGEST_TICK = 6
const TICKS_REACH = 14
const FEWEST_TICKS = 3
/** Ticks end this near to their axis, in points. */
const AT_AXIS = 1
/** A number is this near to its tick, in ems: beside it, and with its middle at the same height. */
const NUMBER_REACH_IN_EMS = 1.5
const AT_HEIGHT_IN_EMS = 0.3

/**
 * Whether the ticks of an axis are drawn left of what is between two rules or from its left side on, or at a vertical rule between them: the
 * frame of a chart, or that of a legend over one.
 */
export function hasTicks(above: Box, below: Box, rules: readonly Rule[]): boolean {
  const ticks = rules.filter(rule => isTick(rule) && isBetween(rule.box, above, below))
  const isOfFrame = ({ box }: Rule) => box.right <= above.left + SAME_EDGE && box.right > above.left - TICKS_REACH
  const isFromSide = ({ box }: Rule) => Math.abs(box.left - above.left) < AT_AXIS
  const isInner = ({ left, right }: Box) => left > above.left && right < above.right
  return (
    ticks.filter(isOfFrame).length >= FEWEST_TICKS ||
    ticks.filter(isFromSide).length >= FEWEST_TICKS ||
    ticksOfAxes(ticks, rules).some(({ axis }) => isInner(axis.box))
  )
}

/** The pieces without the numbers at the ticks of vertical axes: below each other and beside those of other charts, they look like values of a table. */
export function withoutNumbersOfAxes(pieces: readonly Piece[], rules: readonly Rule[]): readonly Piece[] {
  const ticks = ticksOfAxes(rules.filter(isTick), rules).flatMap(({ ticks }) => ticks)
  const isAt = ({ box: tick }: Rule, piece: Piece) => {
    const gap = Math.max(tick.left - piece.box.right, piece.box.left - tick.right)
    const height = Math.abs((tick.top + tick.bottom) / 2 - middleOfLetters(piece))
    return gap < NUMBER_REACH_IN_EMS * piece.size && height < AT_HEIGHT_IN_EMS * piece.size
  }
  return ticks.length === 0 ? pieces : pieces.filter(piece => !ticks.some(tick => isAt(tick, piece)))
}

/** Vertical rules at which enough ticks end, with these. */
function ticksOfAxes(ticks: readonly Rule[], rules: readonly Rule[]): { axis: Rule; ticks: readonly Rule[] }[] {
  if (ticks.length < FEWEST_TICKS) return []
  return rules.flatMap(axis => {
    if (axis.orientation !== 'vertical' || heightOf(axis.box) <= LONGEST_TICK) return []
    const isAt = ({ box }: Rule) =>
      Math.abs(box.right - axis.box.left) < AT_AXIS &&
      box.top > axis.box.top - SAME_EDGE &&
      box.bottom < axis.box.bottom + SAME_EDGE
    const own = ticks.filter(isAt)
    return own.length >= FEWEST_TICKS ? [{ axis, ticks: own }] : []
  })
}

function isTick({ orientation, box }: Rule): boolean {
  return orientation === 'horizontal' && widthOf(box) <= LONGEST_TICK
}

function isBetween({ top }: Box, above: Box, below: Box): boolean {
  return top > above.top - SAME_EDGE && top < below.bottom + SAME_EDGE
}
