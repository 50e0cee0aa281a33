import { groupBy } from '../../base/collections/group-by.ts'
import { rememberFor } from '../../base/collections/remember.ts'
import { openingOf } from '../../base/text/characters/opening.ts'
import type { Block } from '../../model/page/block.ts'

/** The text of a block, one blank between its lines; hyphens at line ends stay. */
export const textOfBlock = rememberFor(({ lines }: Block): string => lines.map(line => line.text).join(' '))

/** The blocks of each page, in their order. */
export function groupByPage(blocks: readonly Block[]): ReadonlyMap<number, readonly Block[]> {
  return groupBy(blocks, block => block.page)
}

/** The beginning of a block's text, to show a person which block is meant. */
export function openingOfBlock(block: Block): string {
  return openingOf(textOfBlock(block))
}
