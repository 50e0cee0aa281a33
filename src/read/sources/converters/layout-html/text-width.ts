import type { Font } from '../../../../model/page/page.ts'

/** Widths of the characters from blank to `~`, in thousandths of the type size: Adobe's metrics of Times-Roman … */
const SERIF = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
  500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
  722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
  444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
  200, 480, 541,
]
/** … and of Helvetica. */
const SANS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
/** Widths of characters beyond ASCII that are frequent in running text, in thousandths. */
const CHARACTERS: ReadonlyMap<string, number> = new Map([
  ['\u00a0', 250],
  ['\u00ad', 333],
  ['‐', 333],
  ['–', 500],
  ['—', 1000],
  ['‘', 333],
  ['’', 333],
  ['“', 444],
  ['”', 444],
  ['„', 444],
  ['…', 1000],
  ['•', 350],
])
const MONOSPACE = 600
/** Bold type is as much wider, in Times and in Helvetica. */
const BOLD = 1.06
/** Small and capital letters of other alphabets, and characters written in squares. */
const SMALL_LETTER = 520
const CAPITAL_LETTER = 690
const SQUARE = 1000
const OTHER_CHARACTER = 500

const SANS_NAMES = /sans|helvet|arial|calibri|verdana|tahoma|univers|frutiger|gothic|roboto|^cmss/i

/**
 * How wide a text is in type of size 1, kerning and stretched blanks apart, by the metrics of Times, Helvetica or
 * Courier, whichever is most like the font: for files that say where a line begins and not where it ends.
 */
export function measureText(text: string, font: Font): number {
  const bold = font.isBold === true ? BOLD : 1
  if (font.isMonospace === true) return ([...text].length * MONOSPACE) / 1000
  const table = SANS_NAMES.test(font.name) ? SANS : SERIF
  let width = 0
  for (const character of text) width += widthOf(character, table)
  return (width * bold) / 1000
}

function widthOf(character: string, table: readonly number[]): number {
  const known = table[(character.codePointAt(0) ?? 0) - 32] ?? CHARACTERS.get(character)
  if (known !== undefined) return known
  const plain = character.normalize('NFD')[0] ?? character
  const ofPlain = table[plain.charCodeAt(0) - 32]
  if (ofPlain !== undefined) return ofPlain
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)) return SQUARE
  if (/\p{M}/u.test(character)) return 0
  if (/\p{Lu}/u.test(character)) return CAPITAL_LETTER
  return /\p{L}/u.test(character) ? SMALL_LETTER : OTHER_CHARACTER
}
