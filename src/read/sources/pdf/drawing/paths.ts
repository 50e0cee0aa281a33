import type { Box } from '../../../../base/geometry/box.ts'
import { type Matrix, mapX, mapY } from '../../../../base/geometry/matrix.ts'

/** One piece of a path in page coordinates, without its curves' inner points. */
export interface SubPath {
  readonly kind: 'rectangle' | 'rounded' | 'straight' | 'free'
  readonly box: Box
  /** The horizontal and vertical segments, as boxes of no thickness. */
  readonly segments: readonly Box[]
}

/** Codes in the path buffers of pdf.js (its DrawOPS), and the numbers that follow move, line, curve, quadratic. */
const MOVE = 0
const CLOSE = 4
const NUMBERS = [2, 2, 6, 4]

/** Numbers beyond which a path is a drawing without looking closer: no frame or rule needs so many. */
const MAX_NUMBERS_LOOKED_AT = 4000
/** The same for a path of rectangles alone: layout programs fill all cells of a table at once. */
const MAX_NUMBERS_OF_RECTANGLES = 60_000
/** Most points of a rectangle, with the first one again. */
const POINTS_OF_RECTANGLE = 5

/** Off-axis share of a segment, and points, up to which it counts as horizontal or vertical. */
const MAX_LEAN = 0.01
const MAX_OFFSET = 0.3

/** Largest corner radius of a frame that still counts as a rectangle with rounded corners. */
const MAX_CORNER = 16

/** The sub-paths of a path buffer, mapped to the page; `undefined` where the path is too long to be looked at. */
export function readPath(buffer: Float32Array, matrix: Matrix): readonly SubPath[] | undefined {
  if (buffer.length > MAX_NUMBERS_LOOKED_AT && !areRectangles(buffer)) return undefined
  const paths: SubPath[] = []
  let trace: Trace = { points: [], bends: [], curves: new Set() }
  const finish = () => {
    if (trace.points.length > 2) paths.push(toSubPath(trace))
    trace = { points: [], bends: [], curves: new Set() }
  }
  for (let i = 0; i < buffer.length; ) {
    const code = buffer[i++] ?? CLOSE
    if (code === CLOSE) {
      if (trace.points.length > 2) trace.points.push(trace.points[0] ?? 0, trace.points[1] ?? 0)
      continue
    }
    if (code === MOVE) finish()
    const length = NUMBERS[code] ?? 2
    const numbers = mapPoints(buffer, i, length, matrix)
    if (length > 2) addBends(trace, numbers)
    trace.points.push(...numbers.slice(-2))
    i += length
  }
  finish()
  return paths
}

/** Whether a long path has no curve and no sub-path of more points than a rectangle has. */
function areRectangles(buffer: Float32Array): boolean {
  if (buffer.length > MAX_NUMBERS_OF_RECTANGLES) return false
  let points = 0
  for (let i = 0; i < buffer.length; ) {
    const code = buffer[i++] ?? CLOSE
    if (code === CLOSE) continue
    points = code === MOVE ? 1 : points + 1
    const length = NUMBERS[code] ?? 2
    if (length > 2 || points > POINTS_OF_RECTANGLE) return false
    i += length
  }
  return true
}

/** A sub-path while it is read: x and y in turn. */
interface Trace {
  readonly points: number[]
  /** Points along curves, for the box. */
  readonly bends: number[]
  /** Places in `points` that a curve leads to. */
  readonly curves: Set<number>
}

function mapPoints(buffer: Float32Array, start: number, length: number, matrix: Matrix): number[] {
  const mapped: number[] = []
  for (let i = start; i < start + length; i += 2) {
    const x = buffer[i] ?? 0
    const y = buffer[i + 1] ?? 0
    mapped.push(mapX(matrix, x, y), mapY(matrix, x, y))
  }
  return mapped
}

/** Where on a curve its place is looked at; the ends are points of the path anyway. */
const PLACES = [0.25, 0.5, 0.75]

/** Adds points along a curve, near enough to its outermost ones to know how large the drawing is. */
function addBends({ points, bends, curves }: Trace, numbers: readonly number[]): void {
  curves.add(points.length)
  const [startX = 0, startY = 0] = points.slice(-2)
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = numbers.slice(0, -2)
  const [endX = 0, endY = 0] = numbers.slice(-2)
  for (const t of PLACES) bends.push(bezier(t, startX, x1, x2, endX), bezier(t, startY, y1, y2, endY))
}

function bezier(t: number, start: number, first: number, second: number, end: number): number {
  const s = 1 - t
  return s * s * s * start + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end
}

function toSubPath({ points, bends, curves }: Trace): SubPath {
  const box = boxOfPoints([...points, ...bends])
  const segments: Box[] = []
  let isStraight = true
  for (let i = 2; i < points.length; i += 2) {
    const segment = boxOfPoints(points.slice(i - 2, i + 2))
    const width = segment.right - segment.left
    const height = segment.bottom - segment.top
    if (curves.has(i)) {
      if (Math.max(width, height) > MAX_CORNER) isStraight = false
    } else if (Math.min(width, height) <= Math.max(MAX_OFFSET, MAX_LEAN * Math.max(width, height))) {
      segments.push(segment)
    } else {
      isStraight = false
    }
  }
  return { kind: kindOf(points, curves.size > 0, isStraight, segments), box, segments }
}

function kindOf(
  points: readonly number[],
  isCurved: boolean,
  isStraight: boolean,
  segments: readonly Box[],
): SubPath['kind'] {
  if (!isStraight) return 'free'
  if (isCurved) return segments.length >= 2 && longestOf(segments) > MAX_CORNER ? 'rounded' : 'free'
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
