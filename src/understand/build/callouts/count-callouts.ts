import type { CalloutKind } from '../../../base/text/keywords/callout-words.ts'
import { blocksOf, contentOf } from '../body/sections.ts'
import type { Paper } from '../../../model/paper/paper.ts'

/** How many callouts were found, and how many of them refer to something that the paper has. */
export interface CalloutCount {
  readonly found: number
  readonly linked: number
}

/** The callouts of a paper by kind; kinds that it has none of are left out. */
export function countCallouts({ front, sections }: Paper): Readonly<Partial<Record<CalloutKind, CalloutCount>>> {
  const counts: Partial<Record<CalloutKind, CalloutCount>> = {}
  const blocks = [...front.abstract, ...front.footnotes, ...blocksOf(sections)]
  for (const content of blocks.map(contentOf)) {
    for (const inline of content) {
      if (inline.type !== 'callout-start') continue
      const { found, linked } = counts[inline.kind] ?? { found: 0, linked: 0 }
      counts[inline.kind] = { found: found + 1, linked: linked + (inline.targets.length > 0 ? 1 : 0) }
    }
  }
  return counts
}
