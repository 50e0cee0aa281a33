import { isRightToLeft } from '../../../base/text/characters/unicode.ts'
import type { PlacedWord } from '../xml/placed-words.ts'

/** A blank of print, in type sizes: a quarter in Times, less where lines are set tight. */
const BLANK = 0.2

/** What is read of small pictures and formulas begins otherwise, and their places are as wrong as their letters. */
const WORD = /^["“„«‘('[]*[\p{L}\p{N}]/u

/**
 * The words of a line, in its order, each cut before the one after it: Tesseract gives some words a box that reaches to
 * the end of the next. Not changed is what is printed upwards or from the right, and a word with no blank after it.
 */
export function partOverlapping(words: readonly PlacedWord[]): PlacedWord[] {
  return words.map((word, i) => {
    const next = words[i + 1]
    if (next === undefined || !next.spaceBefore || !WORD.test(next.text) || !isOver(word, next)) return word
    const blank = Math.min(BLANK * (word.size ?? 0), (next.x0 - word.x0) / 2)
    return { ...word, x1: next.x0 - blank }
  })
}

function isOver(word: PlacedWord, next: PlacedWord): boolean {
  if ((word.direction ?? 0) !== 0 || isRightToLeft(word.text) || isRightToLeft(next.text)) return false
  return word.x0 < next.x0 && word.x1 > next.x0
}
