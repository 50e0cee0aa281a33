import type { Glyph } from '../drawing/drawing.ts'
import { isOfLargeSigns, mathEncodingOf, signAt } from '../fonts/tex-math-encodings.ts'

/*
 * Signs of fonts of mathematics that neither name their glyphs nor say what they mean: pdf.js gives the code itself then, as if it
 * were ASCII, or nothing.
 */

/**
 * The pieces of braces that lie, by their codes in OMX: tips down on the left and right, tips up on the left and right. Unicode has
 * whole braces alone (`⏞`, `⏟`); these are the private characters that `base/math/reading/join-pieces.ts` makes a brace of.
 */
const LYING_BRACES: ReadonlyMap<number, string> = new Map([
  [0x7a, '\u{E37A}'],
  [0x7b, '\u{E37B}'],
  [0x7c, '\u{E37C}'],
  [0x7d, '\u{E37D}'],
])

/**
 * Sizes of brackets and of the root that the extension fonts of MathDesign have beyond OMX, by the names of the glyphs in the fonts
 * (`parenleftbig4` is 0x81): no file says what these codes mean.
 */
const MATHDESIGN_SIGNS: ReadonlyMap<number, string> = new Map([
  [0x81, '('],
  [0x82, '('],
  [0x8b, ')'],
  [0x8c, ')'],
  [0x95, '['],
  [0x98, ']'],
  [0xc6, '√'],
])

const MATHDESIGN_EXTENSION = /^mathdesign.*extension/i

/** Operators whose names in a font of large signs are those of the small ones (`circleplusdisplay`). */
const LARGE_FORMS: ReadonlyMap<string, string> = new Map([
  ['⊕', '⨁'],
  ['⊗', '⨂'],
  ['⊙', '⨀'],
  ['∪', '⋃'],
  ['∩', '⋂'],
  ['⊎', '⨄'],
  ['⊔', '⨆'],
  ['∧', '⋀'],
  ['∨', '⋁'],
])

/** What replaces a character that nothing is known of. */
const UNKNOWN = '\uFFFD'

/** The character of a glyph of a font of mathematics; what the file says of it is believed, if that is more than its code. */
export function signOfGlyph({ text, code, style }: Glyph): string {
  if (code === undefined) return text
  const encoding = mathEncodingOf(style.font.name)
  const isLarge = encoding !== undefined && isOfLargeSigns(encoding)
  const isBare = text === UNKNOWN || text.codePointAt(0) === code
  if (!isBare && !/^[⏞⏟]$/u.test(text))
    return (isLarge ? LARGE_FORMS.get(text) : undefined) ?? text.replace(/\uFE01$/u, '')
  const large = MATHDESIGN_SIGNS.get(code)
  if (large !== undefined && MATHDESIGN_EXTENSION.test(style.font.name)) return large
  const sign = (isLarge ? LYING_BRACES.get(code) : undefined) ?? (encoding && signAt(encoding, code))
  if (sign !== undefined) return sign
  const character = String.fromCodePoint(code)
  return text === UNKNOWN && /^[A-Za-z0-9]$/u.test(character) ? character : text
}
