import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import type { HeadingParts } from '../../model/roles/role.ts'
import { parseSectionNumber } from '../../base/text/labels/section-number.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'

/** Level and number as corrected; else as the program had them; else as the text says itself. */
export function toHeading(
  block: Block,
  own: HeadingParts | undefined,
  { level, number }: Pick<BlockCorrection, 'level' | 'number'>,
): HeadingParts {
  const decided = own ?? readHeading(block)
  return { level: level ?? decided.level, number: number === undefined ? decided.number : number || undefined }
}

/** Level and number as a heading says them itself. */
export function readHeading(block: Block): HeadingParts {
  const printed = parseSectionNumber(textOfBlock(block))
  const read = printed?.restStart === 'capital' ? printed : undefined
  return { level: read?.depth ?? 1, number: read?.number }
}
