import type { PdfFont } from './fonts.ts'

/*
 * Encodings of symbol fonts whose signs reach us as bare codes, because the font has no glyph names that say what
 * they mean. Each string lists the signs from its first code on.
 */

/** Codes 0x00 to 0x1F of TeX's text encoding OT1 (TeXbook, appendix F). */
const TEX_TEXT = 'ΓΔΘΛΞΠΣΥΦΨΩ'

/** Codes 0x00 to 0x1F of TeX's math italic encoding OML. */
const TEX_MATH_ITALIC = 'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυφχ'

/** Codes 0x00 to 0x1F of TeX's math symbol encoding OMS. */
const TEX_MATH_SYMBOLS = '−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯∘∙≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻'

/** Codes 0x00 to 0x1F of TeX's extension encoding OMX: brackets in growing sizes. */
const TEX_MATH_EXTENSION = '()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\'

/** Fonts of these encodings by their names; AdvP4C4E74 is OMS under the name that a typesetting system gives it. */
const TEX_ENCODINGS: readonly (readonly [name: RegExp, signs: string])[] = [
  [/^cmb?sy|maths?_?symbols|^AdvP4C4E74$/i, TEX_MATH_SYMBOLS],
  [/^cmm?ex|maths?_?extension/i, TEX_MATH_EXTENSION],
  [/^cmm[i|b]|maths?_?italic/i, TEX_MATH_ITALIC],
  [/^cm(?:r|b|bx|ti|sl|ss|bxti|csc|dunh|u)\d|^cmss/i, TEX_TEXT],
]

/**
 * Ligatures at their places in the TeX encodings OT1 (0x0B to 0x0F) and T1 (0x1B to 0x1F): any simple font without
 * glyph names may hold them.
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

/** What a control code means in the TeX encoding that the font's name tells, or as a ligature of an unnamed one. */
export function readTexCode(code: number, font: PdfFont): string | undefined {
  const encoding = TEX_ENCODINGS.find(([name]) => name.test(font.font.name))?.[1]
  const sign = encoding?.[code]
  if (sign !== undefined) return sign
  return font.isComposite || (encoding !== undefined && encoding !== TEX_TEXT) ? undefined : TEX_LIGATURES.get(code)
}

/** Adobe's Symbol encoding (PDF 1.7, annex D.5) from 0x20 and from 0xA0; a space where there is no sign. */
const SYMBOL_LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
const SYMBOL_HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

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
