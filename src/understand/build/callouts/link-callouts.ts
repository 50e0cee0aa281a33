import type { Figure, FrontMatter, Inline, PaperBlock, Section, Table } from '../../../model/paper/paper.ts'
import { type CalloutTargets, findCalloutTargets } from './callout-targets.ts'
import { findCallouts } from './find-callouts.ts'
import { markCallouts } from './mark-callouts.ts'

/** The parts of a paper that refer to its figures, tables, formulas and sections. */
interface Parts {
  readonly front: FrontMatter
  readonly sections: readonly Section[]
}

/** The same paper with each callout in text, notes and captions marked. Never changes a character. */
export function linkCallouts({ front, sections }: Parts): Parts {
  const targets = findCalloutTargets(sections)
  const markSection = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(block => markBlock(block, targets)),
    sections: section.sections.map(markSection),
  })
  const markContent = <T extends { readonly content: readonly Inline[] }>(block: T): T => ({
    ...block,
    content: mark(block.content, targets),
  })
  return {
    front: { ...front, abstract: front.abstract.map(markContent), footnotes: front.footnotes.map(markContent) },
    sections: sections.map(markSection),
  }
}

function markBlock(block: PaperBlock, targets: CalloutTargets): PaperBlock {
  if (block.type === 'footnote' || (block.type === 'paragraph' && block.kind !== 'reference'))
    return { ...block, content: mark(block.content, targets) }
  return block.type === 'figure' || block.type === 'table' ? markCaption(block, targets) : block
}

/** The label of a caption is no callout. */
function markCaption<T extends Figure | Table>(block: T, targets: CalloutTargets): T {
  return { ...block, caption: mark(block.caption, targets, block.id) }
}

function mark(content: readonly Inline[], targets: CalloutTargets, ownId?: string): readonly Inline[] {
  const { text, citations } = readContent(content)
  const spans = findCallouts(text, targets, citations).filter(
    span => ownId === undefined || text.slice(0, span.start).trim() !== '',
  )
  return markCallouts(content, spans)
}

/** The text, with raised characters hidden: they are no part of a number before them. And where it cites. */
function readContent(content: readonly Inline[]): {
  readonly text: string
  readonly citations: readonly { readonly start: number; readonly end: number }[]
} {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const inline of content) {
    if (inline.type === 'citation-start') starts.push(text.length)
    if (inline.type === 'citation-end') ends.push(text.length)
    if (inline.type === 'text') text += inline.style.script === 'super' ? '·'.repeat(inline.text.length) : inline.text
  }
  return { text, citations: starts.map((start, i) => ({ start, end: ends[i] ?? text.length })) }
}
