import { uniteBoxes } from '../../geometry/box.ts'
import { confidenceOf, type TextLine } from '../../page/text-line.ts'
import type { BlockBase, Place } from '../paper.ts'

/** The places where the lines of a block are printed, and the confidence with which they were recognised. */
export function originOf(lines: readonly TextLine[]): Pick<BlockBase, 'places' | 'confidence'> {
  return { places: placesOf(lines), ...recognitionOf(lines) }
}

/** The confidence with which lines were recognised: the mean over their characters, for a flag on the whole block. */
export function recognitionOf(lines: readonly TextLine[]): Pick<BlockBase, 'confidence'> {
  const confidence = confidenceOf(lines)
  return confidence === undefined ? {} : { confidence }
}

/** One place for each page and column that the lines are in. */
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

/** Of a section that is printed without a heading. */
export const NOWHERE = { places: [], lines: [] } as const
