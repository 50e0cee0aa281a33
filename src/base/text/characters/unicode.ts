/** Small functions on the characters of a string, shared by all stages. */

/** Letters that Unicode does not decompose, with the plain letters that readers and OCR take them for. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
}

/** The text without accents: `Résumé` gives `Resume`, `Fußnoten` gives `Fussnoten`; Cyrillic loses its accents too. */
export function stripAccents(text: string): string {
  // Most words have none.
  if (!/[^\p{ASCII}]/u.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßđĐøØłŁæÆœŒı]/g, letter => PLAIN_LETTERS[letter] ?? letter)
}

const HIGH_SURROGATE = /[\ud800-\udbff]/

/** Characters (code points) of the text. */
export function codePointsOf(text: string): number {
  if (!HIGH_SURROGATE.test(text)) return text.length
  let count = text.length
  for (let i = 0; i < text.length - 1; i++) if (isHighSurrogate(text.charCodeAt(i))) count--
  return count
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}

/** The text with every stretch of white space as one blank, and none at its ends. */
export function foldWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether the text has a letter of any script. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** Characters that a pattern finds in stretches. */
function countIn(text: string, stretches: RegExp): number {
  return (text.match(stretches) ?? []).reduce((sum, stretch) => sum + codePointsOf(stretch), 0)
}

/** Letters of the text, of any script. */
export function lettersIn(text: string): number {
  return countIn(text, /\p{L}+/gu)
}

/** Share of letters among the characters that are not white space, 0 to 1; 0 for an empty text. */
export function shareOfLetters(text: string): number {
  const characters = countIn(text, /\S+/gu)
  return characters === 0 ? 0 : lettersIn(text) / characters
}

/** Whether most letters of the text are Cyrillic. */
export function isCyrillic(text: string): boolean {
  const cyrillic = countIn(text, /\p{Script=Cyrillic}+/gu)
  return cyrillic > 0 && cyrillic * 2 > lettersIn(text)
}

/** Letters of Hebrew, Arabic and the scripts between them in Unicode, which are all written to the left. */
const RIGHT_TO_LEFT = /[\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u
const RIGHT_TO_LEFT_LETTERS = new RegExp(RIGHT_TO_LEFT, 'gu')

/** Whether the text has letters, marks or figures of a script that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Whether most letters of the text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0
  return letters > 0 && 2 * letters > lettersIn(text)
}
