import type { Direction } from '../../../model/page/page.ts'

/** The direction nearest to an angle in degrees clockwise; 0 for what is no number. */
export function toDirection(degrees: number): Direction {
  const turned = (((Math.round(degrees / 90) * 90) % 360) + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}
