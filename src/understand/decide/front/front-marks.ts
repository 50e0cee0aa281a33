import { opensRaised } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { readFootnoteMark } from '../notes/note-marks.ts'

/** Whether a block opens with a raised mark, as affiliations and notes do and section numbers do not. */
export function isRaisedStart(block: Block): boolean {
  return opensRaised(block.lines[0])
}

/** Whether a block opens with the mark of a note: raised, a symbol, or a number. */
export function hasNoteMark(block: Block): boolean {
  const [first] = block.lines
  return first !== undefined && (isRaisedStart(block) || readFootnoteMark(first) !== undefined)
}

/** Whether a block opens with a raised mark or a symbol, so that it can only be a note or an address. */
export function hasSureMark(block: Block): boolean {
  const [first] = block.lines
  return first !== undefined && readFootnoteMark(first)?.isSure === true
}
