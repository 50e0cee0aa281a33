import type { Place } from '../../../model/paper/paper.ts'
import { toHundredths } from '../hundredths.ts'

/** Page, left, top, right and bottom of each place, in points from the top left. */
export function boxesOf(places: readonly Place[]): readonly (readonly number[])[] {
  return places.map(({ page, left, top, right, bottom }) => [page, ...[left, top, right, bottom].map(toHundredths)])
}
