import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import { SAME_SIZE } from '../lines/line-style.ts'

/** Where the lines of a column begin and end. */
export interface ColumnEdges {
  /** Left edge that most lines share, in points. */
  readonly left: number
  /** Right edge of full lines, in points. */
  readonly right: number
  /** Most lines end exactly at the right edge, so that one that does not was ended on purpose. */
  readonly isJustified: boolean
}

/** Gives the edges of the column that a block is in. */
export type EdgesOf = (block: Block) => ColumnEdges

/** Fewest lines of body type to measure a column by; others are measured by their box. */
const LEAST_LINES = 4
/** Share of lines that end at the right edge or left of it: a few stick out (formulas, hanging punctuation). */
const RIGHT_QUANTILE = 0.92
/** Lines end at one edge when they differ by less than this, in points. */
const FLUSH = 1.2
/** Least share of lines that end at the right edge in justified text: the last lines of paragraphs do not. */
const JUSTIFIED = 0.6

/** Measures the columns of all blocks by the lines of body type in them. */
export function measureColumnEdges(blocks: readonly Block[], bodySize: number): EdgesOf {
  const lines = new Map<string, TextLine[]>()
  for (const block of blocks) {
    const bodyLines = block.lines.filter(line => Math.abs(line.size - bodySize) < SAME_SIZE * bodySize)
    const key = keyOf(block)
    const known = lines.get(key)
    if (known === undefined) lines.set(key, bodyLines)
    else known.push(...bodyLines)
  }
  const edges = new Map<string, ColumnEdges>()
  for (const [key, columnLines] of lines) {
    if (columnLines.length >= LEAST_LINES) edges.set(key, edgesOfLines(columnLines))
  }
  return block => edges.get(keyOf(block)) ?? { left: block.column.left, right: block.column.right, isJustified: false }
}

function keyOf({ page, column }: Block): string {
  return `${page} ${Math.round(column.left)} ${Math.round(column.right)} ${Math.round(column.top)}`
}

/** The edges of lines: left the most frequent one, right a high quantile. */
export function edgesOfLines(lines: readonly TextLine[]): ColumnEdges {
  const rights = lines.map(line => line.box.right).sort((a, b) => a - b)
  const right = rights[Math.min(rights.length - 1, Math.floor(RIGHT_QUANTILE * rights.length))] ?? 0
  const flush = rights.filter(other => Math.abs(other - right) < FLUSH).length
  return {
    left: modeOf(lines.map(line => line.box.left)),
    right,
    isJustified: lines.length >= LEAST_LINES && flush >= JUSTIFIED * lines.length,
  }
}

/** The mean of the values in the most frequent interval of one point; of the smaller one where two are as frequent. */
export function modeOf(values: readonly number[]): number {
  const counts = new Map<number, { count: number; sum: number }>()
  for (const value of values) {
    const bin = Math.round(value)
    const known = counts.get(bin) ?? { count: 0, sum: 0 }
    counts.set(bin, { count: known.count + 1, sum: known.sum + value })
  }
  const [best] = [...counts].sort((a, b) => b[1].count - a[1].count || a[0] - b[0])
  return best === undefined ? 0 : best[1].sum / best[1].count
}

/** Least and widest indent of a paragraph's first line, in ems. */
export const LEAST_INDENT_IN_EMS = 0.45
export const WIDEST_INDENT_IN_EMS = 5
/** Edges of lines that differ by less than this are one, in points. */
const SAME_EDGE = 1
/** Sizes that differ from the body's by at most this are body type, in points. */
const SAME_SIZE_AS_BODY = 0.5
/** Least share of a document's indented lines that share one indent, where paragraphs open with it. */
const SHARED_INDENT = 0.5
/** Fewest indented lines that show that the document indents. */
const LEAST_INDENTED = 5

/**
 * The indent of the first lines of paragraphs in the document, in points; `undefined` where they have none. It is the
 * most frequent distance of a line of body type from the column's edge, where the line above begins at the edge.
 */
export function measureIndent(blocks: readonly Block[], edgesOf: EdgesOf, bodySize: number): number | undefined {
  const indents: number[] = []
  for (const block of blocks) {
    const { left } = edgesOf(block)
    block.lines.forEach((line, i) => {
      const above = block.lines[i - 1]
      const isBelowEdge = above !== undefined && Math.abs(above.box.left - left) <= SAME_EDGE
      if (!isBelowEdge || Math.abs(line.size - bodySize) > SAME_SIZE_AS_BODY) return
      const indent = line.box.left - left
      if (indent > LEAST_INDENT_IN_EMS * bodySize && indent < WIDEST_INDENT_IN_EMS * bodySize) indents.push(indent)
    })
  }
  const indent = modeOf(indents)
  const same = indents.filter(other => Math.abs(other - indent) < SAME_EDGE).length
  return same >= LEAST_INDENTED && same >= SHARED_INDENT * indents.length ? indent : undefined
}
