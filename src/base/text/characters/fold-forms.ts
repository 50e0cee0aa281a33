/** What full-width forms are further on than the ASCII characters that they are forms of. */
const FULL_WIDTH_OFFSET = 0xfee0
const FULL_WIDTH = /[\u{FF01}-\u{FF5E}]/gu
/** Digits of Arabic and of Persian and Urdu, each block from 0 to 9. */
const ARABIC_DIGITS = /[\u{660}-\u{669}\u{6F0}-\u{6F9}]/gu
const OTHER_FORMS = /[\u{660}-\u{669}\u{6F0}-\u{6F9}\u{3000}\u{FF01}-\u{FF5E}]/u

/**
 * The text with ASCII characters for full-width ones and for the digits of Arabic script, and a blank for the wide one, so that
 * numbers and punctuation read alike in all scripts: `１．１　序論` gives `1.1 序論`, `شکل ۲` gives `شکل 2`. Each place stays where
 * it is.
 */
export function foldForms(text: string): string {
  if (!OTHER_FORMS.test(text)) return text
  return text
    .replace(FULL_WIDTH, wide => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(ARABIC_DIGITS, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u3000', ' ')
}
