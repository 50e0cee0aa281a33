import { overlapY } from '../../../base/geometry/box.ts'
import { looksLikeNames, RAISED_END, RAISED_START } from '../../../base/text/names/name-list.ts'
import type { TitleCell } from './title-cells.ts'

/** Marks are at most this far after their name, in ems: an icon has room between them. */
const REACH_IN_EMS = 3
/** Marks and nothing else: numbers, letters, signs. */
const MARKS = new RegExp(
  `^${RAISED_START}?[,\\s]*(?:\\d{1,2}|[a-h]{1,3}|[*∗†‡§¶#])(?:[,\\s]*(?:\\d{1,2}|[a-h]{1,3}|[*∗†‡§¶#]))*[,\\s]*${RAISED_END}?$`,
  'u',
)

/**
 * The cells with marks that are alone after names joined to these: an icon, such as that of an ORCID iD, separates them.
 *
 *     Ann Lee (icon)  1,2     ->   Ann Lee with the marks 1 and 2
 */
export function joinMarksBehind(cells: readonly TitleCell[]): TitleCell[] {
  const nameOf = new Map(
    cells.flatMap(mark => {
      const name = MARKS.test(mark.text) ? nameBefore(mark, cells) : undefined
      return name === undefined ? [] : [[mark, name] as const]
    }),
  )
  return cells.flatMap(cell => {
    if (nameOf.has(cell)) return []
    const marks = cells.filter(mark => nameOf.get(mark) === cell)
    return [marks.reduce(withMarks, cell)]
  })
}

/** The cell of names right before marks, in their line. */
function nameBefore(mark: TitleCell, cells: readonly TitleCell[]): TitleCell | undefined {
  const distanceTo = ({ box }: TitleCell) => mark.box.left - box.right
  const [nearest] = cells
    .filter(cell => cell !== mark && cell.block.page === mark.block.page && overlapY(cell.box, mark.box) > 0)
    .filter(cell => distanceTo(cell) > -1)
    .sort((a, b) => distanceTo(a) - distanceTo(b))
  if (nearest === undefined || distanceTo(nearest) > REACH_IN_EMS * nearest.size) return undefined
  return looksLikeNames(nearest.text) ? nearest : undefined
}

function withMarks(cell: TitleCell, { text }: TitleCell): TitleCell {
  const marks = text.replace(new RegExp(`[${RAISED_START}${RAISED_END}]`, 'gu'), '').replace(/^[,\s]+|[,\s]+$/gu, '')
  return { ...cell, text: `${cell.text}${RAISED_START}${marks}${RAISED_END}${/,\s*$/u.test(text) ? ',' : ''}` }
}
