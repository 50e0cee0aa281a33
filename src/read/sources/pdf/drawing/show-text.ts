import type { Box } from '../../../../base/geometry/box.ts'
import { type Matrix, multiply, scaleOf } from '../../../../base/geometry/matrix.ts'
import type { Direction } from '../../../../model/page/page.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { type PdfjsGlyph, textOfGlyph } from '../fonts/glyph-text.ts'
import { CLIP_ONLY, INVISIBLE } from '../port/text-modes.ts'
import type { Glyph, GlyphStyle } from './drawing.ts'
import { type GraphicsState, MIN_ALPHA } from './graphics-state.ts'

/** Where and how the glyphs of one show operator are drawn. */
export interface TextPlace {
  readonly state: GraphicsState
  readonly font: PdfFont
  readonly textMatrix: Matrix
  readonly tag: string | undefined
  readonly content: number | undefined
  readonly isHiddenLayer: boolean
  readonly areasBelow: number
}

/** Stroke only: the colour of the outline is the colour of the text. */
const STROKE_ONLY = new Set([1, 5])

/**
 * How far, in ems, the middle of upright East Asian characters lies above the baseline of letters: their em reaches from 0.12
 * below it to 0.88 above (the ideographic em-box of OpenType fonts).
 */
const MIDDLE_OF_EM_BOX = 0.38

/** Adds the glyphs of one show operator to `glyphs`; returns how far the pen moved, in text space. */
export function showText(items: readonly (PdfjsGlyph | number)[], place: TextPlace, glyphs: Glyph[]): number {
  const { state, font } = place
  const matrix = multiply(state.matrix, place.textMatrix)
  const style = styleOf(place, matrix, items)
  const vertical = font.isVertical
  const h = vertical ? 1 : state.horizontalScale
  const axisX = vertical ? -matrix[2] : matrix[0]
  const axisY = vertical ? -matrix[3] : matrix[1]
  const pointsPerUnit = Math.hypot(axisX, axisY)
  // In vertical writing the pen goes along the middle of the characters: their baseline is where that of turned letters is.
  const drop = vertical ? MIDDLE_OF_EM_BOX * style.size : 0
  const originX = matrix[4] + state.rise * matrix[2] - drop * style.alongY
  const originY = matrix[5] + state.rise * matrix[3] + drop * style.alongX
  const emUnit = font.unit * state.fontSize
  let pen = 0
  for (const item of items) {
    if (typeof item === 'number') {
      pen += ((vertical ? 1 : -1) * item * state.fontSize * h) / 1000
      continue
    }
    if (item === null) continue
    const width = widthOf(item, font) * emUnit * h
    // Downwards, positive spacing brings characters nearer (PDF 1.7, 9.3.2).
    const spacing = (vertical ? -1 : h) * (state.charSpacing + (item.isSpace ? state.wordSpacing : 0))
    const text = textOfGlyph(item, font)
    if (text !== '') {
      const x = originX + pen * axisX
      const y = originY + pen * axisY
      glyphs.push({
        text,
        code: item.originalCharCode,
        x,
        y,
        advance: Math.abs(width * pointsPerUnit),
        style,
        areasBelow: place.areasBelow,
        isClipped: isOutside(x, y, style, Math.abs(width * pointsPerUnit), state.clip),
        count: 1,
      })
    }
    pen += width + spacing
  }
  return pen
}

function widthOf(glyph: PdfjsGlyph, font: PdfFont): number {
  if (!font.isVertical) return glyph.width
  const metrics = glyph.vmetric ?? font.defaultVerticalMetrics
  return Math.abs(metrics?.[0] ?? glyph.width)
}

function styleOf(place: TextPlace, matrix: Matrix, items: readonly (PdfjsGlyph | number)[]): GlyphStyle {
  const { state, font } = place
  const sign = state.fontSize < 0 !== state.horizontalScale < 0 ? -1 : 1
  const axisX = font.isVertical ? -matrix[2] : sign * matrix[0]
  const axisY = font.isVertical ? -matrix[3] : sign * matrix[1]
  const length = Math.hypot(axisX, axisY) || 1
  const alongX = axisX / length
  const alongY = axisY / length
  const size = font.isType3 ? sizeOfType3(place, matrix, items) : round(Math.abs(state.fontSize) * heightOf(matrix))
  return {
    font: isOutlinedBold(state, size) ? font.bold : font.font,
    source: font,
    size,
    paint: STROKE_ONLY.has(state.renderMode) ? state.stroke : state.fill,
    isInkless: isInkless(place),
    direction: directionOf(alongX, alongY),
    alongX,
    alongY,
    tag: place.tag,
    content: place.content,
  }
}

/** Fill and outline: programs draw bold so where the font has no bold face. */
const FILL_AND_STROKE = new Set([2, 6])

/** Line width, in ems, from which an outline makes letters bold; thinner ones only sharpen them. */
const MIN_OUTLINE = 0.02

function isOutlinedBold(state: GraphicsState, size: number): boolean {
  return FILL_AND_STROKE.has(state.renderMode) && state.lineWidth * scaleOf(state.matrix) >= MIN_OUTLINE * size
}

/** Length of the text space's unit across the writing direction, so that slanted text keeps its size. */
function heightOf(matrix: Matrix): number {
  const [a, b, c, d] = matrix
  const along = Math.hypot(a, b)
  return along === 0 ? Math.hypot(c, d) : Math.abs(a * d - b * c) / along
}

/** Mean advance of glyphs of running text, in ems; 0.45 to 0.5 in the text faces of TeX, where Type 3 comes from. */
const MEAN_ADVANCE_IN_EMS = 0.47

/** The nominal size of a Type 3 font says nothing; its mean glyph width does, over all widths of the font. */
function sizeOfType3(place: TextPlace, matrix: Matrix, items: readonly (PdfjsGlyph | number)[]): number {
  const { state, font } = place
  const mean = font.meanWidth ?? meanWidth(items)
  return round((mean * Math.abs(font.unit * state.fontSize) * Math.hypot(matrix[0], matrix[1])) / MEAN_ADVANCE_IN_EMS)
}

function meanWidth(items: readonly (PdfjsGlyph | number)[]): number {
  let sum = 0
  let count = 0
  for (const item of items) {
    if (typeof item === 'number' || item === null) continue
    sum += Math.abs(item.width)
    count++
  }
  return count === 0 ? 0 : sum / count
}

function isInkless(place: TextPlace): boolean {
  const { renderMode, fillAlpha } = place.state
  return renderMode === INVISIBLE || renderMode === CLIP_ONLY || fillAlpha < MIN_ALPHA || place.isHiddenLayer
}

function directionOf(alongX: number, alongY: number): Direction {
  if (Math.abs(alongX) >= Math.abs(alongY)) return alongX >= 0 ? 0 : 180
  return alongY >= 0 ? 90 : 270
}

/** Whether all of a glyph lies outside the clipping box, judged by the middle of its x-height. */
function isOutside(x: number, y: number, style: GlyphStyle, advance: number, clip: Box): boolean {
  const middle = advance / 2
  const rise = 0.25 * style.size
  const centreX = x + middle * style.alongX + rise * style.alongY
  const centreY = y + middle * style.alongY - rise * style.alongX
  const reach = Math.max(middle, 0.5 * style.size)
  return (
    centreX + reach < clip.left ||
    centreX - reach > clip.right ||
    centreY + reach < clip.top ||
    centreY - reach > clip.bottom
  )
}

/** Sizes to a hundredth of a point: matrices multiply to 9.9626 in one place and 9.96264 in another. */
function round(size: number): number {
  return Math.round(size * 100) / 100
}
