/** Mathematical letters of Unicode (Unicode 15, U+1D400 to U+1D7FF, and the letters that it had before), read and written. */
import type { Alphabet } from './math-node.ts'

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

/** ℑ and ℜ are signs: the imaginary and the real part. */
const SIGNS = /[ℑℜ]/u

/** The alphabet of each letter that Unicode had before. */
const ALPHABET_OF_OLDER: ReadonlyMap<string, Alphabet> = new Map(
  Object.entries(OLDER).flatMap(([alphabet, letters]) =>
    Object.values(letters)
      .filter(letter => !SIGNS.test(letter))
      .map(letter => [letter, alphabet as Alphabet]),
  ),
)

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

/** The same by their first code point, as they are read: those that are bold or slanted besides count as the plain ones. */
const ALPHABETS: readonly (readonly [first: number, alphabet: Alphabet])[] = [
  [0x1d400, 'bold'],
  [0x1d434, 'italic'],
  [0x1d468, 'bold-italic'],
  [0x1d49c, 'script'],
  [0x1d504, 'fraktur'],
  [0x1d538, 'double-struck'],
  [0x1d56c, 'fraktur'],
  [0x1d5a0, 'sans'],
  [0x1d670, 'typewriter'],
  [0x1d6a4, 'italic'],
  [0x1d6a8, 'bold'],
  [0x1d6e2, 'italic'],
  [0x1d71c, 'bold-italic'],
  [0x1d756, 'sans'],
  [0x1d7ce, 'bold'],
  [0x1d7d8, 'double-struck'],
  [0x1d7e2, 'sans'],
  [0x1d7f6, 'typewriter'],
]

/** A mathematical letter as that of the ordinary alphabet, and its alphabet; `undefined` for other characters. */
export function readMathLetter(text: string): { readonly text: string; readonly alphabet: Alphabet } | undefined {
  const older = ALPHABET_OF_OLDER.get(text)
  if (older !== undefined) return { text: text.normalize('NFKC'), alphabet: older }
  const code = text.codePointAt(0) ?? 0
  if (code < 0x1d400 || code > 0x1d7ff) return undefined
  const alphabet = ALPHABETS.findLast(([first]) => code >= first)?.[1] ?? 'italic'
  const plain = code === 0x1d6a4 ? 'ı' : code === 0x1d6a5 ? 'ȷ' : text.normalize('NFKD')
  return { text: plain, alphabet }
}
