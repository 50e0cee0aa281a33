import { pageOfId } from '../layout/blocks/block-ids.ts'
import type { Block } from '../../model/page/block.ts'
import { openingOfBlock } from '../evidence/blocks.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'

/** Which correction is about which block, and which are about none. */
export interface MatchedCorrections {
  readonly byBlock: ReadonlyMap<Block, BlockCorrection>
  readonly unmatched: readonly BlockCorrection[]
}

/**
 * Finds the block that each correction is about: the one of its id; else the only one of its page that begins with the
 * same text, so that a correction outlives a block that now begins with another line. Never takes a block twice.
 */
export function matchCorrections(
  blocks: readonly Block[],
  corrections: readonly BlockCorrection[],
): MatchedCorrections {
  const byId = new Map(blocks.map(block => [block.id, block]))
  const byBlock = new Map<Block, BlockCorrection>()
  const left: BlockCorrection[] = []
  for (const correction of corrections) {
    const block = byId.get(correction.block)
    if (block === undefined) left.push(correction)
    else byBlock.set(block, correction)
  }
  const unmatched = left.filter(correction => {
    const alike = findAlike(blocks, correction).filter(block => !byBlock.has(block))
    const [only] = alike
    if (only === undefined || alike.length > 1) return true
    byBlock.set(only, correction)
    return false
  })
  return { byBlock, unmatched }
}

function findAlike(blocks: readonly Block[], { block: id, text }: BlockCorrection): Block[] {
  const page = pageOfId(id)
  const wanted = foldText(text)
  if (wanted === '') return []
  return blocks.filter(block => block.page === page && foldText(openingOfBlock(block)) === wanted)
}

/** Letters and digits, without case. */
export function foldText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
