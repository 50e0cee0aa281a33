import { textWithoutMarks } from '../paragraphs/inlines.ts'
import type { Cell, Footnote, FrontMatter, Inline, PaperBlock, Paragraph, Section } from '../../../model/paper/paper.ts'
import { findAuthorYearCitations, indexByYear } from './author-year-citations.ts'
import { type CitationSpan, markCitations } from './citation-spans.ts'
import { type CitedEntry, toCitedEntries } from './cited-entries.ts'
import { describeNotes } from './in-notes/describe-notes.ts'
import { findNumericCitations, LABEL_STYLES, type LabelStyle } from './numeric-citations.ts'
import { isReference, referencesOf } from './correct-references.ts'
import { splitEntries } from './split-entries.ts'

/** The parts of a paper that contain citations and references. */
interface Parts {
  readonly front: FrontMatter
  readonly sections: readonly Section[]
}

/** Least share of the entries that citations by label must name to be believed: other numbers are in brackets too. */
const LEAST_NAMED: Readonly<Record<LabelStyle, number>> = {
  brackets: 0.3,
  raised: 0.4,
  parentheses: 0.5,
}

/**
 * The same paper with each citation in text, notes, captions and tables linked to the references, whose fields are known.
 *
 * A paper has one style of citations: labels in brackets, raised or in parentheses, or names with years; the one that
 * names most entries. Never changes a character.
 */
export function linkReferences({ front, sections }: Parts): Parts {
  const entries = toCitedEntries(sections.flatMap(referencesOf))
  if (entries.length === 0) return { front, sections }
  const texts = [...front.abstract, ...sections.flatMap(citingBlocks)].map(({ content }) => content)
  const finder = chooseFinder(entries, texts)
  if (finder === undefined) return { front, sections }
  const markSection = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(block => markBlock(block, finder)),
    sections: section.sections.map(markSection),
  })
  return {
    front: {
      ...front,
      abstract: front.abstract.map(block => markText(block, finder)),
      footnotes: front.footnotes.map(block => markText(block, finder)),
    },
    sections: sections.map(markSection),
  }
}

function markBlock(block: PaperBlock, finder: Finder): PaperBlock {
  if (isCiting(block)) return markText(block, finder)
  if (block.type !== 'figure' && block.type !== 'table') return block
  const captioned = { ...block, caption: mark(block.caption, finder) }
  // A raised number in a cell calls a note under the table.
  if (captioned.type === 'figure' || finder.style === 'raised') return captioned
  const markCell = (cell: Cell) => ({ ...cell, content: mark(cell.content, finder) })
  return { ...captioned, rows: captioned.rows.map(row => row.map(markCell)) }
}

function markText<T extends Paragraph | Footnote>(block: T, finder: Finder): T {
  return { ...block, content: mark(block.content, finder) }
}

function mark(content: readonly Inline[], { find }: Finder): readonly Inline[] {
  const spans = find(content)
  return spans.length === 0 ? content : markCitations(content, spans)
}

/**
 * The sections with each reference split into fields, by the votes of all entries beside it. In a paper without a list of
 * references they are the works that its notes name: notes beside a list cite its entries.
 */
export function describeReferences(sections: readonly Section[]): readonly Section[] {
  return sections.some(section => referencesOf(section).length > 0)
    ? sections.map(describeList)
    : describeNotes(sections)
}

function describeList(section: Section): Section {
  const references = section.blocks.filter(isReference)
  const fields = splitEntries(references.map(({ content }) => content))
  const byId = new Map(references.map(({ id }, i) => [id, fields[i]]))
  const describe = (block: Section['blocks'][number]) => {
    const reference = isReference(block) ? byId.get(block.id) : undefined
    return reference === undefined ? block : { ...block, reference }
  }
  return { ...section, blocks: section.blocks.map(describe), sections: section.sections.map(describeList) }
}

/** The style of citations of a paper, with the function that finds them in a text. */
interface Finder {
  readonly style: LabelStyle | 'names'
  readonly find: (content: readonly Inline[]) => CitationSpan[]
}

function chooseFinder(entries: readonly CitedEntry[], texts: readonly (readonly Inline[])[]): Finder | undefined {
  const labelled = entries.filter(({ label }) => label !== undefined)
  const byLabel = new Map(labelled.map(entry => [entry.label ?? '', entry]))
  const byYear = indexByYear(entries)
  const finders: readonly (Finder & { readonly least: number })[] = [
    { style: 'names', find: content => findAuthorYearCitations(textWithoutMarks(content), byYear), least: 0 },
    // A label that two lists share refers to neither.
    ...(byLabel.size < labelled.length ? [] : LABEL_STYLES).map(style => ({
      style,
      find: (content: readonly Inline[]) => findNumericCitations(content, style, byLabel),
      least: LEAST_NAMED[style],
    })),
  ]
  const counted = finders.map(({ least, ...finder }) => {
    const named = new Set(texts.flatMap(finder.find).flatMap(({ targets }) => targets)).size
    return { finder, named: named < least * entries.length ? 0 : named }
  })
  const best = counted.reduce((a, b) => (b.named > a.named ? b : a))
  return best.named === 0 ? undefined : best.finder
}

function citingBlocks(section: Section): (Paragraph | Footnote)[] {
  return [...section.blocks.filter(isCiting), ...section.sections.flatMap(citingBlocks)]
}

function isCiting(block: Section['blocks'][number]): block is Paragraph | Footnote {
  return block.type === 'footnote' || (block.type === 'paragraph' && block.kind !== 'reference')
}
