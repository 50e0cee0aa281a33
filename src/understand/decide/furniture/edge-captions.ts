import { overlapX } from '../../../base/geometry/box.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { EdgeLine } from './edge-lines.ts'

/** Lines of one caption are nearer than this, in ems. */
const LEADING_IN_EMS = 0.6
/** Sizes of the lines of one caption differ by less than this, in points. */
const SAME_SIZE_IN_POINTS = 0.5
/** Most lines of a caption above its last one. */
const MOST_LINES_ABOVE_LAST = 5

/**
 * The first line of the caption that ends with a line at the edge of a page, or `undefined`. Figures at the foot of several
 * columns have captions that end alike: `memory with 16 rows.`
 */
function captionEndedBy({ line, lines }: EdgeLine): TextLine | undefined {
  let above: TextLine | undefined = line
  for (let count = 0; above !== undefined && count < MOST_LINES_ABOVE_LAST; count++) {
    if (matchCaptionLabel(above.text)?.isCaption === true) return above
    const below: TextLine = above
    above = lines.find(other => isRightAbove(other, below))
  }
  return undefined
}

function isRightAbove(other: TextLine, line: TextLine): boolean {
  const gap = line.box.top - other.box.bottom
  const isNear = other.baseline < line.baseline && gap < LEADING_IN_EMS * line.size && gap > -line.size
  return isNear && Math.abs(other.size - line.size) < SAME_SIZE_IN_POINTS && overlapX(other.box, line.box) > 0
}

/** Whether two lines end captions, and these are only nearly the same: `Table 3: Trials with maps`, `Table 4: Trials with tools`. */
export function endCaptions(a: EdgeLine, b: EdgeLine): boolean {
  if (matchCaptionLabel(a.line.text) !== undefined && a.line.text !== b.line.text) return true
  const [first, second] = [captionEndedBy(a), captionEndedBy(b)]
  return first !== undefined && second !== undefined && first.text !== second.text
}
