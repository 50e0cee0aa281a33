import type { Font } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { rereadCodes } from './font-codes.ts'
import { type Outlines, outlinesOf } from '../outlines/outlines.ts'
import { hasEqualWidths, type PdfjsFont, type UnicodeTable } from './pdfjs-font.ts'

/** A font of the document with what placing its glyphs needs. */
export interface PdfFont {
  readonly font: Font
  /** The font where its letters are outlined to look bold. */
  readonly bold: Font
  readonly isType3: boolean
  readonly isVertical: boolean
  /** Codes of more than one byte. */
  readonly isComposite: boolean
  /** What makes ASCII of a code, in a font without Unicode that keeps the usual order of its glyphs. */
  readonly asciiOffset: number | undefined
  /** The Unicode of each code, in a composite font whose other codes are numbers of glyphs: pdf.js takes those for Unicode. */
  readonly onlyUnicode: UnicodeTable | undefined
  /** What codes mean that pdf.js takes for other characters. */
  readonly codes: ReadonlyMap<number, string> | undefined
  /** Glyph widths times this give ems. */
  readonly unit: number
  readonly defaultVerticalMetrics: readonly number[] | undefined
  /** Mean of the widths of all glyphs that have one, in glyph space. */
  readonly meanWidth: number | undefined
  /** Unicode of the glyphs met so far, and of letters that were learned, by character code. */
  readonly texts: Map<number, string>
  /** How often it draws which glyphs. */
  readonly counts: CodeCounts
  /** How often character codes without meaning occurred. */
  readonly unmapped: Map<number, number>
  /** The boxes of its glyphs, read with the first call; `undefined` where the file has no outlines. */
  readonly outlines: () => Outlines | undefined
}

/** Glyph space of all fonts but Type 3: a thousandth of an em (PDF 1.7, 9.2.4). */
const GLYPH_UNIT = 0.001

/**
 * The font as the page model knows it, from what pdf.js says of it; `undefined` is a font that failed to load. The other
 * fonts of the document tell what the codes of one mean that has few.
 */
export function toPdfFont(
  source: PdfjsFont | undefined,
  givenName = source?.name ?? '',
  others: readonly PdfjsFont[] = [],
): PdfFont {
  const named = fontOfName(givenName)
  const widths = Object.values(source?.widths ?? {})
  const font: Font = {
    name: named.name,
    isBold: source?.bold || source?.black ? true : named.isBold,
    isItalic: source?.italic ? true : named.isItalic,
    isMonospace: source !== undefined && hasEqualWidths(source) ? true : named.isMonospace,
  }
  return {
    font,
    bold: font.isBold ? font : { ...font, isBold: true },
    isType3: source?.isType3Font === true,
    isVertical: source?.vertical === true,
    isComposite: source?.composite === true,
    asciiOffset: source === undefined ? undefined : asciiOffsetOf(source),
    onlyUnicode: source === undefined ? undefined : tableOfGlyphNumbers(source),
    codes: source === undefined ? undefined : rereadCodes(source, others),
    unit: source?.fontMatrix?.[0] ?? GLYPH_UNIT,
    defaultVerticalMetrics: source?.defaultVMetrics,
    meanWidth: meanOf(widths),
    texts: new Map(),
    counts: new CodeCounts(),
    unmapped: new Map(),
    outlines: outlinesOnce(source),
  }
}

function outlinesOnce(source: PdfjsFont | undefined): PdfFont['outlines'] {
  let read: { readonly outlines: Outlines | undefined } | undefined
  return () => {
    read ??= { outlines: source === undefined ? undefined : outlinesOf(source) }
    return read.outlines
  }
}

function meanOf(widths: readonly number[]): number | undefined {
  const known = widths.filter(width => width > 0)
  return known.length === 0 ? undefined : known.reduce((sum, width) => sum + width, 0) / known.length
}

/**
 * Places of the space in the usual orders: TrueType fonts begin with three characters that are not printed, Adobe's
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

/**
 * The Unicode table of an embedded composite font, as long as it does not give its own codes: then these are characters, and what
 * the table lacks is one too. Small capitals of an OpenType font are often lacking.
 */
function tableOfGlyphNumbers({ composite, toUnicode }: PdfjsFont): UnicodeTable | undefined {
  const table = toUnicode?._map
  if (composite !== true || table === undefined) return undefined
  for (let code = 0; code < Math.min(table.length, MOST_CODES); code++) {
    if (table[code] === String.fromCharCode(code)) return undefined
  }
  return table
}

/** Codes of a composite font (PDF 1.7, 9.7.6.2). A damaged table has codes of thousands of millions, and hardly any below. */
const MOST_CODES = 0x10000

/** Glyphs that are counted of a font: two pages show how often each letter occurs. */
const MOST_GLYPHS = 6000

/** How often each character code occurs among the first glyphs that a font draws. */
class CodeCounts {
  readonly #counts = new Map<number, number>()
  #total = 0

  add(code: number): void {
    if (this.#total >= MOST_GLYPHS) return
    this.#total++
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  /** How many different codes there are. */
  get size(): number {
    return this.#counts.size
  }

  entries(): Iterable<readonly [code: number, count: number]> {
    return this.#counts
  }
}
