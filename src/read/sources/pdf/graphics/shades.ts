import { areaOf, type Box, containsPoint, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { FilledArea } from '../drawing/drawing.ts'

/** Lowest shade, in points; what is lower is a rule. */
const LOWEST = 5
/** Share of both page sides from which a filled rectangle is the colour of the page. */
const WHOLE_PAGE = 0.95
/** A shade of a figure is at most this many times as large as the box of the figure. */
const LARGEST_IN_FIGURE = 2
/** Channels from which a colour is that of the paper: programs write white as nearly white. */
const PAPER = 0xfd

/** The filled rectangles outside figures, in drawing order: bands behind rows, coloured cells, boxes. */
export function findShades(areas: readonly FilledArea[], figures: readonly Box[], page: Box): readonly Box[] {
  return areas
    .filter(({ isRectangle, paint }) => isRectangle && paint !== undefined && !isPaper(paint))
    .map(area => area.box)
    .filter(box => heightOf(box) >= LOWEST && widthOf(box) >= LOWEST && !isWholePage(box, page))
    .filter(box => !figures.some(figure => isIn(box, figure)))
}

function isPaper(paint: string): boolean {
  return [1, 3, 5].every(start => parseInt(paint.slice(start, start + 2), 16) >= PAPER)
}

function isWholePage(box: Box, page: Box): boolean {
  return widthOf(box) >= WHOLE_PAGE * widthOf(page) && heightOf(box) >= WHOLE_PAGE * heightOf(page)
}

/** A sign in the middle of a tinted box has the centre of the box in it. */
function isIn(box: Box, figure: Box): boolean {
  const { left, top, right, bottom } = box
  return (
    containsPoint(figure, (left + right) / 2, (top + bottom) / 2) && areaOf(box) < LARGEST_IN_FIGURE * areaOf(figure)
  )
}
