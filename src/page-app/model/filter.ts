import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import type { ShownBlock, ShownPage } from '../edits/shown-blocks.ts'

/** Which blocks are listed: all, those to look at, those that were corrected, or those of a role. */
export type Filter = 'all' | 'doubtful' | 'changed' | CorrectedRole

/** What the filters are called that are no role. */
export const FILTER_LABELS = { all: 'all blocks', doubtful: 'to look at', changed: 'corrected' } as const

/** The pages with the blocks that pass a filter. */
export function filterPages(pages: readonly ShownPage[], filter: Filter): readonly ShownPage[] {
  if (filter === 'all') return pages
  return pages.map(page => ({ ...page, blocks: page.blocks.filter(block => passes(block, filter)) }))
}

function passes({ doubts, isChanged, role }: ShownBlock, filter: Filter): boolean {
  if (filter === 'doubtful') return doubts.length > 0
  return filter === 'changed' ? isChanged : role === filter
}
