import type { Alphabet } from '../../../math/math-node.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { isMathName } from '../fonts/math-names.ts'

const FRAKTUR = /^eu[f]|fraktur|frak/i
const SCRIPT = /^eus|rsfs|script|calligra|callig|chancery|(?:^|-)scr/i
const SANS = /sans|^cmss|^sfss|^lmss|^sf(?:-|m)|sfmr|-sf/i
const TYPEWRITER = /mono|typewriter|^cmtt|^lmtt|^sftt|courier/i
const DOUBLE_STRUCK = /^msbm|^bbm|^dsrom|^dsss|bbold|doublestroke|^[tp]xsyb|mathdesignsymbola/i
/** Fonts of signs, whose capitals are script letters (TeX's OMS). */
const OF_SIGNS = /^(?:cm|lm)?(?:cm|ms)?b?sy\d|symbol|^[tp]xb?sy$|-sy-|^kp--m-sy/i

/** The alphabet of the letters of a font; the code points of the letters may say another. */
export function alphabetOf(source: PdfFont): Alphabet {
  const { name, isBold, isItalic } = source.font
  if (FRAKTUR.test(name)) return 'fraktur'
  if (DOUBLE_STRUCK.test(name)) return 'double-struck'
  if (SCRIPT.test(name) || OF_SIGNS.test(name)) return 'script'
  if (TYPEWRITER.test(name)) return 'typewriter'
  const isSlanted =
    isItalic === true || /ital|oblique|(?:cm|lm|[tp]x)b?mib?\d*a?$|^cmmi|^r[tp]xb?mi|^eur[mb]|slant/i.test(name)
  const isHeavy = isBold === true || /bold|^cmmib|^cmbx|^eurb|medium|medi$|bmi$/i.test(name)
  if (isHeavy) return isSlanted ? 'bold-italic' : 'bold'
  if (SANS.test(name)) return 'sans'
  return isSlanted ? 'italic' : 'upright'
}

/** Alphabets of the block of mathematical letters by their first code point (Unicode 15, U+1D400 to U+1D7FF). */
const ALPHABETS: readonly (readonly [first: number, alphabet: Alphabet])[] = [
  [0x1d400, 'bold'],
  [0x1d434, 'italic'],
  [0x1d468, 'bold-italic'],
  [0x1d49c, 'script'],
  [0x1d504, 'fraktur'],
  [0x1d538, 'double-struck'],
  [0x1d56c, 'fraktur'],
  [0x1d5a0, 'sans'],
  [0x1d670, 'typewriter'],
  [0x1d6a4, 'italic'],
  [0x1d6a8, 'bold'],
  [0x1d6e2, 'italic'],
  [0x1d71c, 'bold-italic'],
  [0x1d756, 'sans'],
  [0x1d7ce, 'bold'],
  [0x1d7d8, 'double-struck'],
  [0x1d7e2, 'sans'],
  [0x1d7f6, 'typewriter'],
]

/** Letters of these alphabets that Unicode had before. */
const EARLIER: ReadonlyMap<string, Alphabet> = new Map([
  ...[...'ℬℰℱℋℐℒℳℛℯℊℴ'].map(letter => [letter, 'script'] as const),
  ...[...'ℭℌℨ'].map(letter => [letter, 'fraktur'] as const),
  ...[...'ℂℍℕℙℚℝℤ'].map(letter => [letter, 'double-struck'] as const),
  ['ℎ', 'italic'],
])

/** A mathematical letter as that of the ordinary alphabet, and its alphabet; `undefined` for other characters. */
export function readMathLetter(text: string): { readonly text: string; readonly alphabet: Alphabet } | undefined {
  const earlier = EARLIER.get(text)
  if (earlier !== undefined) return { text: text.normalize('NFKC'), alphabet: earlier }
  const code = text.codePointAt(0) ?? 0
  if (code < 0x1d400 || code > 0x1d7ff) return undefined
  const alphabet = ALPHABETS.findLast(([first]) => code >= first)?.[1] ?? 'italic'
  const plain = code === 0x1d6a4 ? 'ı' : code === 0x1d6a5 ? 'ȷ' : text.normalize('NFKD')
  return { text: plain, alphabet }
}

/** Whether a font is one that only mathematics is set in, by its name. */
export function isMathFont(source: PdfFont | undefined): boolean {
  if (source === undefined) return false
  const known = KNOWN.get(source)
  if (known !== undefined) return known
  const is = isMathName(source.font.name)
  KNOWN.set(source, is)
  return is
}

const KNOWN = new WeakMap<PdfFont, boolean>()
