import type { Box } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { medianSize } from '../../evidence/line-style.ts'
import type { Piece } from '../lines/pieces.ts'

/** A rule over at least this share of the text's width may end what is above it. */
const SPANNING = 0.9
/** A heading on a rule is at most this far above it, with at least so much white space above it, in its ems. */
const ON_RULE_IN_EMS = 1
const ABOVE_HEADING_IN_EMS = 1.5
/** Type above and below such a rule differs by more than this share where the rule ends a text. */
const OTHER_SIZE = 0.1

/**
 * The parts of a white strip above, between and below the rules that end a text: rules as wide as the text, where the
 * document has columns at that place anyway, or where other type begins below. Other rules are those of a table.
 *
 *     RESUMEN  | text of an abstract text of
 *              | an abstract
 *     -----------------------------------------   <- the strip reaches from the label into the columns
 *     aaaaaaaaa | bbbbbbbbbbbb | cccccccccccc
 *
 * @param textWidth in points
 */
export function cutAtRules(
  strip: Box,
  rules: readonly Rule[],
  { pieces, textWidth, isKnown }: { pieces: readonly Piece[]; textWidth: number; isKnown: boolean },
): Box[] {
  const spanning = rules.filter(({ box }) => box.right - box.left >= SPANNING * textWidth && isCrossing(box, strip))
  const ends = spanning.filter(({ box }) => isKnown || changesType(box, strip, pieces))
  const heights = ends.map(({ box }) => endAbove(box, pieces)).sort((a, b) => a - b)
  const edges = [strip.top, ...heights, strip.bottom]
  return edges.slice(1).map((bottom, i) => ({ ...strip, top: edges[i] ?? strip.top, bottom }))
}

/** The height at which the text above a rule ends: that of the rule, or of the white space above a heading that is right above it. */
function endAbove(rule: Box, pieces: readonly Piece[]): number {
  const above = pieces.filter(({ box }) => box.bottom <= rule.top)
  const onRule = above.filter(({ box, size }) => rule.top - box.bottom < ON_RULE_IN_EMS * size)
  const top = Math.min(...onRule.map(({ box }) => box.top))
  const bottom = Math.max(...above.filter(piece => !onRule.includes(piece)).map(({ box }) => box.bottom))
  const isHeading = Number.isFinite(top - bottom) && top - bottom > ABOVE_HEADING_IN_EMS * medianSize(onRule)
  return isHeading ? (top + bottom) / 2 : (rule.top + rule.bottom) / 2
}

function isCrossing(rule: Box, strip: Box): boolean {
  return rule.left < strip.left && rule.right > strip.right && rule.top > strip.top && rule.bottom < strip.bottom
}

function changesType(rule: Box, strip: Box, pieces: readonly Piece[]): boolean {
  const within = pieces.filter(({ baseline }) => baseline > strip.top && baseline < strip.bottom)
  const above = medianSize(within.filter(({ baseline }) => baseline <= rule.top))
  const below = medianSize(within.filter(({ baseline }) => baseline > rule.top))
  return Math.abs(above - below) > OTHER_SIZE * Math.max(above, below)
}
