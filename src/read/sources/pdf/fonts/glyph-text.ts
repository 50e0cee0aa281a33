import { NON_JOINER } from '../../../../base/text/characters/joiners.ts'
import { cleanText, UNKNOWN_CHARACTER } from '../../normalise/clean-text.ts'
import type { PdfFont } from './fonts.ts'
import { readPrivateUse, readTexCode } from './symbol-encodings.ts'

/** What replaces every kind of white space. */
export const SPACE = ' '

/** A glyph as pdf.js hands it over. */
export interface PdfjsGlyph {
  readonly originalCharCode: number
  readonly unicode: string
  readonly width: number
  readonly vmetric?: readonly number[] | null
  readonly isSpace: boolean
}

/** The text of a glyph: NFC, ligatures expanded; `SPACE` for white space, empty for characters that draw nothing. */
export function textOfGlyph(glyph: PdfjsGlyph, font: PdfFont): string {
  const code = glyph.originalCharCode
  const known = font.texts.get(code)
  const text = known ?? toText(glyph, font)
  if (known === undefined) font.texts.set(code, text)
  font.counts.add(code)
  if (text === UNKNOWN_CHARACTER) font.unmapped.set(code, (font.unmapped.get(code) ?? 0) + 1)
  return text
}

/** All that leaves no ink: Unicode spaces and the blank braille and Hangul fillers. */
const WHITE_SPACE = /^[\s\u{A0}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}\u{3164}]+$/u

function toText(glyph: PdfjsGlyph, font: PdfFont): string {
  const unicode = font.codes?.get(glyph.originalCharCode) ?? readByPlace(glyph, font) ?? unicodeOf(glyph, font)
  // A non-joiner takes no room, and neither does the space that other files draw for it: see `isNonJoiner`.
  if (unicode === SPACE || unicode === '\u{A0}' || unicode === NON_JOINER) return SPACE
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0)
    if (code > 0x20 && code < 0x7f) return unicode
    if (isControl(code)) return textOfControl(code, glyph, font)
    if (code >= 0xe000 && code <= 0xf8ff) return readPrivateUse(code, font) ?? UNKNOWN_CHARACTER
  }
  if (WHITE_SPACE.test(unicode)) return SPACE
  return cleanText(unicode).replace(/\s+/gu, '')
}

function unicodeOf({ originalCharCode, unicode }: PdfjsGlyph, { onlyUnicode }: PdfFont): string {
  return onlyUnicode !== undefined && onlyUnicode[originalCharCode] == null ? UNKNOWN_CHARACTER : unicode
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0)
}

function textOfControl(code: number, glyph: PdfjsGlyph, font: PdfFont): string {
  const character = readTexCode(code, font)
  // White space that a ToUnicode table names (a tab, a return) is meant; a bare code is a place in the encoding.
  const isNamed = glyph.originalCharCode !== code
  if (character !== undefined && !(isNamed && isBreak(code))) return character
  return isBreak(code) ? SPACE : UNKNOWN_CHARACTER
}

function isBreak(code: number): boolean {
  return code === 0x09 || code === 0x0a || code === 0x0d || code === 0x85
}

/** The character at the glyph's place in the usual order of glyphs, for fonts that keep that order and say nothing else. */
function readByPlace(glyph: PdfjsGlyph, font: PdfFont): string | undefined {
  if (font.asciiOffset === undefined) return undefined
  const code = glyph.originalCharCode + font.asciiOffset
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : undefined
}
