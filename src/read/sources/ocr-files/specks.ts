import type { PlacedWord } from '../xml/placed-words.ts'

/** Characters that are a dot in print too. */
const DOTS = /^[.·•∙‧]$/u
/** Characters of which each part is larger than a dot. */
const MARKS = /^[\p{P}\p{S}]+$/u

/**
 * Widest and highest speck, in type sizes. Dots of print, their edges drawn wide, have 0.14 and more, hyphens, the
 * shortest of all other characters, a width of 0.25.
 */
const LARGEST_SPECK = 0.17
const LARGEST_SPECK_AS_DOT = 0.08

/** Whether a word is a speck of the paper, read as a character: it has less ink than that character has at the size of its line. */
export function isSpeck({ text, x0, y0, x1, y1, size }: PlacedWord): boolean {
  const character = text.trim()
  if (size === undefined || !MARKS.test(character)) return false
  const largest = (DOTS.test(character) ? LARGEST_SPECK_AS_DOT : LARGEST_SPECK) * size
  return x1 - x0 <= largest && y1 - y0 <= largest
}
