import type { Box } from '../../../../base/geometry/box.ts'
import type { OcrBaseline } from '../ocr-page.ts'

/** A corner of an outline. */
export type Point = readonly [x: number, y: number]

/** The points of a list like `10,20 30,40`; what is no pair of numbers is skipped. */
export function parsePoints(list: string | undefined): Point[] {
  const pairs =
    list
      ?.trim()
      .split(/\s+/u)
      .map(pair => pair.split(',').map(Number)) ?? []
  return pairs.flatMap(([x = Number.NaN, y = Number.NaN]) => (Number.isFinite(x + y) ? [[x, y] as const] : []))
}

/** The box around the points; NaN where there are none. */
export function boxAround(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  for (const [x, y] of points) {
    left = left <= x ? left : x
    right = right >= x ? right : x
    top = top <= y ? top : y
    bottom = bottom >= y ? bottom : y
  }
  return { left, top, right, bottom }
}

/** The straight line from the first to the last point of a baseline. */
export function baselineThrough(points: readonly Point[]): OcrBaseline | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const width = last[0] - first[0]
  return { left: first[0], y: first[1], slope: width > 0 ? (last[1] - first[1]) / width : undefined }
}
