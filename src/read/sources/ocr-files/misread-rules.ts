import { type Box, heightOf, overlapX, widthOf } from '../../../base/geometry/box.ts'
import type { PlacedWord } from '../xml/placed-words.ts'

/** Characters that programs read in drawn lines; figures and letters that look like one are left, they may be cells. */
const BARS = /^[|¦‖[\]]+$/u

/** A word is on the line of a rule that ends at most this far from it, in heights of the word: rules have breaks. */
const BREAK = 1

/** Whether a word of bars and brackets is a vertical rule of a table, read as text: it is on one that was found. */
export function isMisreadRule({ text, x0, y0, x1, y1 }: PlacedWord, rules: readonly Box[]): boolean {
  if (!BARS.test(text.trim())) return false
  const box = { left: x0, top: y0, right: x1, bottom: y1 }
  const reach = BREAK * heightOf(box)
  return rules.some(
    rule =>
      heightOf(rule) > widthOf(rule) &&
      overlapX(rule, box) > 0 &&
      rule.top - reach < box.bottom &&
      rule.bottom + reach > box.top,
  )
}
