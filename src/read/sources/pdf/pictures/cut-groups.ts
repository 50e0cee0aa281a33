import { type Box, heightOf, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import { dpiForPart } from './draw-page.ts'

/** A part of a page that is to be a picture. Boxes are in points from the top left of the page as it is shown. */
export interface Cut {
  /** From 1. */
  readonly page: number
  readonly box: Box
  /** The part of it that may be one picture of the file; default none. */
  readonly drawing?: Box | undefined
}

/** Cuts of a page that are taken from one drawing. */
export interface CutGroup {
  readonly page: number
  /** Around all of them. */
  readonly box: Box
  readonly cuts: readonly Cut[]
}

/** Cuts of one page that follow each other, as many together as can be drawn at once as fine as each alone. */
export function groupCuts(cuts: readonly Cut[], dpi: number): readonly CutGroup[] {
  const groups: CutGroup[] = []
  for (const cut of cuts) {
    const last = groups.at(-1)
    const box = last?.page === cut.page ? uniteBoxes([last.box, cut.box]) : undefined
    if (last !== undefined && box !== undefined && canBeDrawn(box, dpi))
      groups[groups.length - 1] = { ...last, box, cuts: [...last.cuts, cut] }
    else groups.push({ page: cut.page, box: cut.box, cuts: [cut] })
  }
  return groups
}

function canBeDrawn(box: Box, dpi: number): boolean {
  return dpiForPart({ width: widthOf(box), height: heightOf(box) }, dpi) >= dpi
}
