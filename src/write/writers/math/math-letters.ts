import type { Alphabet } from '../../../base/math/math-node.ts'

/** First characters of an alphabet among the mathematical alphanumerics of Unicode; a part that it lacks is left out. */
interface Block {
  readonly latin?: number
  readonly greek?: number
  readonly digits?: number
}

const BLOCKS: Partial<Readonly<Record<Alphabet, Block>>> = {
  italic: { latin: 0x1d434, greek: 0x1d6e2 },
  bold: { latin: 0x1d400, greek: 0x1d6a8, digits: 0x1d7ce },
  'bold-italic': { latin: 0x1d468, greek: 0x1d71c, digits: 0x1d7ce },
  script: { latin: 0x1d49c },
  fraktur: { latin: 0x1d504 },
  'double-struck': { latin: 0x1d538, digits: 0x1d7d8 },
  sans: { latin: 0x1d5a0, digits: 0x1d7e2 },
  typewriter: { latin: 0x1d670, digits: 0x1d7f6 },
}

/** Letters that Unicode had before the alphabets, whose places there are empty. */
const OLDER: Partial<Readonly<Record<Alphabet, Readonly<Record<string, string>>>>> = {
  italic: { h: 'ℎ' },
  script: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  'double-struck': { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
}

/** The Greek letters in the order of the alphabets, with those variants that each has; `-` is not one of ours. */
const GREEK = [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ-ΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ']

/** The letters as characters of this alphabet; those that it lacks stay as they are. */
export function inMathAlphabet(letters: string, alphabet: Alphabet): string {
  const block = BLOCKS[alphabet]
  if (block === undefined) return letters
  return [...letters].map(letter => OLDER[alphabet]?.[letter] ?? characterOf(letter, block)).join('')
}

function characterOf(letter: string, { latin, greek, digits }: Block): string {
  const code = placeIn(letter, 'A', 26) ?? placeIn(letter, 'a', 26, 26)
  if (latin !== undefined && code !== undefined) return String.fromCodePoint(latin + code)
  const digit = placeIn(letter, '0', 10)
  if (digits !== undefined && digit !== undefined) return String.fromCodePoint(digits + digit)
  const place = GREEK.indexOf(letter)
  return greek !== undefined && place >= 0 ? String.fromCodePoint(greek + place) : letter
}

/** Place of a letter among `count` from `first`, counted from `offset`. */
function placeIn(letter: string, first: string, count: number, offset = 0): number | undefined {
  const place = (letter.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0)
  return place >= 0 && place < count ? place + offset : undefined
}
