import { uniteBoxes } from '../../geometry/box.ts'
import { confidenceOf, type TextLine } from '../../page/text-line.ts'
import type { BlockBase, Place } from '../paper.ts'

/** Where the lines of a block are printed, and how surely they were recognised. */
export function originOf(lines: readonly TextLine[]): Pick<BlockBase, 'places' | 'confidence'> {
  return { places: placesOf(lines), ...recognitionOf(lines) }
}

/** How surely lines were recognised: the mean over their characters, as a flag on the whole block needs it. */
export function recognitionOf(lines: readonly TextLine[]): Pick<BlockBase, 'confidence'> {
  const confidence = confidenceOf(lines)
  return confidence === undefined ? {} : { confidence }
}

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
