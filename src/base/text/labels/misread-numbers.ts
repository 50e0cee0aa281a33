import { parseSectionNumber } from './section-number.ts'

/** Digits by the characters that are recognised in their place. */
const DIGITS_FOR_LETTERS: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  '!': '1',
  O: '0',
  o: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
}

/** What may be a number with misread digits: up to three parts, then a blank and a capital. */
const MISREAD = /^([\dlI|i!OoSsBZzG]{1,3}(?:\.[\dlI|i!OoSsBZzG]{1,2}){0,3})([.):]?)\s+(?=["“„«(]?\p{Lu})/u
/** A stroke before the number, from dirt or the edge of the paper, is recognised as one more digit. */
const STROKE = /^1(?=\d$)/
/** A point between two digits is small enough to be overlooked. */
const WITHOUT_POINT = /^([1-9])([1-9])$/

/**
 * The numbers that may have been printed at the start of a recognised heading: as it was read, then with digits for the
 * characters that look like them (`S. Summary` is 5, `l.2 Data` is 1.2), then without a stroke before it (`14` is 4), then
 * with a point between two digits (`11` is 1.1).
 * Empty where there is no number, or one in brackets as before examples and formulas.
 */
export function readingsOfNumber(text: string): readonly string[] {
  const read = parseSectionNumber(text)
  if (read?.isBracketed === true) return []
  const match = MISREAD.exec(text.trim())
  // Two characters in a row that are not digits are a word.
  const digits = /^[^\d.]{2}/.test(match?.[1] ?? '')
    ? undefined
    : match?.[1]?.replace(/[^\d.]/g, character => DIGITS_FOR_LETTERS[character] ?? character)
  const readings = [read?.number, digits, digits?.replace(STROKE, ''), digits?.replace(WITHOUT_POINT, '$1.$2')]
  return [...new Set(readings.filter(reading => reading !== undefined))]
}

/** A misread number at the start of a heading with its punctuation and the blank after it; empty where there is none. */
export function misreadNumberOf(text: string): string {
  return MISREAD.exec(text)?.[0] ?? ''
}
