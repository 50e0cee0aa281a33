import type { CalloutKind } from '../../text/keywords/callout-words.ts'
import type { Inline, PaperBlock, Paper, Section } from '../paper.ts'

/** How many callouts were found, and how many of them refer to something that the paper has. */
export interface CalloutCount {
  readonly found: number
  readonly linked: number
}

/** The callouts of a paper by kind; kinds that it has none of are left out. */
export function countCallouts({ front, sections }: Paper): Readonly<Partial<Record<CalloutKind, CalloutCount>>> {
  const counts: Partial<Record<CalloutKind, CalloutCount>> = {}
  const texts = [...front.abstract, ...front.footnotes].map(({ content }) => content)
  for (const content of [...texts, ...sections.flatMap(textsOfSection)]) {
    for (const inline of content) {
      if (inline.type !== 'callout-start') continue
      const { found, linked } = counts[inline.kind] ?? { found: 0, linked: 0 }
      counts[inline.kind] = { found: found + 1, linked: linked + (inline.targets.length > 0 ? 1 : 0) }
    }
  }
  return counts
}

function textsOfSection({ blocks, sections }: Section): readonly (readonly Inline[])[] {
  return [...blocks.flatMap(textsOfBlock), ...sections.flatMap(textsOfSection)]
}

function textsOfBlock(block: PaperBlock): readonly (readonly Inline[])[] {
  if (block.type === 'paragraph' || block.type === 'footnote') return [block.content]
  return block.type === 'figure' || block.type === 'table' ? [block.caption] : []
}
