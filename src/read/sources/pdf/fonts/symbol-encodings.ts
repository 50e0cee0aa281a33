import type { PdfFont } from './fonts.ts'
import { SYMBOL_HIGH, SYMBOL_LOW } from './symbol-tables.ts'
import { isMathName } from './math-names.ts'
import { mathEncodingOf } from './tex-math-encodings.ts'
import { TEX_OT1, TEX_T1 } from './tex-text-encodings.ts'

/*
 * Encodings of symbol fonts whose characters reach us as bare codes, because the font has no glyph names that say what
 * they mean. Each string lists the characters from its first code on.
 */

/** Fonts of TeX's encodings of text by their names. */
const TEX_ENCODINGS: readonly (readonly [pattern: RegExp, characters: readonly string[]])[] = [
  [/^(?:sf|ec)(?:rm|bx|ti|sl|tt|cc|xc|bi|ss|sx)\d/i, TEX_T1],
  [/^cm(?:r|b|bx|ti|sl|bxti|csc|dunh|u)\d|^cmss/i, TEX_OT1],
]

/**
 * What fonts whose name says nothing have at these codes: the ligatures of OT1 and of T1, which do not collide, and
 * the quotation marks and dashes of T1, where OT1 has accents that hardly ever appear alone.
 */
const TEX_UNNAMED = TEX_T1.map((character, code) => (code >= 0x0b && code <= 0x0f ? TEX_OT1[code] : character))

/** What a control code means in the TeX encoding that the font's name gives, or else, in a font of text, in both text encodings. */
export function readTexCode(code: number, font: PdfFont): string | undefined {
  const { name } = font.font
  const encoding = mathEncodingOf(name) ?? TEX_ENCODINGS.find(([pattern]) => pattern.test(name))?.[1]
  if (encoding) return encoding[code]
  return font.isComposite || isMathName(name) || !isSettled(code) ? undefined : TEX_UNNAMED[code]
}

function isSettled(code: number): boolean {
  return (code >= 0x0b && code <= 0x11) || code === 0x15 || code === 0x16 || code >= 0x1b
}

/** Bullets and arrows of Wingdings by code; the other pictures have no settled meaning. */
const WINGDINGS: ReadonlyMap<number, string> = new Map([
  [0x6c, '●'],
  [0x6e, '■'],
  [0x71, '❑'],
  [0x75, '◆'],
  [0x76, '❖'],
  [0x9f, '•'],
  [0xa7, '▪'],
  [0xa8, '◻'],
  [0xd8, '➢'],
  [0xe0, '→'],
  [0xf0, '⇨'],
  [0xfc, '✓'],
])

/** Characters of symbol fonts are at U+F000 plus their code. */
const SYMBOL_AREA = 0xf000

/** Pieces of large brackets at U+F8EB to U+F8FE, where Adobe put them before Unicode had them. */
const BRACKET_PIECES = '⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭'
const FIRST_BRACKET_PIECE = 0xf8eb

/** Adobe's small capitals and old-style figures are at U+F700 plus the Latin-1 code of their plain forms. */
const EXPERT_AREA = 0xf700

/**
 * Other characters of Adobe's area, U+F6BE to U+F6FF: letters and signs of another form, raised letters, accents of capitals and of
 * small capitals (Adobe Glyph List 1.2).
 */
const ADOBE_AREA = [
  ...'ȷ LL ll Ş ş \u0326 г б д п т ´ ˇ ¨ ΅ ῭ ` ˝ ¯ ˘ \u0311 ˵ ˘ \u0311 ˵ ΅ ῭ © ® ™ 1 Rp — ¢ ¢ , , $ $ - - . .'.split(
    ' ',
  ),
  ...'ᵃ ᵇ ᵈ ᵉ ⁱ ˡ ᵐ ᵒ ʳ ˢ ᵗ ˘ ˇ ˆ ˙ ˝ ł œ ˛ ˚ š ˜ ž'.split(' '),
]
const FIRST_OF_ADOBE = 0xf6be
/** The overline of roots, pieces of arrows, and signs without serifs, at U+F8E5 to U+F8EA. */
const BEFORE_BRACKETS = '‾⏐⎯®©™'
const FIRST_BEFORE_BRACKETS = 0xf8e5

/** LibreOffice's own bullet in its font OpenSymbol. */
const OPEN_SYMBOL_BULLET = 0xf095

/** What a private use code point means, where use has settled it. */
export function readPrivateUse(code: number, font: PdfFont): string | undefined {
  if (code === OPEN_SYMBOL_BULLET && /opensymbol|starsymbol/i.test(font.font.name)) return '•'
  const piece =
    BRACKET_PIECES[code - FIRST_BRACKET_PIECE] ??
    BEFORE_BRACKETS[code - FIRST_BEFORE_BRACKETS] ??
    ADOBE_AREA[code - FIRST_OF_ADOBE]
  if (piece !== undefined) return piece
  if (code > EXPERT_AREA + 0x20 && code <= EXPERT_AREA + 0xff) return String.fromCharCode(code - EXPERT_AREA)
  const place = code - SYMBOL_AREA
  if (place < 0x20 || place > 0xff) return undefined
  if (/wingdings/i.test(font.font.name)) return WINGDINGS.get(place)
  const sign = place < 0xa0 ? SYMBOL_LOW[place - 0x20] : SYMBOL_HIGH[place - 0xa0]
  if (/symbol/i.test(font.font.name)) return sign
  return WINGDINGS.get(place) ?? (place === 0xb7 ? '•' : undefined)
}
