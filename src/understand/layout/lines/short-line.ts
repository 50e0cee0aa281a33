import { type Box, widthOf } from '../../../base/geometry/box.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** A line is short when it leaves this share of its column free at its end: justified lines leave next to nothing. */
const FREE_SHARE = 0.08

/** Whether a line ends well before the right edge of its column, as the last line of a paragraph or a heading does. */
export function isShortLine({ box }: TextLine, column: Box): boolean {
  return box.right < column.right - FREE_SHARE * widthOf(column)
}
