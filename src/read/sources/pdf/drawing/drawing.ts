import type { Box } from '../../../../base/geometry/box.ts'
import type { Formula } from '../../../../base/math/math-node.ts'
import type { Direction, DropReason, Font } from '../../../../model/page/page.ts'
import type { PdfFont } from '../fonts/fonts.ts'

/** What glyphs drawn by one operator have in common. */
export interface GlyphStyle {
  readonly font: Font
  /** The font of the file, of which several may be one `font`; tests draw without. */
  readonly source?: PdfFont
  /** As drawn, in points. */
  readonly size: number
  /** `#rrggbb`; `undefined` for a pattern. */
  readonly paint: string | undefined
  /** Drawn without ink: text render modes 3 and 7, full transparency, hidden layer, mask. */
  readonly isInkless: boolean
  readonly direction: Direction
  /** Unit vector of the writing direction on the page; gives the slant that `direction` rounds away. */
  readonly alongX: number
  readonly alongY: number
  readonly tag: string | undefined
  /** Id of the marked content that it is in, where that is of a tagged formula. */
  readonly content?: number | undefined
}

/** One drawn character, white space included. */
export interface Glyph {
  readonly text: string
  /** Its code in the font of the file; tests draw without. */
  readonly code?: number
  /** Pen position before the glyph. */
  readonly x: number
  readonly y: number
  /** How far the pen moves along the writing direction, without character spacing. */
  readonly advance: number
  readonly style: GlyphStyle
  /** How many filled areas were drawn before it. */
  readonly areasBelow: number
  readonly isClipped: boolean
  /** The file says that it stands for no text: the number of a line of a program, which is not to be copied. */
  readonly isNoText?: boolean
  /** Drawn glyphs that it combines: 2 for a letter with a separately drawn accent. */
  readonly count: number
  /** What it stands for, where it is a whole formula; its text is that in plain characters. */
  readonly formula?: Formula
}

/** A glyph that is not part of the page as a reader sees it. */
export interface DroppedGlyph {
  readonly glyph: Glyph
  readonly reason: DropReason
}

/** A filled area; a picture or pattern has no `paint`. */
export interface FilledArea {
  readonly box: Box
  readonly paint: string | undefined
  readonly isRectangle: boolean
}

/** Everything one page draws, in page coordinates. */
export interface Drawing {
  readonly glyphs: Glyph[]
  /** In drawing order, the last is on top. */
  readonly areas: FilledArea[]
  /** Thin straight lines, not yet merged. */
  readonly lines: Box[]
  readonly pictures: Box[]
  /** Boxes of paths that are more than straight lines and plain rectangles. */
  readonly shapes: Box[]
  /** How many of the glyphs annotations drew: typed notes, values of fields; left out where there are none. */
  noteGlyphs?: number
  /** Outlined rectangles, whose sides are among `lines` as well. */
  readonly frames: Box[]
}
