import type { Box } from '../../../../base/geometry/box.ts'
import { type Matrix, mapX, mapY } from '../../../../base/geometry/matrix.ts'

/** The box around a mapped rectangle `[left, bottom, right, top]`. */
export function mapBox(matrix: Matrix, rectangle: Float32Array): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rectangle
  const xs = [mapX(matrix, x0, y0), mapX(matrix, x1, y0), mapX(matrix, x0, y1), mapX(matrix, x1, y1)]
  const ys = [mapY(matrix, x0, y0), mapY(matrix, x1, y0), mapY(matrix, x0, y1), mapY(matrix, x1, y1)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The part of `box` inside `clip`; a box of no size at its edge when they do not meet. */
export function intersect(clip: Box, box: Box): Box {
  const left = Math.max(clip.left, box.left)
  const top = Math.max(clip.top, box.top)
  return {
    left,
    top,
    right: Math.max(left, Math.min(clip.right, box.right)),
    bottom: Math.max(top, Math.min(clip.bottom, box.bottom)),
  }
}
