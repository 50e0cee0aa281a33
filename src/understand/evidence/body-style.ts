import type { Font, Page } from '../../model/page/page.ts'

/** The main font of a document. */
export interface BodyStyle {
  /** Name of the font most characters are set in. */
  readonly fontName: string
  /** Its size in points, to a tenth. */
  readonly size: number
  readonly isMonospace: boolean
  readonly isBold: boolean
  readonly isItalic: boolean
  /** `#rrggbb` of most of its characters, `undefined` for black. */
  readonly color: string | undefined
  /** Share of all characters that are set in it, 0 to 1. */
  readonly share: number
}

/** One row of the style table: a font at a size and the characters set in it. */
export interface StyleCount {
  readonly fontName: string
  readonly size: number
  readonly glyphs: number
}

/** Sizes that differ by less than this are one style, in points: producers round sizes, and scale pages. */
const SAME_SIZE = 0.25

/**
 * Counts the characters of each font and size, most frequent first: the evidence for the main font.
 *
 * After Schäfer and Weitz (2012), section 3.1: "computes the main font of a paper based on the number of characters
 * with the same style".
 */
export function countStyles(pages: readonly Page[]): StyleCount[] {
  const fonts = new Map<string, Map<number, number>>()
  for (const page of pages) {
    for (const { font, size, glyphs } of page.runs) {
      const sizes = fonts.get(font.name) ?? new Map<number, number>()
      fonts.set(font.name, sizes)
      const rounded = Math.round(size * 10) / 10
      sizes.set(rounded, (sizes.get(rounded) ?? 0) + glyphs)
    }
  }
  return [...fonts]
    .flatMap(([fontName, sizes]) => [...sizes].map(([size, glyphs]) => ({ fontName, size, glyphs })))
    .sort((a, b) => b.glyphs - a.glyphs || b.size - a.size || (a.fontName < b.fontName ? -1 : 1))
}

/** One style with the characters of all sizes that differ from its own by rounding. */
interface Counted {
  readonly style: StyleCount
  readonly glyphs: number
}

/**
 * The main font of the document: the one with most characters, except small type that is more frequent only because of what comes after
 * the text. Sizes that differ by rounding are counted together.
 *
 * @param styles those of {@link countStyles} for the pages
 */
export function findBodyStyle(pages: readonly Page[], styles = countStyles(pages)): BodyStyle {
  const total = styles.reduce((sum, style) => sum + style.glyphs, 0)
  const counted = styles.map(style => ({ style, glyphs: countNear(styles, style) }))
  const [most, ...others] = counted.sort((a, b) => b.glyphs - a.glyphs)
  if (most === undefined)
    return { fontName: '', size: 10, isMonospace: false, isBold: false, isItalic: false, color: undefined, share: 0 }
  const best = others.find(other => isTextBefore(most, other, total, pages)) ?? most
  const { fontName, size } = best.style
  const isMostly = (has: (font: Font) => boolean) => shareOfFont(pages, fontName, has) > 0.5
  return {
    fontName,
    size,
    isMonospace: isMostly(font => font.isMonospace === true),
    isBold: isMostly(font => font.isBold === true),
    isItalic: isMostly(font => font.isItalic === true),
    color: colorOf(pages, fontName),
    share: best.glyphs / total,
  }
}

function countNear(styles: readonly StyleCount[], { fontName, size }: StyleCount): number {
  return styles
    .filter(other => other.fontName === fontName && Math.abs(other.size - size) < SAME_SIZE)
    .reduce((sum, other) => sum + other.glyphs, 0)
}

/** Text has at least this share of the characters of a long list of references, and is larger by this factor. */
const LEAST_OF_LIST = 0.4
const LARGER_THAN_LIST = 1.08
/** Measured sizes of one type differ by as much as those of a text and its list: they are larger by this factor. */
const MEASURED_LARGER = 1.12
/** Both have at least this share of all characters: sizes of recognised text are measured, and many. */
const LEAST_TOGETHER = 0.5

/**
 * Whether a style is that of the text, and `most` that of a longer list of references after it: it is larger, and as far as the last
 * page on which it is the more frequent of the two it has more characters.
 */
function isTextBefore(most: Counted, { style, glyphs }: Counted, total: number, pages: readonly Page[]): boolean {
  if (glyphs < LEAST_OF_LIST * most.glyphs || glyphs + most.glyphs < LEAST_TOGETHER * total) return false
  const isMeasured = pages.some(({ runs }) => runs.some(({ confidence }) => confidence !== undefined))
  if (style.size < (isMeasured ? MEASURED_LARGER : LARGER_THAN_LIST) * most.style.size) return false
  const counts = pages.map(page => {
    const found = countStyles([page])
    return { own: countNear(found, style), other: countNear(found, most.style) }
  })
  const text = counts.slice(0, counts.findLastIndex(({ own, other }) => own > other) + 1)
  return text.reduce((sum, { own, other }) => sum + own - other, 0) > 0
}

/** Share of the characters of all fonts of one name: recognised text has one name, the empty one, for every weight. */
function shareOfFont(pages: readonly Page[], fontName: string, has: (font: Font) => boolean): number {
  let all = 0
  let matching = 0
  for (const page of pages) {
    for (const { font, glyphs } of page.runs) {
      if (font.name !== fontName) continue
      all += glyphs
      if (has(font)) matching += glyphs
    }
  }
  return all === 0 ? 0 : matching / all
}

function colorOf(pages: readonly Page[], fontName: string): string | undefined {
  const counts = new Map<string | undefined, number>()
  for (const page of pages) {
    for (const { font, color, glyphs } of page.runs) {
      if (font.name === fontName) counts.set(color, (counts.get(color) ?? 0) + glyphs)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
