import { mapX, mapY, type Matrix, multiply } from '../../../../base/geometry/matrix.ts'
import type { PdfjsGlyph } from '../fonts/glyph-text.ts'
import type { OperatorNumbers } from '../port/pdfjs.ts'

/** As much as is used here of what pdf.js draws a page with: it says where the next operator draws. */
export interface Painting {
  readonly operatorList: {
    readonly fnArray: readonly number[]
    readonly argsArray: readonly (readonly unknown[] | null)[]
  }
  readonly gfx: {
    readonly ctx: {
      readonly canvas: { readonly width: number; readonly height: number }
      getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number }
    }
    readonly current: {
      readonly font: { readonly isType3Font: boolean; readonly vertical: boolean } | undefined
      /** Never below 0: the direction says which way the text goes. */
      readonly fontSize: number
      readonly fontDirection: number
      readonly textMatrix: ArrayLike<number> | null
      readonly x: number
      readonly y: number
      readonly charSpacing: number
      readonly wordSpacing: number
      readonly textHScale: number
      readonly textRenderingMode: number
      readonly lineWidth: number
    }
    readonly pendingClip: unknown
    readonly inSMaskMode: boolean
  }
}

/** How far a glyph may reach beyond its place, in ems: the braces of formulas hang three below their line. */
const REACH = 4
/** How far a line may reach beyond its path, in its widths: corners that are not cut off have ten. */
const LINE_REACH = 10
/** Widths of glyphs are thousandths of an em. */
const EM = 1000
/** Render modes from here on add the text to the clip, which later operators need. */
const CLIPPING_MODE = 4
/** Operators after which the place of text no longer depends on the text before. */
const PLACING = ['setTextMatrix', 'moveText', 'setLeadingMoveText', 'nextLine', 'endText']
const PICTURES = ['paintImageXObject', 'paintImageMaskXObject', 'paintInlineImageXObject']

type Gfx = Painting['gfx']
type Sides = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Says of the operator at a place in the list of a page whether it draws nothing on the canvas, because it draws outside of
 * it. What is in doubt is drawn. pdf.js would draw all of the page, glyph by glyph, for a figure that is a tenth of it.
 */
export function findOutside(operators: OperatorNumbers): (painting: Painting, at: number) => boolean {
  const numbersOf = (names: readonly string[]) => new Set(names.map(name => operators[name]))
  const [placing, pictures] = [numbersOf(PLACING), numbersOf(PICTURES)]
  const { showText, constructPath } = operators
  /** Whether the next text states its position: that of text which is left out is not known. */
  const isPlacedAnew = (list: readonly number[], from: number) => {
    for (let i = from; i < list.length && list[i] !== showText; i++) if (placing.has(list[i])) return true
    return false
  }
  return ({ operatorList: { fnArray, argsArray }, gfx }, at) => {
    const operator = fnArray[at]
    const args = argsArray[at] ?? []
    if (gfx.inSMaskMode) return false
    if (operator === showText) return isTextOutside(gfx, args[0] as Glyphs) && isPlacedAnew(fnArray, at + 1)
    if (operator === constructPath) return gfx.pendingClip == null && isPathOutside(gfx, args[2] as Sides | null)
    return pictures.has(operator) && misses(gfx, matrixOf(gfx), [0, 0, 1, 1])
  }
}

type Glyphs = readonly (PdfjsGlyph | number | null)[]

function isTextOutside(gfx: Gfx, glyphs: Glyphs): boolean {
  const { font, fontSize, fontDirection, textMatrix, x, y, textHScale, charSpacing, wordSpacing } = gfx.current
  if (font === undefined || font.isType3Font || font.vertical) return false
  if (gfx.current.textRenderingMode >= CLIPPING_MODE) return false
  let pen = 0
  let [left, right] = [0, 0]
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') pen -= (glyph * fontSize) / EM
    else if (glyph !== null)
      pen += (glyph.width * fontSize) / EM + fontDirection * (charSpacing + (glyph.isSpace ? wordSpacing : 0))
    left = Math.min(left, pen)
    right = Math.max(right, pen)
  }
  const across = textHScale * fontDirection
  const ends = [x + left * across, x + right * across]
  const reach = REACH * fontSize * Math.max(1, Math.abs(across))
  const matrix = textMatrix === null ? matrixOf(gfx) : multiply(matrixOf(gfx), toMatrix(textMatrix))
  return misses(gfx, matrix, [Math.min(...ends) - reach, y - reach, Math.max(...ends) + reach, y + reach])
}

function isPathOutside(gfx: Gfx, box: Sides | null): boolean {
  if (box === null) return false
  const reach = LINE_REACH * gfx.current.lineWidth
  return misses(gfx, matrixOf(gfx), [box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach])
}

function matrixOf({ ctx }: Gfx): Matrix {
  const { a, b, c, d, e, f } = ctx.getTransform()
  return [a, b, c, d, e, f]
}

function toMatrix(numbers: ArrayLike<number>): Matrix {
  return Array.from(numbers) as unknown as Matrix
}

/** Whether a box is beyond one side of the canvas, and a pixel away. */
function misses({ ctx: { canvas } }: Gfx, matrix: Matrix, [left, top, right, bottom]: Sides): boolean {
  // Half the width and height of the upright box around the turned one.
  const across = (Math.abs(matrix[0]) * (right - left) + Math.abs(matrix[2]) * (bottom - top)) / 2 + 1
  const down = (Math.abs(matrix[1]) * (right - left) + Math.abs(matrix[3]) * (bottom - top)) / 2 + 1
  const x = mapX(matrix, (left + right) / 2, (top + bottom) / 2)
  const y = mapY(matrix, (left + right) / 2, (top + bottom) / 2)
  return x + across < 0 || x - across > canvas.width || y + down < 0 || y - down > canvas.height
}
