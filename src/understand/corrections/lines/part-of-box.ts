import type { Box } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'

/** The part of the box of a run between two shares of its length, along its direction. */
export function partOfBox({ box, direction }: TextRun, start: number, end: number): Box {
  if (start === 0 && end === 1) return box
  const { left, top, right, bottom } = box
  const between = (from: number, to: number, share: number) => from + (to - from) * share
  switch (direction) {
    case 0:
      return { ...box, left: between(left, right, start), right: between(left, right, end) }
    case 180:
      return { ...box, left: between(right, left, end), right: between(right, left, start) }
    case 90:
      return { ...box, top: between(top, bottom, start), bottom: between(top, bottom, end) }
    case 270:
      return { ...box, top: between(bottom, top, end), bottom: between(bottom, top, start) }
  }
}
