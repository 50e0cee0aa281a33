import { isJoiningLetter } from '../../../../base/text/characters/joiners.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { isRightToLeftGlyph } from './right-to-left.ts'
import { gapBetween, RIGHT_TO_LEFT_GAP, type Spacing } from './word-gap.ts'

/** Largest gap, in ems, that is looked at: beyond it is another column or line. */
const WIDEST_GAP = 1.5

/** Farthest apart, in ems, that two letters with a non-joiner between them are drawn where spaces are drawn: they meet, but for rounding. */
const NO_ROOM = 0.03

/**
 * How the words of right-to-left text are parted, told by whether spaces that are drawn, or wide gaps without one, are more. Programs
 * that draw spaces draw nearly all of them; XeTeX draws none, but a space without room for each zero-width non-joiner.
 *
 * @param glyphs in the order of their places
 */
export function findSpacing(glyphs: readonly Glyph[]): Spacing {
  let drawn = 0
  let undrawn = 0
  let before: Glyph | undefined
  let hasSpace = false
  for (const glyph of glyphs) {
    if (glyph.text === SPACE) {
      hasSpace = true
      continue
    }
    if (before !== undefined && isRightToLeftGlyph(before) && isRightToLeftGlyph(glyph)) {
      const gap = gapBetween(before, glyph)
      if (hasSpace) drawn += Math.abs(gap) > NO_ROOM ? 1 : 0
      else if (gap > RIGHT_TO_LEFT_GAP && gap < WIDEST_GAP) undrawn++
    }
    before = glyph
    hasSpace = false
  }
  return undrawn > drawn ? 'gaps' : 'drawn'
}

/**
 * Whether a space glyph between two letters of Arabic script, `gap` ems apart, is a zero-width non-joiner, which is drawn as a
 * space whose advance is taken back.
 */
export function isNonJoiner(before: Glyph, glyph: Glyph, gap: number, spacing: Spacing): boolean {
  if (!isJoiningLetter(before.text) || !isJoiningLetter(glyph.text)) return false
  return spacing === 'gaps' ? gap <= RIGHT_TO_LEFT_GAP : Math.abs(gap) <= NO_ROOM
}
