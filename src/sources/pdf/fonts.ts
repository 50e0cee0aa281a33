import type { Font } from '../../page/page.ts'

/** What pdf.js tells of a font; most fields only for some fonts. */
export interface PdfjsFont {
  readonly name?: string
  readonly vertical?: boolean
  readonly isType3Font?: boolean
  readonly isMonospace?: boolean
  readonly fontMatrix?: readonly number[]
  readonly defaultVMetrics?: readonly number[]
  readonly widths?: Readonly<Record<string, number>>
  readonly type?: string
  readonly composite?: boolean
  /** The table of the file, or a range of codes where there is none. */
  readonly toUnicode?: { readonly firstChar?: number }
  readonly bold?: boolean
  readonly italic?: boolean
  readonly black?: boolean
}

/** A font of the document with what placing its glyphs needs. */
export interface PdfFont {
  readonly font: Font
  readonly isType3: boolean
  readonly isVertical: boolean
  /** Codes of more than one byte. */
  readonly isComposite: boolean
  /** What makes ASCII of a code, in a font without Unicode that keeps the usual order of its glyphs. */
  readonly asciiOffset: number | undefined
  /** Glyph widths times this give ems. */
  readonly unit: number
  readonly defaultVerticalMetrics: readonly number[] | undefined
  /** Mean of the widths of all glyphs that have one, in glyph space. */
  readonly meanWidth: number | undefined
  /** Unicode of the glyphs met so far by character code. */
  readonly texts: Map<number, string>
  /** Character codes without meaning, for one warning per font. */
  readonly unmapped: Set<number>
}

/** Glyph space of all fonts but Type 3: a thousandth of an em (PDF 1.7, 9.2.4). */
const GLYPH_UNIT = 0.001

/** The font as the page model knows it, from what pdf.js tells of it. */
export function toPdfFont(source: PdfjsFont | undefined): PdfFont {
  const name = plainFontName(source?.name ?? '')
  return {
    font: {
      name,
      isBold: source?.bold || source?.black ? true : weightOf(name),
      isItalic: source?.italic ? true : slantOf(name),
      isMonospace: source?.isMonospace || MONOSPACE.test(name) ? true : isOpaque(name) ? undefined : false,
    },
    isType3: source?.isType3Font === true,
    isVertical: source?.vertical === true,
    isComposite: source?.composite === true,
    asciiOffset: source === undefined ? undefined : asciiOffsetOf(source),
    unit: source?.fontMatrix?.[0] ?? GLYPH_UNIT,
    defaultVerticalMetrics: source?.defaultVMetrics,
    meanWidth: meanOf(Object.values(source?.widths ?? {})),
    texts: new Map(),
    unmapped: new Set(),
  }
}

function meanOf(widths: readonly number[]): number | undefined {
  const known = widths.filter(width => width > 0)
  return known.length === 0 ? undefined : known.reduce((sum, width) => sum + width, 0) / known.length
}

/**
 * Places of the space in the usual orders: TrueType fonts begin with three signs that are not printed, Adobe's
 * character collections with one (Adobe Technical Note 5078).
 */
const SPACE_IN_TRUETYPE = 3
const SPACE_IN_COLLECTION = 1

/**
 * Embedded composite fonts without a Unicode table give bare glyph numbers. Many keep the order of the font they were
 * cut from; it is believed where the glyphs in the place of the digits are of one width, and others are not.
 */
function asciiOffsetOf(source: PdfjsFont): number | undefined {
  if (!source.composite || source.toUnicode?.firstChar === undefined || !source.widths) return undefined
  const offset = 0x20 - (source.type === 'CIDFontType2' ? SPACE_IN_TRUETYPE : SPACE_IN_COLLECTION)
  const digits = [...'0123456789'].flatMap(digit => source.widths?.[digit.charCodeAt(0) - offset] ?? [])
  const isDigitLike = digits.length > 1 && new Set(digits).size === 1
  return isDigitLike && new Set(Object.values(source.widths)).size > 1 ? offset : undefined
}

/** The font name without the subset prefix `ABCDEF+`. */
export function plainFontName(name: string): string {
  return name.replace(/^(?:[A-Z]{6}\+)+/, '')
}

const BOLD =
  /bold|black|heavy|demi|(?:^|[^a-z])bd(?:$|[^a-z])|nimbus.*medi|[-,](?:b|bi|medi|bt)$|^(?:cmbx|cmb\d|cmssbx|cmbsy|cmmib|sfbx|sfrb|sfsx|sfssbx|ecbx|lcmssb|ptmb|phvb|pplb|pbkd|msbm\d*b)/i
const ITALIC =
  /ital|obli|slant|kursiv|[-,](?:i|bi|it|ri)$|(?:^|[^a-z])it(?:$|[^a-z])|^(?:cmti|cmsl|cmbxti|cmbxsl|cmitt|cmsltt|cmssi|cmu\d|sfti|sfsl|sfbi|sfbl|sfsi|ecti|ecsl|ptmri|ptmbi|phvro|pplri)/i
const MONOSPACE =
  /courier|mono|typewriter|consol|menlo|inconsolata|fixed|letter ?gothic|teletype|^(?:cmtt|cmsltt|cmitt|cmtcsc|cmvtt|sftt|sfst|sfit|ectt|pcr|txtt|lmtt|lmtypewriter)|source ?code|fira ?code|dejavusansm|ocr-?[ab]/i

/** Names that foundries and programs give by number, which say nothing of the shape: AdvPECFD34, F17, TT5E0o00. */
const OPAQUE =
  /^(?:adv[a-z]?[-_]?(?:p|ps|ot|tt|pc|px)?[0-9a-f]{3,}|[a-z]{1,3}\d+[a-z\d]*|t3_?\d*|font\d*|cidfont.*|type ?3)$/i

/** TeX names of the fonts that OPAQUE would otherwise match (CMR10, SFRM1000); they do say their shape. */
const TEX_NAME = /^(?:cm|sf|ec|lm|tc|msam|msbm|eu|wncy|pt|ph|pp|pc|rm|ma|ss|la)[a-z]*\d+/i

function isOpaque(name: string): boolean {
  return name === '' || (OPAQUE.test(name) && !TEX_NAME.test(name))
}

function weightOf(name: string): boolean | undefined {
  if (BOLD.test(name)) return true
  return isOpaque(name) ? undefined : false
}

function slantOf(name: string): boolean | undefined {
  if (ITALIC.test(name)) return true
  return isOpaque(name) ? undefined : false
}
