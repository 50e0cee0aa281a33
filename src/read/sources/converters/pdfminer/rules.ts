import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'

/** Thickest that a drawn line is, in points; what is thicker is a box. */
const THICKEST_RULE = 2

/** The rule that a line or a flat rectangle is; `undefined` for boxes and dots. */
export function toRule(box: Box): Rule | undefined {
  const width = widthOf(box)
  const height = heightOf(box)
  if (height <= THICKEST_RULE && width > THICKEST_RULE) return { box, orientation: 'horizontal' }
  return width <= THICKEST_RULE && height > THICKEST_RULE ? { box, orientation: 'vertical' } : undefined
}
