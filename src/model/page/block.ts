import type { Box } from '../../base/geometry/box.ts'
import type { TableGrid } from './table-grid.ts'
import type { TextLine } from './text-line.ts'

/**
 * What a line is in an example of interlinear glossed text: its heading, the language, its gloss, the translation. The
 * letters are Freki's tags.
 */
export type GlossedTag = 'M' | 'L' | 'G' | 'T'

/** Lines that belong together, in reading order; see `understand/layout/`. */
export interface Block {
  /** Unique in the document, and the same as long as the block begins with the same line; see `understand/layout/blocks/block-ids.ts`. */
  readonly id: string
  readonly page: number
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** The box of the column of text that the block is in. */
  readonly column: Box
  /** Cells of a block that `understand/layout/tables/find-table-regions.ts` found to be tabular; its lines are the lines of the cells. */
  readonly table?: TableGrid
  /** What each line is, where `understand/layout/blocks/glossed-examples.ts` found the block to be a glossed example. */
  readonly glossed?: readonly GlossedTag[]
}
