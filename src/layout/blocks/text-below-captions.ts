import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import { matchCaptionLabel } from '../../text/labels/match-keywords.ts'
import { measureColumnEdges, measureIndent } from '../columns/column-edges.ts'
import { splitBlocks } from './split-blocks.ts'

/** Left edges that differ by less than this are one, in points. */
const SAME_EDGE = 1

/** How the paragraphs of a document open: by an indent from the edge of their column. */
export interface ParagraphIndent {
  /** The indent, in points. */
  readonly indent: number
  /** The left edge of the column of a block, in points. */
  readonly leftOf: (block: Block) => number
}

/** The indent that paragraphs of the document open with; `undefined` where they have none. */
export function measureParagraphIndent(blocks: readonly Block[], bodySize: number): ParagraphIndent | undefined {
  const edgesOf = measureColumnEdges(blocks, bodySize)
  const indent = measureIndent(blocks, edgesOf, bodySize)
  return indent === undefined ? undefined : { indent, leftOf: block => edgesOf(block).left }
}

/**
 * The blocks, with captions of figures and tables split from the text right below them where only the indent of a paragraph shows it:
 * word processors set captions in the type of the text and as near.
 *
 *     Figure 2: aaaaaaaaaaaa
 *     aaaaaaaaa
 *       Bbbbbbbbbbbbbbbbbbbb
 *     bbbbbbbbbbbbbbbbbbbbbb
 */
export function splitTextBelowCaptions(blocks: readonly Block[], paragraphs: ParagraphIndent): Block[] {
  const cuts = new Map<Block, number>()
  for (const block of blocks) {
    const { lines, table } = block
    if (table !== undefined || lines.length < 3 || !opensCaption(lines)) continue
    const start = lines.findIndex((_, i) => i > 0 && opensParagraph(block, i, paragraphs))
    if (start > 0) cuts.set(block, start)
  }
  return cuts.size === 0 ? [...blocks] : splitBlocks(blocks, cuts)
}

/** Whether a line of a block has the indent of a paragraph's first line, and the next one begins at the edge of the column. */
export function opensParagraph(block: Block, place: number, { indent, leftOf }: ParagraphIndent): boolean {
  const [line, next] = block.lines.slice(place, place + 2)
  if (line === undefined || next === undefined) return false
  const left = leftOf(block)
  return Math.abs(line.box.left - left - indent) < SAME_EDGE && Math.abs(next.box.left - left) < SAME_EDGE
}

function opensCaption(lines: readonly TextLine[]): boolean {
  const label = matchCaptionLabel(
    lines
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  )
  return label?.isCaption === true && (label.kind === 'figure' || label.kind === 'table')
}
