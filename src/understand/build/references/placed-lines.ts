import { groupBy } from '../../../base/collections/group-by.ts'
import { edgesOfLines } from '../../layout/columns/column-edges.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** A line with its place in its column. */
export interface PlacedLine {
  readonly line: TextLine
  /** The line before it in reading order. */
  readonly last: TextLine | undefined
  /** Distance of its left edge from the column's, in points. */
  readonly offset: number
  /** Right edge of the column of the line before it. */
  readonly rightOfLast: number
  /** Distance of its baseline from that of the line before it in its column, in ems; `undefined` at a column's top. */
  readonly pitch: number | undefined
}

/** An offset counts from this many ems on. */
const LEAST_OFFSET_IN_EMS = 0.5
/** Fewest lines that show the right edge of their column. */
const LINES_TO_SHOW_EDGE = 4

/** The lines of the blocks of a list, each with its place in its column. */
export function placeLines(blocks: readonly Block[]): PlacedLine[] {
  const keyOf = (block: Block) => `${block.page} ${Math.round(block.column.left)} ${Math.round(block.column.top)}`
  const columns = new Map([...groupBy(blocks, keyOf)].map(([key, column]) => [key, edgesOfColumn(column)]))
  const placed: PlacedLine[] = []
  let last: TextLine | undefined
  let rightOfLast = 0
  for (const block of blocks) {
    const { left, right: rightOfLines, isShort } = columns.get(keyOf(block)) ?? edgesOfColumn([block])
    const right = Math.max(rightOfLines, isShort ? block.column.right : 0)
    for (const line of block.lines) {
      const isBelow = last !== undefined && last.page === line.page && line.baseline > last.baseline
      const pitch = isBelow && last !== undefined ? (line.baseline - last.baseline) / line.size : undefined
      placed.push({ line, last, offset: line.box.left - left, rightOfLast, pitch })
      last = line
      rightOfLast = right
    }
  }
  return placed
}

/** The edges of the lines of one column, and whether they are too few to show its right edge. */
function edgesOfColumn(blocks: readonly Block[]) {
  const lines = blocks.flatMap(block => block.lines)
  const left = Math.min(...lines.map(({ box }) => box.left))
  return { left, right: edgesOfLines(lines).right, isShort: lines.length < LINES_TO_SHOW_EDGE }
}

/** Whether a line is indented from the left edge of its column. */
export function isHanging({ line, offset }: PlacedLine): boolean {
  return offset > LEAST_OFFSET_IN_EMS * line.size
}

/** The places of the lines for which `has` holds. */
export function indexes(lines: readonly PlacedLine[], has: (placed: PlacedLine) => boolean): Set<number> {
  return new Set(lines.flatMap((placed, i) => (has(placed) ? [i] : [])))
}
