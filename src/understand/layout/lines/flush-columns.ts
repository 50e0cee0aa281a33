import type { Box } from '../../../base/geometry/box.ts'

/** A part of a line: a run or a piece. */
interface Placed {
  readonly box: Box
  readonly baseline: number
}

/** Which items are flush: at which edge, and within which distance of the leftmost of them, in points. */
interface Flush<Item> {
  readonly placeOf: (item: Item) => Placed
  readonly edge: 'left' | 'right'
  readonly tolerance: number
}

/** Items that share an edge: the columns from left to right, each from top to bottom. */
export function flushColumns<Item>(items: readonly Item[], { placeOf, edge, tolerance }: Flush<Item>): Item[][] {
  const edgeOf = (item: Item) => placeOf(item).box[edge]
  const columns: [Item, ...Item[]][] = []
  for (const item of items.toSorted((a, b) => edgeOf(a) - edgeOf(b))) {
    const column = columns.at(-1)
    if (column !== undefined && edgeOf(item) - edgeOf(column[0]) < tolerance) column.push(item)
    else columns.push([item])
  }
  return columns.map(column => column.sort((a, b) => placeOf(a).baseline - placeOf(b).baseline))
}
