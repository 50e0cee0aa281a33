/** What stands for a drawn sign whose meaning the file does not tell. */
export const UNKNOWN_SIGN = '\u{FFFD}'

/** Latin and Armenian ligatures (Unicode block "Alphabetic Presentation Forms"); `normalize('NFKC')` spells them out. */
const LIGATURE = /[\u{FB00}-\u{FB06}\u{FB13}-\u{FB17}]/gu

/** Signs that steer layout and draw nothing: zero width space, marks of direction, byte order mark. */
const WITHOUT_INK = /[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}]/gu

/** Control characters, and characters whose meaning is a matter of the font alone. */
const WITHOUT_MEANING = /[\u{0}-\u{1F}\u{7F}-\u{9F}\u{E000}-\u{F8FF}]/gu

/** The text as the page model has it: NFC, ligatures spelt out, nothing that leaves no ink, and no unknown sign hidden. */
export function cleanText(text: string): string {
  return text
    .replace(WITHOUT_INK, '')
    .replace(LIGATURE, ligature => ligature.normalize('NFKC'))
    .replace(WITHOUT_MEANING, UNKNOWN_SIGN)
    .normalize('NFC')
}
