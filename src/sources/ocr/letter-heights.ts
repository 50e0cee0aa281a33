import { medianOf } from './median.ts'
import type { OcrLine, OcrWord } from './ocr-page.ts'

/** Letters and figures as high as capitals; with accents they are higher, and so are not asked. */
const TALL = /[A-Zbdfhkl0-9А-ЯбЂЈЉЊЋЏђћΑ-Ωβδθλ]/u
/** Letters that reach below the baseline. */
const LOW = /[gjpqyQJруфцщџђјβγζημξρφχψς]/u
/** Signs that stand on the baseline at other heights, or beside it. */
const OTHER = /[^\p{L}\p{N}]/u

/** Height of small letters in that of capitals: between those of Times (0.68) and of Helvetica (0.73). */
const SMALL_IN_CAPITALS = 0.7

/**
 * Height of the line's capitals over its baseline, as its words show it: the median of those that hold capitals,
 * figures or letters with ascenders, else that of small letters made up. `undefined` where no word can tell.
 *
 * @param baselineAt y of the baseline at an x
 */
export function ascentOfWords({ words }: OcrLine, baselineAt: (x: number) => number): number | undefined {
  const heights = (chosen: readonly OcrWord[]) =>
    medianOf(chosen.map(({ box }) => baselineAt((box.left + box.right) / 2) - box.top).filter(height => height > 0))
  const plain = words.filter(({ text, script }) => script === undefined && /[\p{L}\p{N}]/u.test(text))
  const tall = heights(plain.filter(({ text }) => TALL.test(text)))
  if (tall !== undefined) return tall
  const small = heights(plain)
  return small === undefined ? undefined : small / SMALL_IN_CAPITALS
}

/** The feet of the words that stand on the baseline, left to right: none holds what reaches below it. */
export function standingWords({ words }: OcrLine): readonly OcrWord[] {
  return words.filter(({ text, script }) => script === undefined && !LOW.test(text) && !OTHER.test(text))
}
