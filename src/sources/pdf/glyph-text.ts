import type { PdfFont } from './fonts.ts'

/** What stands for a drawn sign whose meaning the file does not tell. */
export const UNKNOWN_SIGN = '\u{FFFD}'

/** What stands for every kind of white space. */
export const SPACE = ' '

/** A glyph as pdf.js hands it over. */
export interface PdfjsGlyph {
  readonly originalCharCode: number
  readonly unicode: string
  readonly width: number
  readonly vmetric?: readonly number[] | null
  readonly isSpace: boolean
}

/** The text of a glyph: NFC, ligatures expanded; `SPACE` for white space, empty for signs that draw nothing. */
export function textOfGlyph(glyph: PdfjsGlyph, font: PdfFont): string {
  const known = font.texts.get(glyph.originalCharCode)
  if (known !== undefined) return known
  const text = toText(glyph)
  if (text === UNKNOWN_SIGN) font.unmapped.add(glyph.originalCharCode)
  font.texts.set(glyph.originalCharCode, text)
  return text
}

/** Latin and Armenian ligatures (Unicode block "Alphabetic Presentation Forms"); `normalize('NFKC')` spells them out. */
const LIGATURE = /[\u{FB00}-\u{FB06}\u{FB13}-\u{FB17}]/gu

/** All that leaves no ink: Unicode spaces and the blank braille and Hangul fillers. */
const WHITE_SPACE = /^[\s\u{A0}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}\u{3164}]+$/u

/** Signs that steer layout and draw nothing: zero width space, marks of direction, byte order mark. */
const WITHOUT_INK = /[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}]/gu

/**
 * Ligatures at their places in the TeX encodings OT1 (0x0B to 0x0F) and T1 (0x1B to 0x1F), which reach us as control
 * codes when the font has no glyph names.
 */
const TEX_LIGATURES: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
])

/** Private use code points with a meaning fixed by use: Symbol and Wingdings bullets (U+F000 plus their code). */
const PRIVATE_USE: ReadonlyMap<number, string> = new Map([
  [0xf020, SPACE],
  [0xf02d, '\u{2212}'],
  [0xf0a7, '\u{25AA}'],
  [0xf0a8, '\u{25AB}'],
  [0xf0ae, '\u{2192}'],
  [0xf0b7, '\u{2022}'],
  [0xf0d8, '\u{27A2}'],
  [0xf0de, '\u{21D2}'],
  [0xf0e0, '\u{2192}'],
  [0xf0fc, '\u{2713}'],
  [0xf06c, '\u{25CF}'],
  [0xf06e, '\u{25A0}'],
  [0xf071, '\u{2751}'],
  [0xf076, '\u{2756}'],
  [0xf07e, '\u{223C}'],
])

function toText(glyph: PdfjsGlyph): string {
  const unicode = glyph.unicode
  if (unicode === SPACE || unicode === '\u{A0}') return SPACE
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0)
    if (code > 0x20 && code < 0x7f) return unicode
    if (isControl(code)) return textOfControl(code, glyph)
    if (code >= 0xe000 && code <= 0xf8ff) return PRIVATE_USE.get(code) ?? UNKNOWN_SIGN
  }
  if (WHITE_SPACE.test(unicode)) return SPACE
  return unicode
    .replace(WITHOUT_INK, '')
    .replace(LIGATURE, ligature => ligature.normalize('NFKC'))
    .replace(/[\u{0}-\u{1F}\u{7F}-\u{9F}\u{E000}-\u{F8FF}]/gu, UNKNOWN_SIGN)
    .replace(/\s+/gu, '')
    .normalize('NFC')
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0)
}

function textOfControl(code: number, glyph: PdfjsGlyph): string {
  const isUnmapped = glyph.originalCharCode === code
  const ligature = isUnmapped ? TEX_LIGATURES.get(code) : undefined
  if (ligature !== undefined) return ligature
  if (code === 0x09 || code === 0x0a || code === 0x0d || code === 0x85) return SPACE
  return UNKNOWN_SIGN
}
