import type { Block } from '../../model/page/block.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'
import type { WarnOfUnused } from './decided-parts.ts'

/**
 * Blocks in the order that corrections give them, one correction after the other in reading order.
 *
 * A block moves inside its page only: which page a text is on is a fact, and every page has one break.
 */
export function moveBlocks<T extends { readonly block: Block }>(
  blocks: readonly T[],
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): T[] {
  const order = [...blocks]
  for (const moved of blocks) {
    const correction = byBlock.get(moved.block)
    const targetId = correction?.before ?? correction?.after
    if (correction === undefined || targetId === undefined) continue
    const target = order.find(({ block }) => block.id === targetId)
    if (target === undefined || target === moved) {
      warnOfUnused(correction, `there is no block ${targetId} in the text to place it by`)
    } else if (target.block.page !== moved.block.page) {
      warnOfUnused(correction, `${targetId} is on another page`)
    } else {
      order.splice(order.indexOf(moved), 1)
      order.splice(order.indexOf(target) + (correction.after === undefined ? 0 : 1), 0, moved)
    }
  }
  return order
}
