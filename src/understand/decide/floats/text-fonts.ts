import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { isProse } from '../prose.ts'

/** Fewest lines of running text: a legend in a drawing may be a sentence. */
const LEAST_TEXT_LINES = 3

/** Names of the fonts in which lines of running text are set; a drawing has other ones, or one of these. */
export function fontsOfText(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.filter(isRunningText).flatMap(({ lines }) => lines.map(({ font }) => font.name)))
}

function isRunningText(block: Block): boolean {
  return block.table === undefined && block.lines.length >= LEAST_TEXT_LINES && isProse(textOfBlock(block))
}
