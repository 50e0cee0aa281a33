import type { Box } from '../../../geometry/box.ts'
import { type Matrix, mapX, mapY } from '../../../geometry/matrix.ts'

/** One piece of a path in page coordinates, without its curves' inner points. */
export interface SubPath {
  readonly kind: 'rectangle' | 'rounded' | 'straight' | 'free'
  readonly box: Box
  /** The horizontal and vertical segments, as boxes of no thickness. */
  readonly segments: readonly Box[]
}

/** Codes in the path buffers of pdf.js (its DrawOPS). */
const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3

/** Points beyond which a path is a drawing without looking closer: no frame or rule needs so many. */
const MAX_NUMBERS_LOOKED_AT = 4000

/** Off-axis share of a segment, and points, up to which it counts as horizontal or vertical. */
const MAX_LEAN = 0.01
const MAX_OFFSET = 0.3

/** Largest corner radius of a frame that still counts as a rectangle with rounded corners. */
const MAX_CORNER = 16

/** The sub-paths of a path buffer, mapped to the page; `undefined` where the path is too long to be looked at. */
export function readPath(buffer: Float32Array, matrix: Matrix): readonly SubPath[] | undefined {
  if (buffer.length > MAX_NUMBERS_LOOKED_AT) return undefined
  const paths: SubPath[] = []
  let points: number[] = []
  let curves: number[] = []
  const finish = () => {
    if (points.length > 2) paths.push(toSubPath(points, curves))
    points = []
    curves = []
  }
  for (let i = 0; i < buffer.length; ) {
    const code = buffer[i++]
    if (code === MOVE) finish()
    else if (code === CURVE || code === QUADRATIC) {
      curves.push(points.length)
      i += code === CURVE ? 4 : 2
    } else if (code !== LINE) {
      if (points.length > 2) points.push(points[0] ?? 0, points[1] ?? 0)
      continue
    }
    const x = buffer[i++] ?? 0
    const y = buffer[i++] ?? 0
    points.push(mapX(matrix, x, y), mapY(matrix, x, y))
  }
  finish()
  return paths
}

function toSubPath(points: readonly number[], curves: readonly number[]): SubPath {
  const box = boxOfPoints(points)
  const segments: Box[] = []
  let isStraight = true
  for (let i = 2; i < points.length; i += 2) {
    const segment = boxOfPoints(points.slice(i - 2, i + 2))
    const width = segment.right - segment.left
    const height = segment.bottom - segment.top
    if (curves.includes(i)) {
      if (Math.max(width, height) > MAX_CORNER) isStraight = false
    } else if (Math.min(width, height) <= Math.max(MAX_OFFSET, MAX_LEAN * Math.max(width, height))) {
      segments.push(segment)
    } else {
      isStraight = false
    }
  }
  return { kind: kindOf(points, curves, isStraight, segments), box, segments }
}

function kindOf(
  points: readonly number[],
  curves: readonly number[],
  isStraight: boolean,
  segments: readonly Box[],
): SubPath['kind'] {
  if (!isStraight) return 'free'
  if (curves.length > 0) return segments.length >= 2 && longestOf(segments) > MAX_CORNER ? 'rounded' : 'free'
  return isRectangle(points) ? 'rectangle' : 'straight'
}

/** A closed run of four corners whose opposite sides are equal. */
function isRectangle(points: readonly number[]): boolean {
  if (points.length < 8 || points.length > 12) return false
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points
  return Math.abs(x0 + x2 - x1 - x3) < MAX_OFFSET && Math.abs(y0 + y2 - y1 - y3) < MAX_OFFSET
}

function longestOf(segments: readonly Box[]): number {
  return Math.max(...segments.map(segment => Math.max(segment.right - segment.left, segment.bottom - segment.top)))
}

function boxOfPoints(points: readonly number[]): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}
