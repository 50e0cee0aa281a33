/** Texts by character code; sparse. */
export type UnicodeTable = readonly (string | null | undefined)[]

/** What pdf.js says of a font; most fields only for some fonts. */
export interface PdfjsFont {
  readonly name?: string
  readonly vertical?: boolean
  readonly isType3Font?: boolean
  readonly fontMatrix?: readonly number[]
  readonly defaultVMetrics?: readonly number[]
  readonly widths?: Readonly<Record<string, number>>
  readonly type?: string
  readonly composite?: boolean
  readonly isSymbolicFont?: boolean
  /** Names of glyphs by code, where the file gives them. */
  readonly differences?: readonly (string | undefined)[]
  /** The table of the file, or a range of codes where there is none. */
  readonly toUnicode?: { readonly firstChar?: number; readonly _map?: UnicodeTable }
  readonly bold?: boolean
  readonly italic?: boolean
  readonly black?: boolean
  /** The font as pdf.js builds it for a browser, and the character in it of each code. */
  readonly data?: Uint8Array
  readonly toFontChar?: readonly (number | undefined)[]
}

/** Fewest glyphs of one width that make a font monospaced; fewer are a subset of digits or of one character. */
const MIN_EQUAL_WIDTHS = 14

/** Whether all glyphs of a font that have a width have the same. */
export function hasEqualWidths({ widths = {} }: PdfjsFont): boolean {
  const known = Object.values(widths).filter(width => width > 0)
  return known.length >= MIN_EQUAL_WIDTHS && known.every(width => width === known[0])
}
