import { areaOf, type Box, overlapX, widthOf } from '../../base/geometry/box.ts'
import { drawnBoxes } from '../layout/side-boxes.ts'
import type { Block } from '../../model/page/block.ts'
import type { Page } from '../../model/page/page.ts'
import type { Evidence } from './evidence.ts'

/** Tells the box that is drawn around a block, by rules on four sides or as a shade behind it: the smallest one. */
export function framesOf({ pages }: Evidence): (block: Block) => Box | undefined {
  const frames = new Map<number, readonly Box[]>()
  const framesOn = (number: number) => {
    const known = frames.get(number) ?? framesOfPage(pages.find(page => page.number === number))
    frames.set(number, known)
    return known
  }
  return ({ page, box }) =>
    framesOn(page).find(frame => {
      const middle = (box.top + box.bottom) / 2
      return middle > frame.top && middle < frame.bottom && overlapX(box, frame) > widthOf(box) / 2
    })
}

function framesOfPage(page: Page | undefined): Box[] {
  if (page === undefined) return []
  return drawnBoxes(page.rules, page.shades ?? []).sort((a, b) => areaOf(a) - areaOf(b))
}
