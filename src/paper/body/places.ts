import { uniteBoxes } from '../../geometry/box.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Place } from '../paper.ts'

/** One place for each page and column the lines stand in. */
export function placesOf(lines: readonly TextLine[]): Place[] {
  const places: Place[] = []
  let group: TextLine[] = []
  const close = () => {
    const first = group[0]
    if (first !== undefined) places.push({ page: first.page, ...uniteBoxes(group.map(line => line.box)) })
    group = []
  }
  for (const line of lines) {
    const last = group[group.length - 1]
    if (last !== undefined && (last.page !== line.page || line.baseline < last.baseline - 1)) close()
    group.push(line)
  }
  close()
  return places
}
