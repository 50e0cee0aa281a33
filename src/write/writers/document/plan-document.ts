import type {
  Doubt,
  Figure,
  Footnote,
  PageReference,
  Paper,
  PaperBlock,
  Paragraph,
  Section,
  Table,
} from '../../../model/paper/paper.ts'
import type { TheoremPart } from '../../../model/paper/theorem.ts'
import { type List, planList } from './plan-list.ts'

/** What a section holds besides notes and sections, in reading order: items of lists and references are lists. */
export type PlannedBlock =
  | Paragraph
  | Figure
  | Table
  | Doubt
  | List
  | PlannedTheorem
  | { readonly type: 'page'; readonly page: PageReference }

/** A mathematical statement or a proof; its label is at the start of its first block. */
export interface PlannedTheorem extends TheoremPart {
  readonly type: 'theorem'
  readonly blocks: readonly PlannedBlock[]
}

/** A section as a writer of running documents wants it: notes apart, items in lists. */
export interface PlannedSection {
  readonly section: Section
  readonly blocks: readonly PlannedBlock[]
  /** The notes of its blocks, in printed order. */
  readonly notes: readonly Footnote[]
  readonly sections: readonly PlannedSection[]
}

/**
 * The sections of a paper in reading order. Nothing is moved but the notes: a figure is where the paper has it, never in a paragraph.
 * For displays in their paragraphs see `placeDisplays`.
 */
export function planSections(sections: readonly Section[]): readonly PlannedSection[] {
  return sections.map(section => ({
    section,
    blocks: groupTheorems(section.blocks).flatMap(planGroup),
    notes: notesAmong(section),
    sections: planSections(section.sections),
  }))
}

/** All notes of a paper, in printed order: those of the title page first. */
export function notesOf({ front, sections }: Pick<Paper, 'front' | 'sections'>): readonly Footnote[] {
  const notesIn = (each: Section): readonly Footnote[] => [...notesAmong(each), ...each.sections.flatMap(notesIn)]
  return [...front.footnotes, ...sections.flatMap(notesIn)]
}

/** What references name: sections, entries of the list of references, figures, tables and displays. */
export function namedPartsOf(section: Section): readonly { readonly id: string; readonly type: string }[] {
  const blocks = section.blocks.flatMap(block => (block.type === 'page-break' || block.id === '' ? [] : [block]))
  return [...(section.id === '' ? [] : [section]), ...blocks, ...section.sections.flatMap(namedPartsOf)]
}

/** The statements of a section and of those inside it. */
export function statementsOf({ blocks, sections }: Section): readonly TheoremPart[] {
  return [...blocks.flatMap(block => theoremOf(block) ?? []), ...sections.flatMap(statementsOf)]
}

function notesAmong({ blocks }: Section): readonly Footnote[] {
  return blocks.filter(block => block.type === 'footnote')
}

/** The blocks of a statement, from its first to its last, or others. */
interface BlockGroup {
  readonly theorem: TheoremPart | undefined
  readonly blocks: readonly PaperBlock[]
}

function groupTheorems(blocks: readonly PaperBlock[]): readonly BlockGroup[] {
  const groups: BlockGroup[] = []
  let start = 0
  while (start < blocks.length) {
    const theorem = theoremOf(blocks[start])
    const end =
      theorem === undefined
        ? blocks.findIndex((block, i) => i > start && theoremOf(block) !== undefined)
        : blocks.findLastIndex(block => theoremOf(block)?.id === theorem.id) + 1
    groups.push({ theorem, blocks: blocks.slice(start, end < 0 ? undefined : end) })
    start = end < 0 ? blocks.length : end
  }
  return groups
}

function theoremOf(block: PaperBlock | undefined): TheoremPart | undefined {
  return block === undefined || block.type === 'page-break' ? undefined : block.theorem
}

function planGroup({ theorem, blocks }: BlockGroup): readonly PlannedBlock[] {
  const planned = planBlocks(blocks)
  return theorem === undefined ? planned : [{ type: 'theorem', ...theorem, blocks: planned }]
}

/** Neighbours that are items are one list; a page that begins between two of them is with the second one. */
function planBlocks(blocks: readonly PaperBlock[]): readonly PlannedBlock[] {
  const planned: PlannedBlock[] = []
  let items: { readonly paragraph: Paragraph; readonly pages: readonly PageReference[] }[] = []
  let pages: PageReference[] = []
  const closeList = () => {
    const [first] = items
    if (first !== undefined) planned.push(planList(first.paragraph.kind, items))
    planned.push(...pages.map(page => ({ type: 'page', page }) as const))
    items = []
    pages = []
  }
  for (const block of blocks) {
    if (block.type === 'footnote') continue
    if (block.type === 'page-break') pages.push(block.page)
    else if (block.type === 'paragraph' && isItem(block)) {
      if (items[0]?.paragraph.kind !== block.kind) closeList()
      items.push({ paragraph: block, pages })
      pages = []
    } else {
      closeList()
      planned.push(block)
    }
  }
  closeList()
  return planned
}

function isItem({ kind }: Paragraph): boolean {
  return kind === 'item' || kind === 'reference'
}
