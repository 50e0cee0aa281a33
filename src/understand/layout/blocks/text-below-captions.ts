import { SAME_EDGE } from '../columns/column-edges.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { ParagraphEdges } from '../columns/column-edges.ts'
import { splitBlocks } from './split-blocks.ts'

/** Fewest lines of a caption and of a paragraph whose second line shows its indent. */
const LINES_TO_SHOW_INDENT = 3

/**
 * The blocks, with captions of figures and tables split from the text right below them where only the indent of a paragraph shows it:
 * word processors set captions in the type of the text and as near.
 *
 *     Figure 2: aaaaaaaaaaaa
 *     aaaaaaaaa
 *       Bbbbbbbbbbbbbbbbbbbb
 *     bbbbbbbbbbbbbbbbbbbbbb
 */
export function splitTextBelowCaptions(blocks: readonly Block[], paragraphs: ParagraphEdges): Block[] {
  if (paragraphs.indent === undefined) return [...blocks]
  const cuts = new Map<Block, number>()
  for (const block of blocks) {
    if (block.table !== undefined || block.lines.length < LINES_TO_SHOW_INDENT || !opensCaption(block)) continue
    const start = block.lines.findIndex((_, i) => i > 0 && opensParagraph(block, i, paragraphs))
    if (start > 0) cuts.set(block, start)
  }
  return cuts.size === 0 ? [...blocks] : splitBlocks(blocks, cuts)
}

/** Whether a line of a block has the indent of a paragraph's first line, and the next one begins at the edge of the column. */
export function opensParagraph(block: Block, place: number, { edgesOf, indent }: ParagraphEdges): boolean {
  const [line, next] = block.lines.slice(place, place + 2)
  if (line === undefined || next === undefined || indent === undefined) return false
  const { left } = edgesOf(block)
  return Math.abs(line.box.left - left - indent) < SAME_EDGE && Math.abs(next.box.left - left) < SAME_EDGE
}

function opensCaption(block: Block): boolean {
  const label = matchCaptionLabel(textOfBlock(block))
  return label?.isCaption === true && (label.kind === 'figure' || label.kind === 'table')
}
