import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import type { RoleDecision } from '../../decide/decision.ts'

/** A caption: the block with its label and those that continue it. */
export interface Caption {
  readonly page: number
  readonly blocks: readonly Block[]
  readonly box: Box
  /** From a person's correction: the box of its picture. */
  readonly drawing?: Box
}

/** Captions of one role, in reading order. */
export function findCaptions(
  decided: readonly { block: Block; decision: RoleDecision }[],
  role: 'figure-caption' | 'table-caption',
): Caption[] {
  const groups: Block[][] = []
  const drawings = new Map(decided.map(({ block, decision }) => [block, decision.drawing]))
  for (const { block, decision } of decided) {
    if (decision.role !== role) continue
    const current = decision.continues === true ? captionAbove(block, groups) : undefined
    if (current === undefined) groups.push([block])
    else current.push(block)
  }
  return groups.map(blocks => {
    const drawing = blocks.map(block => drawings.get(block)).find(box => box !== undefined)
    const box = uniteBoxes(blocks.map(block => block.box))
    return { page: blocks[0]?.page ?? 1, blocks, box, ...(drawing === undefined ? {} : { drawing }) }
  })
}

/** The caption whose last line is nearest above a block that continues a caption. */
function captionAbove(block: Block, groups: readonly Block[][]): Block[] | undefined {
  const distanceOf = (group: readonly Block[]) => {
    const last = group[group.length - 1]
    return last === undefined || last.page !== block.page ? Infinity : Math.abs(block.box.top - last.box.bottom)
  }
  const nearest = Math.min(...groups.map(distanceOf))
  return nearest === Infinity ? groups[groups.length - 1] : groups.find(group => distanceOf(group) === nearest)
}
