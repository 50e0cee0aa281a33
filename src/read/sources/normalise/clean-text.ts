import { removeStrayJoiners } from '../../../base/text/characters/joiners.ts'

/** What takes the place of a drawn character whose meaning the file does not give. */
export const UNKNOWN_CHARACTER = '\u{FFFD}'

/**
 * Ligatures, wide and joined letters, and characters turned for vertical lines (Unicode blocks "Alphabetic Presentation Forms",
 * "Arabic Presentation Forms-A" and "-B", "Vertical Forms", "CJK Compatibility Forms"); `normalize('NFKC')` gives the
 * letters they show. U+FB29 and the ornate brackets U+FD3E and U+FD3F are characters
 * like any other, and so are the ligatures of whole phrases after U+FDF9.
 */
const PRESENTATION_FORM =
  /[\u{FB00}-\u{FB06}\u{FB13}-\u{FB17}\u{FB1D}-\u{FB28}\u{FB2A}-\u{FD3D}\u{FD50}-\u{FDC7}\u{FDF0}-\u{FDF9}\u{FDFC}\u{FE10}-\u{FE18}\u{FE31}\u{FE32}\u{FE35}-\u{FE44}\u{FE47}\u{FE48}\u{FE70}-\u{FEFC}]/gu

/** Characters that steer layout and draw nothing: zero width space, marks of direction, byte order mark. */
const WITHOUT_INK = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}]/gu

/** Control characters, characters whose meaning is a matter of the font alone, and code points that are no characters. */
const WITHOUT_MEANING = /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** The text as the page model has it: NFC, ligatures spelt out, nothing that leaves no ink, and no unknown character hidden. */
export function cleanText(text: string): string {
  return removeStrayJoiners(text.replace(WITHOUT_INK, ''))
    .replace(PRESENTATION_FORM, spellOut)
    .replace(WITHOUT_MEANING, UNKNOWN_CHARACTER)
    .normalize('NFC')
}

/** Distance in Unicode from a character of ASCII to the same character as wide as a Chinese character. */
const TO_FULL_WIDTH = 0xfee0

/** Vowel marks without a letter are spelt out as marks on a blank; characters of vertical lines are full-width ones. */
function spellOut(form: string): string {
  const text = form.normalize('NFKC').replace(/ /g, '')
  const isVertical = form >= '\u{FE10}' && form <= '\u{FE48}'
  return isVertical && text < '\u{7F}' ? String.fromCharCode(text.charCodeAt(0) + TO_FULL_WIDTH) : text
}
