import type { Alphabet } from '../../../../base/math/math-node.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { isMathName } from '../fonts/math-names.ts'

const FRAKTUR = /^eu[f]|fraktur|frak/i
const SCRIPT = /^eus|rsfs|script|calligra|callig|chancery|(?:^|-)scr/i
const SANS = /sans|^cmss|^sfss|^lmss|^sf(?:-|m)|sfmr|-sf/i
const TYPEWRITER = /mono|typewriter|^cmtt|^lmtt|^sftt|courier/i
const DOUBLE_STRUCK = /^msbm|^bbm|^dsrom|^dsss|bbold|^kp--m-syb|doublestroke|^[tp]xsyb|miastbb|mathdesignsymbola/i
/** Fonts of signs, whose capitals are script letters (TeX's OMS). */
const OF_SIGNS = /^(?:cm|lm)?(?:cm|ms)?b?sy\d|symbol|^[tp]xb?sy$|-sy-|^kp--m-syc?-|^[tp]xb?sys$/i

/** The alphabet of the letters of a font; the code points of the letters may say another. */
export function alphabetOf(source: PdfFont): Alphabet {
  const { name, isBold, isItalic } = source.font
  if (FRAKTUR.test(name)) return 'fraktur'
  if (DOUBLE_STRUCK.test(name)) return 'double-struck'
  if (SCRIPT.test(name) || OF_SIGNS.test(name)) return 'script'
  if (TYPEWRITER.test(name)) return 'typewriter'
  const isSlanted =
    isItalic === true ||
    /ital|oblique|(?:cm|lm|[tp]x)b?mib?\d*a?$|^cmmi|^r[tp]xb?mi|^new[tp]xb?mi|^eur[mb]|slant/i.test(name)
  const isHeavy = isBold === true || /bold|^cmmib|^cmbx|^eurb|medium|medi$|bmi$/i.test(name)
  if (isHeavy) return isSlanted ? 'bold-italic' : 'bold'
  if (SANS.test(name)) return 'sans'
  return isSlanted ? 'italic' : 'upright'
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
