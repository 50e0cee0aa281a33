import type { Block } from '../page/text-line.ts'

/** Whether a block opens with a raised mark, as affiliations and notes do and section numbers do not. */
export function isRaisedStart(block: Block): boolean {
  return block.lines[0]?.words[0]?.runs[0]?.script === 'super'
}
