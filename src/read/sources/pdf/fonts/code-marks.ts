import type { PdfFont } from './fonts.ts'

/** First of the characters of plane 15, which are free for private use: no file gives them a meaning. */
const FIRST_MARK = 0xf0000
/** Characters of planes 15 and 16; fonts with more glyphs than these are not texts that a person reads. */
const MOST_MARKS = 0x1fffe

/** A glyph as its font numbers it, whatever its table says that it means. */
export interface MarkedCode {
  readonly font: PdfFont
  readonly code: number
}

/**
 * Gives each character code of each font a unique character, so that runs of a page show codes instead of texts: what a
 * font with a wrong table draws can be compared with what the page shows.
 */
export class CodeMarks {
  readonly #codes: MarkedCode[] = []
  readonly #marks = new Map<PdfFont, Map<number, string>>()

  /** The font with marks in the place of its texts. */
  markedFont(font: PdfFont): PdfFont {
    return { ...font, texts: new MarkedTexts(code => this.#markOf(font, code)), unmapped: new Map() }
  }

  /** The glyph that a mark stands for; `undefined` for any other character. */
  codeOf(mark: string): MarkedCode | undefined {
    return this.#codes[(mark.codePointAt(0) ?? 0) - FIRST_MARK]
  }

  #markOf(font: PdfFont, code: number): string | undefined {
    const known = this.#marks.get(font) ?? new Map<number, string>()
    this.#marks.set(font, known)
    const mark = known.get(code)
    if (mark !== undefined || this.#codes.length >= MOST_MARKS) return mark
    const next = String.fromCodePoint(FIRST_MARK + this.#codes.length)
    this.#codes.push({ font, code })
    known.set(code, next)
    return next
  }
}

/** Has a text for every code. */
class MarkedTexts extends Map<number, string> {
  readonly #markOf: (code: number) => string | undefined

  constructor(markOf: (code: number) => string | undefined) {
    super()
    this.#markOf = markOf
  }

  override get(code: number): string | undefined {
    return this.#markOf(code) ?? super.get(code)
  }
}
