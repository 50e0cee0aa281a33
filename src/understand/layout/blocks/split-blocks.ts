import { uniteBoxes } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import { startNaming } from './block-ids.ts'

/**
 * The blocks, each divided after as many of its lines as `cuts` says; 0, or all of its lines, leave it whole. Never
 * changes the order of lines, or the id of a block that it leaves whole.
 */
export function splitBlocks(blocks: readonly Block[], cuts: ReadonlyMap<Block, number>): Block[] {
  const split = blocks.flatMap(block => splitBlock(block, cuts.get(block) ?? 0))
  return [...groupByPage(split)].flatMap(([page, pageBlocks]) => {
    const nameOf = startNaming(page, 'block')
    return pageBlocks.map(block => ({ ...block, id: nameOf(block.lines[0]) }))
  })
}

function splitBlock(block: Block, count: number): Block[] {
  if (count === 0 || count === block.lines.length) return [block]
  return [block.lines.slice(0, count), block.lines.slice(count)].map(lines => ({
    ...block,
    lines,
    box: uniteBoxes(lines.map(line => line.box)),
  }))
}
