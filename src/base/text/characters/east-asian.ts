/** The first code of characters that are an em wide: radicals of Chinese characters. */
const FIRST_WIDE = 0x2e80

/** Chinese and Japanese writing with its punctuation, and full-width forms; Korean has blanks between words. */
const EAST_ASIAN =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u{3000}-\u{303F}\u{30FB}\u{30FC}\u{FE10}-\u{FE19}\u{FE30}-\u{FE4F}\u{FF01}-\u{FF65}\u{FFE0}-\u{FFE6}]/u

/** Whether a text begins with a character of Chinese or Japanese writing, which has no blanks between words. */
export function isEastAsianCharacter(text: string): boolean {
  return text.charCodeAt(0) >= FIRST_WIDE && EAST_ASIAN.test(text)
}

/** Whether a text ends with such a character. */
export function endsEastAsian(text: string): boolean {
  const last = text.at(-1)
  if (last === undefined) return false
  const isLowSurrogate = last >= '\udc00' && last <= '\udfff'
  return isEastAsianCharacter(isLowSurrogate ? text.slice(-2) : last)
}

const EACH_CHARACTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/gu

/** Number of characters of Chinese and Japanese writing in a text, without punctuation. */
export function countEastAsianCharacters(text: string): number {
  return text.match(EACH_CHARACTER)?.length ?? 0
}

/** Characters of Chinese and Japanese that say as much as a word. */
export const CHARACTERS_PER_WORD = 2

/** Number of words of two letters or more, which may be unknown ones; in Chinese and Japanese, which have no blanks, as many as the characters say. */
export function countWords(text: string): number {
  const characters = countEastAsianCharacters(text)
  const words = text.split(/\s+/u).filter(word => /[\p{L}\uFFFD]{2}/u.test(word) && !isEastAsianCharacter(word)).length
  return words + Math.ceil(characters / CHARACTERS_PER_WORD)
}

/** Whether a language has no blanks between words. */
export function isUnspaced(language: string): boolean {
  return /^(?:ja|zh)(?:-|$)/.test(language)
}
