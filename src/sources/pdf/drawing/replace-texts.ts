import type { Glyph } from './drawing.ts'

/** Characters that are no text: codes of a font, lost ones, and soft hyphens, where the glyph is a hyphen. */
const NO_TEXT = /[\p{C}\ufffd]/u
/** Programs write these in the order of their reading or from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const WHITE = /^\s$/u

/**
 * Gives the glyphs from a place on the text that the file says they stand for: each a character, or one of them all. Where the
 * numbers differ, nobody knows which glyph is which character, and the glyphs keep theirs.
 */
export function replaceTexts(glyphs: Glyph[], from: number, replacement: string): void {
  const characters = [...replacement.normalize('NFC')].filter(character => !WHITE.test(character))
  const shown = glyphs.slice(from).flatMap(({ text }, i) => (WHITE.test(text) ? [] : [from + i]))
  if (RIGHT_TO_LEFT.test(replacement)) return
  const texts = shown.length === 1 ? [characters.join('')] : characters
  if (texts.length !== shown.length) return
  for (const [i, text] of texts.entries()) {
    const at = shown[i] ?? from
    const glyph = glyphs[at]
    if (glyph !== undefined && !NO_TEXT.test(text)) glyphs[at] = { ...glyph, text }
  }
}
