/** Letters of Persian and Urdu that Arabic does not have: پ چ ژ ک گ ی, and those of Urdu. */
const PERSIAN_LETTER = /[\u{67E}\u{686}\u{698}\u{6A9}\u{6AF}\u{6CC}\u{679}\u{688}\u{691}\u{6BA}\u{6BE}\u{6C1}\u{6D2}]/gu
const ARABIC_SCRIPT_LETTER = /(?=\p{L})\p{sc=Arab}/gu

/**
 * Least share of such letters in Persian and Urdu, where the letters ی and ک alone are a tenth; files that write these two as in Arabic
 * still have a twentieth of the others. In Arabic they come in foreign names only.
 */
const LEAST_SHARE = 0.03

/** Whether a text in Arabic script is Persian or Urdu, told by its letters. */
export function isPersian(texts: Iterable<string>): boolean {
  let persian = 0
  let all = 0
  for (const text of texts) {
    persian += text.match(PERSIAN_LETTER)?.length ?? 0
    all += text.match(ARABIC_SCRIPT_LETTER)?.length ?? 0
  }
  return persian > 0 && persian >= LEAST_SHARE * all
}

/**
 * Letters of Arabic that look like those of Persian in their position: `ي` and `ك` before a letter that they are joined to, and `ى`,
 * which has no dots. At the end of a word the two look different.
 */
const TWINS = /\u{649}|[\u{64A}\u{643}](?=\p{M}*(?=\p{L})\p{sc=Arab})/gu

/** A word of a Persian text with Persian letters for those of Arabic that look the same: fonts have one glyph for both. */
export function toPersian(word: string): string {
  return word.replace(TWINS, letter => (letter === '\u{643}' ? '\u{6A9}' : '\u{6CC}'))
}
