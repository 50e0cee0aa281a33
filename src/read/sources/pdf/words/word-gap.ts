import type { Glyph } from '../drawing/drawing.ts'

/** How a glyph follows the one drawn before it. */
export interface Step {
  readonly glyph: Glyph
  readonly before: Glyph | undefined
  /** Distance from the end of the glyph before, along the line, in ems. */
  readonly gap: number
  /** Whether a space glyph was drawn in between. */
  readonly hasSpace: boolean
}

/** White space from the end of a glyph to the next one, in ems. */
export function gapBetween(before: Glyph, glyph: Glyph): number {
  const { alongX, alongY } = before.style
  const along = (glyph.x - before.x) * alongX + (glyph.y - before.y) * alongY - before.advance
  return along / sizeOf(before, glyph)
}

/** The size of the larger of two glyphs, in points. */
export function sizeOf(before: Glyph, glyph: Glyph): number {
  return Math.max(before.style.size, glyph.style.size) || 1
}

/** Gap, in ems, that separates words in unspaced text; TeX shrinks word spaces to 0.22 em, kerning stays below 0.08 em. */
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

/** Share of the gaps with a space glyph from which the spaces are the letter spacing, as typed: "R E S U L T S". */
const TYPED_SPACING_SHARE = 0.6

const LETTERS = /^\p{L}+$/u

/** What separates the words of a stretch of glyphs. */
export interface WordBreaks {
  /** Gap, in ems, above which words part. */
  readonly gap: number
  /** Whether a space glyph separates words as well. */
  readonly atSpaces: boolean
  /** Width, in ems, a gap with a space glyph in it must have to count. */
  readonly leastSpace: number
}

/** Least width, in ems, of a space that was meant: narrower ones were kerned away. */
const LEAST_SPACE = 0.06

/** Arabic type kerns letters under one another over a space, and apart inside words, by up to this many ems. */
const ARABIC_KERNING = 0.35

/**
 * Gap, in ems, above which words part in right-to-left text without space glyphs: Arabic type kerns letters apart by 0.12 em inside
 * words, and lines of Hebrew are filled by as much between letters; word spaces shrink to 0.22 em.
 */
export const RIGHT_TO_LEFT_GAP = 0.16

/** The word breaks of text about which nothing is known. */
export const USUAL_BREAKS: WordBreaks = { gap: WORD_GAP, atSpaces: true, leastSpace: LEAST_SPACE }

/** How the words of right-to-left text on a page are parted: by space glyphs, or by gaps without one. */
export type Spacing = 'drawn' | 'gaps'

/** The word breaks between letters of right-to-left text. Where spaces are drawn, these say more than the gaps. */
const DRAWN_BREAKS: WordBreaks = { gap: ARABIC_KERNING, atSpaces: true, leastSpace: -ARABIC_KERNING }
const UNDRAWN_BREAKS: WordBreaks = { gap: RIGHT_TO_LEFT_GAP, atSpaces: true, leastSpace: LEAST_SPACE }

/** The word breaks between letters of right-to-left text on a page of this spacing. */
export function breaksOfSpacing(spacing: Spacing): WordBreaks {
  return spacing === 'drawn' ? DRAWN_BREAKS : UNDRAWN_BREAKS
}

/**
 * The gap, in ems, above which words part in a stretch of glyphs: `WORD_GAP`, or more where the letters themselves
 * are spaced.
 *
 *     R E S U L T S   A N D   D I S C U S S I O N      gaps .3 .3 .3 .3 .9 .3 ...  ->  .48
 *
 * Judged by the places of glyphs, never by the character spacing of the file: optimisers set it to the word space and
 * take it back after each letter.
 *
 * @param previous the stretch before, perhaps on the same line: single letters in other type (`the letters à â ç`) are as far apart
 * as words
 */
export function findWordBreaks(stretch: readonly Step[], previous: readonly Step[] = []): WordBreaks {
  if (stretch.length - 1 < MIN_GAPS) return USUAL_BREAKS
  if (isTight(stretch)) return USUAL_BREAKS
  const gaps = stretch
    .slice(1)
    .map(step => step.gap)
    .sort((a, b) => a - b)
  const lower = gaps[Math.floor(gaps.length / 4)] ?? 0
  const middle = gaps[Math.floor((gaps.length - 1) / 2)] ?? 0
  if (middle > MAX_LETTER_SPACING || lower < MIN_EVENNESS * middle) return USUAL_BREAKS
  if (areWordsApart(stretch[0], middle, previous)) return USUAL_BREAKS
  const spaces = stretch.filter((step, index) => index > 0 && step.hasSpace).length
  if (spaces === 0 && !stretch.every(step => LETTERS.test(step.glyph.text))) {
    return { ...USUAL_BREAKS, gap: middle + WORD_GAP }
  }
  const atSpaces = spaces < TYPED_SPACING_SHARE * gaps.length
  return { ...USUAL_BREAKS, gap: Math.max(SPREAD * middle, middle + WORD_GAP), atSpaces }
}

/**
 * Whether a word of text that is not spaced ends before the first glyph, no further from it than its letters are from one
 * another: were these the letters of a word, it would begin with that one.
 */
function areWordsApart(first: Step | undefined, middle: number, previous: readonly Step[]): boolean {
  const isAfterWord = first !== undefined && first.gap > WORD_GAP && first.gap <= SPREAD * middle
  return isAfterWord && previous.length > MIN_GAPS && isTight(previous)
}

/** Fewest capitals that open a stretch as a spaced label: `TABLE`, `FIGURE`, `TABELA`. */
const LEAST_CAPITALS = 4

const CAPITAL = /^\p{Lu}$/u

/** The part of a stretch up to `end`, in whose own gaps its words part. */
export interface SpacedLabel {
  readonly end: number
  readonly breaks: WordBreaks
}

/**
 * The letter-spaced label in a separate font before text that is not spaced, which the gaps of the whole stretch do not show:
 * `T A B L E 2   Rivers that end in the sea`.
 */
export function findSpacedLabel(stretch: readonly Step[]): SpacedLabel | undefined {
  const font = stretch[0]?.glyph.style.font
  if (font === undefined || stretch.length <= LEAST_CAPITALS) return undefined
  for (let i = 0; i < LEAST_CAPITALS; i++) if (!CAPITAL.test(stretch[i]?.glyph.text ?? '')) return undefined
  const end = stretch.findIndex(({ glyph }) => glyph.style.font !== font)
  const label = stretch.slice(0, Math.max(end, 0))
  const breaks = findWordBreaks(label)
  return breaks === USUAL_BREAKS ? undefined : { end, breaks }
}

/** Whether more than a quarter of the gaps are too small for letter spacing, as in nearly all text. */
function isTight(stretch: readonly Step[]): boolean {
  let tight = 0
  for (let i = 1; i < stretch.length; i++) if ((stretch[i]?.gap ?? 0) < MIN_LETTER_SPACING) tight++
  return tight * 4 > stretch.length - 1
}
