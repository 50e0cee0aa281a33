import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { measureParagraphs, type ParagraphEdges } from '../columns/column-edges.ts'
import type { PageLayout } from '../page-layout.ts'
import { groupBlocks } from './blocks.ts'
import type { Leading } from './leading.ts'
import { splitNumberedSections } from './numbered-sections.ts'
import { splitTextBelowCaptions } from './text-below-captions.ts'

/** What the forming of blocks needs to know of the document. */
export interface BlockSetting {
  readonly leading: Leading
  /** Size of the body's type in points. */
  readonly bodySize: number
  /** Furniture, which is in no block. */
  readonly taken: ReadonlySet<TextLine>
}

/** The blocks of all pages in reading order, and how their paragraphs open. */
export interface FormedBlocks {
  readonly blocks: readonly Block[]
  readonly paragraphs: ParagraphEdges
}

/** Groups the lines of all pages into blocks, and splits those whose parts only the whole document tells apart. */
export function formBlocks(layouts: readonly PageLayout[], { leading, bodySize, taken }: BlockSetting): FormedBlocks {
  const grouped = splitNumberedSections(layouts.flatMap(layout => groupBlocks(layout, leading, taken)))
  const paragraphs = measureParagraphs(grouped, bodySize)
  return { blocks: splitTextBelowCaptions(grouped, paragraphs), paragraphs }
}
