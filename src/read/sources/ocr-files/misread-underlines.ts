import { type Box, heightOf, overlapX, widthOf } from '../../../base/geometry/box.ts'
import type { PlacedWord } from '../xml/placed-words.ts'

/** Underscores of which the program is surer than this are printed ones. */
const SURELY_PRINTED = 0.9
/** An underline is at most this far below the box of its word, in heights of the word. */
const REACH = 0.3

/** A stretch of underscores, or of anything else. */
const STRETCHES = /_+|[^_]+/gu
/** Underscores after others of the word, as addresses and names of files have them too. */
const BEHIND = /[^_]_/u

/**
 * The word without the underscores that an underline was read for, and these as misread: `_Fähnders,`, `an_unpleasant`,
 * or an underscore alone. Those inside a word and at its end are left where no line runs below it, and those of which the program was sure.
 */
export function partUnderscores(word: PlacedWord, rules: readonly Box[]): PlacedWord[] {
  const { text, x0, y0, x1, y1, confidence = 1 } = word
  if (!text.includes('_')) return [word]
  const box = { left: x0, top: y0, right: x1, bottom: y1 }
  if (/^_+$/u.test(text)) return heightOf(box) > widthOf(box) ? [{ ...word, misread: 'rule' }] : [word]
  if (confidence > SURELY_PRINTED || (BEHIND.test(text) && !rules.some(rule => runsBelow(rule, box)))) return [word]
  const width = (x1 - x0) / text.length
  return [...text.matchAll(STRETCHES)].map(([part], i, parts) => {
    const from = parts[i]?.index ?? 0
    const placed = { ...word, text: part, x0: x0 + from * width, x1: x0 + (from + part.length) * width }
    const isUnderscore = part.startsWith('_')
    return {
      ...placed,
      ...(isUnderscore ? { misread: 'rule' as const } : {}),
      spaceBefore: word.spaceBefore || from > 0,
    }
  })
}

function runsBelow(rule: Box, box: Box): boolean {
  if (widthOf(rule) < heightOf(rule) || overlapX(rule, box) <= 0) return false
  const reach = REACH * heightOf(box)
  return rule.top > box.bottom - reach && rule.top < box.bottom + reach
}
