import { groupBy } from '../collections/group-by.ts'
import type { Box } from '../geometry/box.ts'
import type { TableGrid } from './table-grid.ts'
import type { TextLine } from './text-line.ts'

/**
 * What a line is in an example of interlinear glossed text: its heading, the language, its gloss, the translation. The
 * letters are Freki's tags.
 */
export type GlossedTag = 'M' | 'L' | 'G' | 'T'

/** Lines that belong together, in reading order; see `layout/`. */
export interface Block {
  /** Unique in the document, and the same as long as the block begins with the same line; see `layout/blocks/block-ids.ts`. */
  readonly id: string
  readonly page: number
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** The box of the column of text that the block is in. */
  readonly column: Box
  /** Cells of a block that `layout/tables/find-table-regions.ts` found to be tabular; its lines are the lines of the cells. */
  readonly table?: TableGrid
  /** What each line is, where `layout/blocks/glossed-examples.ts` found the block to be a glossed example. */
  readonly glossed?: readonly GlossedTag[]
}

/** The text of a block, one blank between its lines; hyphens at line ends stay. */
export function textOfBlock(block: Block): string {
  return block.lines.map(line => line.text).join(' ')
}

/** The blocks of each page, in their order. */
export function groupByPage(blocks: readonly Block[]): ReadonlyMap<number, readonly Block[]> {
  return groupBy(blocks, block => block.page)
}

/** How many characters of a block are shown: enough to find it on the page. */
const OPENING_LENGTH = 60

/** The beginning of a block's text, to show a person which block is meant. */
export function openingOfBlock(block: Block): string {
  return openingOf(textOfBlock(block))
}

/** The same of any text. */
export function openingOf(text: string): string {
  return [...text].slice(0, OPENING_LENGTH).join('')
}
