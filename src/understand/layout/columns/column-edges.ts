import { groupBy } from '../../../base/collections/group-by.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { SAME_SIZE } from '../../evidence/line-style.ts'

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
const LEAST_BODY_LINES = 4
/** Share of lines that end at the right edge or left of it: a few stick out (formulas, hanging punctuation). */
const RIGHT_QUANTILE = 0.92
/** Lines end at one edge when they differ by less than this, in points. */
const FLUSH = 1.2
/** Left edges of lines that differ by less than this are one, in points. */
export const SAME_EDGE = 1
/** Least share of wrapped lines that end at the right edge in justified text: some end a paragraph all the same. */
const JUSTIFIED = 0.6

/** Measures the columns of all blocks by the lines of body type in them. */
export function measureColumnEdges(blocks: readonly Block[], bodySize: number): EdgesOf {
  const isOfBody = (line: TextLine) => Math.abs(line.size - bodySize) < SAME_SIZE * bodySize
  const edges = new Map<string, ColumnEdges>()
  for (const [key, column] of groupBy(blocks, keyOf)) {
    const texts = column.map(({ lines }) => lines.filter(isOfBody))
    if (texts.flat().length >= LEAST_BODY_LINES) edges.set(key, edgesOfTexts(texts))
  }
  return block => edges.get(keyOf(block)) ?? { left: block.column.left, right: block.column.right, isJustified: false }
}

function keyOf({ page, column }: Block): string {
  return `${page} ${Math.round(column.left)} ${Math.round(column.right)} ${Math.round(column.top)}`
}

/** The edges of lines that are below each other: left the most frequent one, right a high quantile. */
export function edgesOfLines(lines: readonly TextLine[]): ColumnEdges {
  return edgesOfTexts([lines])
}

/** The edges of the lines of several blocks of a column. */
function edgesOfTexts(texts: readonly (readonly TextLine[])[]): ColumnEdges {
  const lines = texts.flat()
  const rights = lines.map(line => line.box.right).sort((a, b) => a - b)
  const right = rights[Math.min(rights.length - 1, Math.floor(RIGHT_QUANTILE * rights.length))] ?? 0
  const left = modeOf(lines.map(line => line.box.left))
  const wrapped = texts.flatMap(text => wrappedLines(text, left))
  const flush = wrapped.filter(({ box }) => Math.abs(box.right - right) < FLUSH).length
  return { left, right, isJustified: wrapped.length >= LEAST_BODY_LINES && flush >= JUSTIFIED * wrapped.length }
}

/**
 * The lines that may have been broken for want of room: the next one begins at the left edge. Last lines of blocks and
 * those above an indent say nothing of how text is set, and a page of short paragraphs has more of them than others.
 */
function wrappedLines(lines: readonly TextLine[], left: number): readonly TextLine[] {
  return lines.filter((_, i) => {
    const below = lines[i + 1]
    return below !== undefined && Math.abs(below.box.left - left) < SAME_EDGE
  })
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

/** Where the columns of a document are, and how its paragraphs open. */
export interface ParagraphEdges {
  readonly edgesOf: EdgesOf
  /** The indent of first lines, in points; `undefined` where they have none. */
  readonly indent: number | undefined
}

/** Measures the columns of all blocks and the indent of their paragraphs. */
export function measureParagraphs(blocks: readonly Block[], bodySize: number): ParagraphEdges {
  const edgesOf = measureColumnEdges(blocks, bodySize)
  return { edgesOf, indent: measureIndent(blocks, edgesOf, bodySize) }
}

/** Least and widest indent of a paragraph's first line, in ems. */
export const LEAST_INDENT_IN_EMS = 0.45
export const WIDEST_INDENT_IN_EMS = 5
/** Sizes that differ from the body's by at most this are body type, in points. */
const SAME_SIZE_AS_BODY = 0.5
/** Least share of a document's indented lines that share one indent, where paragraphs open with it. */
const SHARED_INDENT = 0.5
/** Fewest indented lines that show that the document indents. */
const LEAST_INDENTED = 5

/**
 * The indent of the first lines of paragraphs in the document, in points; `undefined` where they have none. It is the
 * most frequent distance of a line of body type from the column's edge, where the line beside it begins at the edge.
 */
function measureIndent(blocks: readonly Block[], edgesOf: EdgesOf, bodySize: number): number | undefined {
  const indents: number[] = []
  for (const block of blocks) {
    const { left } = edgesOf(block)
    block.lines.forEach((line, i) => {
      // The first line of a block is against the one below it.
      const other = block.lines[i === 0 ? 1 : i - 1]
      const isAgainstEdge = other !== undefined && Math.abs(other.box.left - left) <= SAME_EDGE
      if (!isAgainstEdge || Math.abs(line.size - bodySize) > SAME_SIZE_AS_BODY) return
      const indent = line.box.left - left
      if (indent > LEAST_INDENT_IN_EMS * bodySize && indent < WIDEST_INDENT_IN_EMS * bodySize) indents.push(indent)
    })
  }
  const indent = modeOf(indents)
  const same = indents.filter(other => Math.abs(other - indent) < SAME_EDGE).length
  return same >= LEAST_INDENTED && same >= SHARED_INDENT * indents.length ? indent : undefined
}
