/** The first code of signs that fill an em: radicals of Chinese characters. */
const FIRST_WIDE = 0x2e80

/** Chinese and Japanese writing with its punctuation, and full-width forms; Korean parts its words by blanks. */
const EAST_ASIAN =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u{3000}-\u{303F}\u{30FB}\u{30FC}\u{FE10}-\u{FE19}\u{FE30}-\u{FE4F}\u{FF01}-\u{FF65}\u{FFE0}-\u{FFE6}]/u

/** Whether a text begins with a sign of Chinese or Japanese writing, which is set without blanks between words. */
export function isEastAsianSign(text: string): boolean {
  return text.charCodeAt(0) >= FIRST_WIDE && EAST_ASIAN.test(text)
}

/** Whether a text ends with such a sign. */
export function endsEastAsian(text: string): boolean {
  const last = text.at(-1)
  if (last === undefined) return false
  const isLowSurrogate = last >= '\udc00' && last <= '\udfff'
  return isEastAsianSign(isLowSurrogate ? text.slice(-2) : last)
}

const EACH_SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/gu

/** Signs of Chinese and Japanese writing in a text, punctuation left out. */
export function countEastAsianSigns(text: string): number {
  return text.match(EACH_SIGN)?.length ?? 0
}

/** Languages that set no blanks between words. */
export function isUnspaced(language: string): boolean {
  return /^(?:ja|zh)(?:-|$)/.test(language)
}
