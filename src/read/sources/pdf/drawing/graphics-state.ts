import type { Box } from '../../../../base/geometry/box.ts'
import type { Matrix } from '../../../../base/geometry/matrix.ts'
import type { PdfFont } from '../fonts/fonts.ts'

/** Opacity below which nothing is seen. */
export const MIN_ALPHA = 0.02

/** What `q` saves and `Q` brings back (PDF 1.7, 8.4 and 9.3). */
export interface GraphicsState {
  /** From user space to the page as shown. */
  matrix: Matrix
  /** `#rrggbb`; `undefined` for a pattern. */
  fill: string | undefined
  stroke: string | undefined
  lineWidth: number
  fillAlpha: number
  strokeAlpha: number
  /** Box around the clipping path, in page coordinates. */
  clip: Box
  font: PdfFont | undefined
  fontSize: number
  charSpacing: number
  wordSpacing: number
  /** 1 is unscaled. */
  horizontalScale: number
  leading: number
  rise: number
  renderMode: number
}

/** The state in which a page begins. */
export function initialState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    fill: BLACK,
    stroke: BLACK,
    lineWidth: 1,
    fillAlpha: 1,
    strokeAlpha: 1,
    clip,
    font: undefined,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  }
}

const BLACK = '#000000'
