import type { Glyph } from '../../src/read/sources/pdf/drawing/drawing.ts'
import type { PdfFont } from '../../src/read/sources/pdf/fonts/fonts.ts'

/** A font as far as the finding of formulas asks: its name and slant; it has no outlines. */
function fontOf(name: string, isItalic = false): PdfFont {
  const font = { name, isBold: false, isItalic, isMonospace: false }
  return { font, outlines: () => undefined } as unknown as PdfFont
}

const FONTS = {
  text: fontOf('CMR10'),
  textItalic: fontOf('CMTI10', true),
  /** Digits and names of formulas: it has the name of the font of the text, and another encoding. */
  roman: fontOf('CMR10'),
  variables: fontOf('CMMI10', true),
  signs: fontOf('CMSY10'),
  uprightMath: fontOf('CambriaMath'),
  sans: fontOf('Helvetica'),
  bold: fontOf('CMBX10'),
  times: fontOf('NimbusRomNo9L-Regu'),
  timesItalic: fontOf('NimbusRomNo9L-ReguItal', true),
}

/** Characters in one font, with the space before them in ems of the line. */
export interface Piece {
  readonly text: string
  readonly font: keyof typeof FONTS
  readonly before: number
  /** In shares of the size of the line. */
  readonly size: number
  /** Over the baseline, in ems. */
  readonly rise: number
}

function piece(font: Piece['font']) {
  return (text: string, more: Partial<Piece> = {}): Piece => ({ font, text, before: 0, size: 1, rise: 0, ...more })
}

export const words = piece('text')
export const italicWords = piece('textItalic')
export const digits = piece('roman')
export const variable = piece('variables')
export const sign = piece('signs')
export const uprightMath = piece('uprightMath')
export const sansWords = piece('sans')
export const boldWords = piece('bold')
export const timesWords = piece('times')
export const timesItalics = piece('timesItalic')

/** Type of ten points; each character is half an em wide, a blank a third. */
const SIZE = 10
const WIDTH = 0.5
const BLANK = 0.33

/** The glyphs of pieces one after the other on a baseline; blanks are drawn, the space before a piece is not. */
export function setLine(pieces: readonly Piece[], left: number, y: number): Glyph[] {
  let x = left
  return pieces.flatMap(({ text, font, before, size, rise }) => {
    const source = FONTS[font]
    const style = {
      font: source.font,
      source,
      size: SIZE * size,
      paint: '#000000',
      isInkless: false,
      direction: 0 as const,
      alongX: 1,
      alongY: 0,
      tag: undefined,
    }
    x += before * SIZE
    return [...text].map(character => {
      const advance = (character === ' ' ? BLANK : WIDTH) * SIZE * size
      const glyph = {
        text: character,
        x,
        y: y - rise * SIZE,
        advance,
        style,
        areasBelow: 0,
        isClipped: false,
        count: 1,
      }
      x += advance
      return glyph
    })
  })
}
