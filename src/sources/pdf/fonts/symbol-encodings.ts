import type { PdfFont } from './fonts.ts'
import { SYMBOL_HIGH, SYMBOL_LOW, TEX_MATH_EXTENSION, TEX_MATH_SYMBOLS } from './symbol-tables.ts'
import { TEX_OT1, TEX_T1 } from './tex-text-encodings.ts'

/*
 * Encodings of symbol fonts whose characters reach us as bare codes, because the font has no glyph names that say what
 * they mean. Each string lists the characters from its first code on.
 */

/** Codes 0x00 to 0x1F of TeX's math italic encoding OML. */
const TEX_MATH_ITALIC = [...'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυφχ']

/** Fonts of these encodings by their names; `pi-fonts.ts` has those that typesetting systems give other names. */
const TEX_ENCODINGS: readonly (readonly [name: RegExp, characters: readonly string[]])[] = [
  [/^cmb?sy|maths?_?symbols/i, TEX_MATH_SYMBOLS],
  [/^cmm?ex|maths?_?extension/i, TEX_MATH_EXTENSION],
  [/^cmm[ib]|maths?_?italic/i, TEX_MATH_ITALIC],
  [/^(?:sf|ec)(?:rm|bx|ti|sl|tt|cc|xc|bi|ss|sx)\d/i, TEX_T1],
  [/^cm(?:r|b|bx|ti|sl|bxti|csc|dunh|u)\d|^cmss/i, TEX_OT1],
]

/**
 * What fonts whose name says nothing have at these codes: the ligatures of OT1 and of T1, which do not collide, and
 * the quotation marks and dashes of T1, where OT1 has accents that hardly ever appear alone.
 */
const TEX_UNNAMED = TEX_T1.map((character, code) => (code >= 0x0b && code <= 0x0f ? TEX_OT1[code] : character))

/** What a control code means in the TeX encoding that the font's name gives, or else in both text encodings. */
export function readTexCode(code: number, font: PdfFont): string | undefined {
  const encoding = TEX_ENCODINGS.find(([name]) => name.test(font.font.name))?.[1]
  if (encoding) return encoding[code]
  return font.isComposite || !isSettled(code) ? undefined : TEX_UNNAMED[code]
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

/** Signs of symbol fonts stand at U+F000 plus their code. */
const SYMBOL_AREA = 0xf000

/** Pieces of large brackets at U+F8EB to U+F8FE, where Adobe put them before Unicode had them. */
const BRACKET_PIECES = '⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭'
const FIRST_BRACKET_PIECE = 0xf8eb

/** Adobe's small capitals and old-style figures stand at U+F700 plus the Latin-1 code of their plain forms. */
const EXPERT_AREA = 0xf700

/** LibreOffice's own bullet in its font OpenSymbol. */
const OPEN_SYMBOL_BULLET = 0xf095

/** What a private use code point means, where use has settled it. */
export function readPrivateUse(code: number, font: PdfFont): string | undefined {
  if (code === OPEN_SYMBOL_BULLET && /opensymbol|starsymbol/i.test(font.font.name)) return '•'
  const piece = BRACKET_PIECES[code - FIRST_BRACKET_PIECE]
  if (piece !== undefined) return piece
  if (code > EXPERT_AREA + 0x20 && code <= EXPERT_AREA + 0xff) return String.fromCharCode(code - EXPERT_AREA)
  const place = code - SYMBOL_AREA
  if (place < 0x20 || place > 0xff) return undefined
  if (/wingdings/i.test(font.font.name)) return WINGDINGS.get(place)
  const sign = place < 0xa0 ? SYMBOL_LOW[place - 0x20] : SYMBOL_HIGH[place - 0xa0]
  if (/symbol/i.test(font.font.name)) return sign
  return WINGDINGS.get(place) ?? (place === 0xb7 ? '•' : undefined)
}
