import { BLANK_IN_EMS } from '../../evidence/line-style.ts'
import type { ColumnEdges } from '../../layout/columns/column-edges.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'

/** A line ended early if it left at least this much room beside the next word, in ems. */
const ROOM_IN_EMS = 0.6
/** The same where lines are justified: they leave none. */
const ROOM_JUSTIFIED_IN_EMS = 0.1

/** Whether the first word of `line` had room at the end of `last`. */
export function endedEarly(last: TextLine, line: TextLine, edges: Pick<ColumnEdges, 'right' | 'isJustified'>): boolean {
  return roomAfter(last, line, edges) > (edges.isJustified ? ROOM_JUSTIFIED_IN_EMS : ROOM_IN_EMS) * last.size
}

/** Points left free at the end of `last` if the first word of `line` were there. */
export function roomAfter(last: TextLine, line: TextLine, { right }: Pick<ColumnEdges, 'right'>): number {
  const [first, second] = line.words
  // A dash or a bracket alone is never left at the end of a line: it needs room for the next word too.
  const word = first !== undefined && second !== undefined && !/[\p{L}\p{N}]/u.test(first.text) ? second : first
  const width = first === undefined || word === undefined ? 0 : leastWidth(word, line, first.box.left)
  return right - last.box.right - BLANK_IN_EMS * last.size - width
}

/** Room that the beginning of a line takes as far as `word`; lines of East Asian scripts break after any character. */
function leastWidth(word: Word, { size }: TextLine, from: number): number {
  return isEastAsianCharacter(word.text) ? size : word.box.right - from
}
