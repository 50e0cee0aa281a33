/** Small questions about the characters of a string, shared by every stage. */

/** Latin ligatures of Unicode's presentation forms, with the letters they stand for. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Letters that Unicode does not decompose, but readers and OCR take for their plain shape. */
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

/** The text with `ﬁ`, `ﬂ` … written as letters. `æ`, `œ`, `ß` and the digraphs `ǆ ǉ ǌ` are letters and stay. */
export function expandLigatures(text: string): string {
  return text.replace(/[ﬀ-ﬆ]/g, ligature => LIGATURES[ligature] ?? ligature)
}

/** The text without accents: `Résumé` gives `Resume`, `Fußnoten` gives `Fussnoten`; Cyrillic loses its accents too. */
export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßđĐøØłŁæÆœŒı]/g, letter => PLAIN_LETTERS[letter] ?? letter)
}

/** The text with every stretch of white space as one blank, and none at its ends. */
export function foldWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether the text has a letter of any script. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** Share of letters among the characters that are not white space, 0 to 1; 0 for an empty text. */
export function shareOfLetters(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const characters = text.match(/\S/gu)?.length ?? 0
  return characters === 0 ? 0 : letters / characters
}

/** Whether most letters of the text are Cyrillic. */
export function isCyrillic(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  return cyrillic * 2 > letters
}

/** Whether the text has at least two cased letters and all are capitals: `RELATED WORK`. */
export function isUpperCaseText(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= 2 && !/\p{Ll}/u.test(text)
}

/** Words of up to this many letters may be small in a title: `of`, `and`, `with`, `für`, `sur`. */
const LONGEST_SMALL_WORD = 4

/** Whether the first word and every longer word starts with a capital or has no case: `Methods of the Study`. */
export function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word)
  return words.length > 0 && words.every((word, i) => !isSmall(word) || (i > 0 && word.length <= LONGEST_SMALL_WORD))
}

/** The text without the characters that XML 1.0 forbids: controls, lone surrogates, U+FFFE and U+FFFF. */
export function removeIllegalXml(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
