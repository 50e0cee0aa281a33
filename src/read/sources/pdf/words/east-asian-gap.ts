import { isEastAsianCharacter } from '../../../../base/text/characters/east-asian.ts'
import type { Step } from './word-gap.ts'

/**
 * Width, in ems, of a gap that separates characters of East Asian scripts, which have no word spaces: lines are justified between
 * characters, and the narrow ones have a whole em.
 */
export const EAST_ASIAN_GAP = 0.6

/** Narrowest gap, in ems, that was meant as a blank where the other letters of a line are close together: a third of an em, shrunk. */
const NARROW_BLANK = 0.2

/** Fewest gaps between letters that show how close together they are, and how much wider a blank is. */
const LEAST_GAPS = 3
const WIDER = 3

/** Whether two characters of East Asian scripts follow one another without a space glyph. */
export function isBetweenEastAsian({ before, glyph, hasSpace }: Step): boolean {
  return before !== undefined && !hasSpace && isEastAsianCharacter(before.text) && isEastAsianCharacter(glyph.text)
}

/**
 * The gap, in ems, above which East Asian characters of a stretch are separate words: `EAST_ASIAN_GAP`, or less where letters are close except for a
 * few blanks, as between the surnames and given names of authors. Justified lines have all letters apart.
 */
export function findEastAsianGap(stretch: readonly Step[]): number {
  if (!stretch.some(step => step.gap > NARROW_BLANK && step.gap <= EAST_ASIAN_GAP && isBetweenLetters(step)))
    return EAST_ASIAN_GAP
  const gaps = stretch.filter(isBetweenLetters).map(({ gap }) => gap)
  if (gaps.length < LEAST_GAPS) return EAST_ASIAN_GAP
  const usual = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  return WIDER * usual < NARROW_BLANK ? NARROW_BLANK : EAST_ASIAN_GAP
}

function isBetweenLetters(step: Step): boolean {
  return isBetweenEastAsian(step) && LETTER.test(step.glyph.text) && LETTER.test(step.before?.text ?? '')
}

const LETTER = /^\p{L}/u
