import type { Block } from '../../../model/page/block.ts'

/** Columns whose left edges differ by less are above one another, in points. */
export const SAME_COLUMN = 30

/** Blocks above one another at the same left edge, from top to bottom; columns from left to right. */
export function groupByColumn(blocks: readonly Block[]): Block[][] {
  const groups = new Map<number, Block[]>()
  for (const block of blocks) {
    const key = [...groups.keys()].find(left => Math.abs(left - block.column.left) < SAME_COLUMN) ?? block.column.left
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group.sort((a, b) => a.box.top - b.box.top))
}
