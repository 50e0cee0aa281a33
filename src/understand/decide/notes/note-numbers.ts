import type { Block } from '../../../model/page/block.ts'
import { type FootnoteMark, readFootnoteMark } from './note-marks.ts'

/** Whether a mark is the number after that of the last note. */
export function countsOn(mark: FootnoteMark | undefined, last: Block | undefined): boolean {
  return mark !== undefined && last !== undefined && Number(mark.mark) === lastNumberOf(last) + 1
}

/** The number of the last note in a block; `NaN` where its notes have none. */
function lastNumberOf(block: Block): number {
  const first = block.lines[0] && readFootnoteMark(block.lines[0])
  return Number((notesBelow(block, first).at(-1) ?? first)?.mark)
}

/** The marks of the notes after the first of a block: they count on from its number. */
export function notesBelow({ lines }: Block, first: FootnoteMark | undefined): FootnoteMark[] {
  let last = Number(first?.mark)
  return lines.slice(1).flatMap(line => {
    const mark = readFootnoteMark(line)
    if (mark === undefined || Number(mark.mark) !== last + 1) return []
    last++
    return [mark]
  })
}
