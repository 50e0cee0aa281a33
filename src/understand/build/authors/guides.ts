import { overlapX } from '../../../base/geometry/box.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { areRoleLabels, isGuideLabel, opensWithAuthor, opensWithGuide } from '../../../base/text/names/role-labels.ts'
import type { TitleCell } from './title-cells.ts'

/** What belongs to a person below a label is nearer than this, in ems. */
const NEXT_LINE_IN_EMS = 2

/**
 * The cells without people who are not authors: what a label such as `Научный руководитель:` or `Mentor` opens, with what is right
 * of it and the lines right below it in its column, up to the next label.
 */
export function dropGuides(cells: readonly TitleCell[]): TitleCell[] {
  const guides: TitleCell[] = []
  return cells.filter((cell, i) => {
    const isOwn = cells.slice(0, i).some(above => isRightBelow(above, cell) && looksLikeNames(above.text))
    // Below a name, `Professor` is the job of an author.
    const opens = opensWithGuide(cell.text) && !(isGuideLabel(cell.text) && isOwn)
    const ofGuide = guides.some(guide => isRightBelow(guide, cell) || isRightBeside(guide, cell))
    const isOfGuide = opens || (ofGuide && !opensWithAuthor(cell.text) && !areRoleLabels(cell.text) && cell.text !== '')
    if (isOfGuide) guides.push(cell)
    return !isOfGuide && !areRoleLabels(cell.text)
  })
}

/** Whether a cell is right of the label of a guide on its line. */
function isRightBeside(label: TitleCell, cell: TitleCell): boolean {
  if (label.block.page !== cell.block.page || !isGuideLabel(label.text)) return false
  return label.box.right <= cell.box.left && Math.abs(label.box.bottom - cell.box.bottom) < cell.size / 2
}

function isRightBelow(above: TitleCell, cell: TitleCell): boolean {
  if (above.block.page !== cell.block.page || overlapX(above.box, cell.box) <= 0) return false
  const gap = cell.box.top - above.box.bottom
  return gap > -cell.size / 2 && gap < NEXT_LINE_IN_EMS * cell.size
}
