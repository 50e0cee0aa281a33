import type { Glyph } from './drawing.ts'

/** How a glyph follows the one drawn before it. */
export interface Step {
  readonly glyph: Glyph
  readonly before: Glyph | undefined
  /** Distance from the end of the glyph before, along the line, in ems. */
  readonly gap: number
  /** Whether a space glyph was drawn in between. */
  readonly hasSpace: boolean
}

/** Gap, in ems, that parts words in unspaced text; TeX shrinks word spaces to 0.22 em, kerning stays below 0.08 em. */
export const WORD_GAP = 0.1

/** Fewest gaps from which letter spacing is read. */
const MIN_GAPS = 3

/** Smallest gap, in ems, that looks like letter spacing, and largest that is not a word space for sure. */
const MIN_LETTER_SPACING = 0.04
const MAX_LETTER_SPACING = 0.6

/** How much wider than the letter spacing a gap must be to part words. */
const SPREAD = 1.6

/** Share of the middle gap that the lower quartile must reach: letter spacing is even, word spaces are not. */
const MIN_EVENNESS = 0.6

const LETTERS = /^\p{L}+$/u

/**
 * The gap, in ems, above which words part in a stretch of glyphs: `WORD_GAP`, or more where the letters themselves
 * are spaced.
 *
 *     R E S U L T S   A N D   D I S C U S S I O N      gaps .3 .3 .3 .3 .9 .3 ...  ->  .48
 */
export function estimateWordGap(stretch: readonly Step[]): number {
  if (stretch.length - 1 < MIN_GAPS) return WORD_GAP
  const gaps = stretch.slice(1).map(step => step.gap)
  gaps.sort((a, b) => a - b)
  const lower = gaps[Math.floor(gaps.length / 4)] ?? 0
  const middle = gaps[Math.floor((gaps.length - 1) / 2)] ?? 0
  if (lower < MIN_LETTER_SPACING || middle > MAX_LETTER_SPACING || lower < MIN_EVENNESS * middle) return WORD_GAP
  if (!stretch.every(step => LETTERS.test(step.glyph.text))) return Math.max(WORD_GAP, middle + WORD_GAP)
  return Math.max(WORD_GAP, SPREAD * middle, middle + WORD_GAP)
}
