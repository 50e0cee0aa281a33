import type { GlyphStyle } from '../../src/read/sources/pdf/drawing/drawing.ts'

/** Upright black glyphs of 10 points, drawn from left to right. */
export const GLYPH_STYLE: GlyphStyle = {
  font: { name: 'Test', isBold: false, isItalic: false, isMonospace: false },
  size: 10,
  paint: '#000000',
  isInkless: false,
  direction: 0,
  alongX: 1,
  alongY: 0,
  tag: undefined,
}
