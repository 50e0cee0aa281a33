import { uniteBoxes } from '../../../base/geometry/box.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { confidenceOf } from '../../evidence/lines.ts'
import type { BlockBase, Place } from '../../../model/paper/paper.ts'

/** The places where the lines of a block are printed, how surely they were recognised, and the language that a person says. */
export function originOf(lines: readonly TextLine[]): Pick<BlockBase, 'places' | 'confidence' | 'language'> {
  return { places: placesOf(lines), ...recognitionOf(lines), ...languageOfLines(lines) }
}

/** The language that a person says of lines: that of the first of which one is said. */
export function languageOfLines(lines: readonly TextLine[]): Pick<BlockBase, 'language'> {
  const language = lines.find(line => line.language !== undefined)?.language
  return language === undefined ? {} : { language }
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
