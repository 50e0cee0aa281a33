import type { Figure, Footnote, Inline, Paper, Paragraph, Place, Section, Table } from '../../../model/paper/paper.ts'
import type { StatementKind } from '../../../base/text/keywords/statement-words.ts'
import { type BlockWriters, writeBlockBy } from '../document/block-writers.ts'
import { type InlineNode, textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { type PlannedSection, planSections } from '../document/plan-document.ts'
import type { List } from '../document/plan-list.ts'
import { interiorOf, toPlainLines, toPlainText } from '../document/plain-text.ts'

/** A citation or the call of a note in a text; its range is in code points, half-open. */
export interface ChunkSpan {
  readonly start: number
  readonly end: number
  readonly targets: readonly string[]
}

/** A section that blocks are in. */
export interface ChunkSection {
  readonly id: string
  readonly kind: Section['kind']
  readonly number: string | undefined
  readonly title: string
  /** Number and title. */
  readonly heading: string
}

/** One block of a paper with what a search engine needs of it. */
export interface Chunk {
  readonly id: string
  readonly type:
    | 'title'
    | 'abstract'
    | 'heading'
    | 'paragraph'
    | 'item'
    | 'reference'
    | 'note'
    | 'figure'
    | 'table'
    | 'doubt'
  readonly text: string
  /** Mark of an item or note, number of a heading, as printed. */
  readonly mark?: string
  /** What the statement is that it is a part of: `theorem`, `proof`. */
  readonly statement?: StatementKind
  /** The section that it is in, and those around it, outermost first. */
  readonly path: readonly ChunkSection[]
  readonly places: readonly Place[]
  readonly language: string
  readonly citations: readonly ChunkSpan[]
}

/** The blocks of a paper in reading order, each with its text, headings among them. Nothing of the text is left out. */
export function chunksOf(paper: Paper): readonly Chunk[] {
  const { front, language } = paper
  const base = { path: [], language }
  const titles = [front.title, front.subtitle].filter(content => content.length > 0)
  return [
    ...titles.map(content => ({
      ...base,
      id: 'title',
      type: 'title' as const,
      places: front.lines,
      ...textOf(content),
    })),
    ...front.abstract.map(paragraph => chunkOf(paragraph, 'abstract', base)),
    ...front.footnotes.map(note => chunkOfNote(note, base)),
    ...planSections(paper.sections).flatMap(section => chunksOfSection(section, base)),
  ].filter(({ text }) => text !== '')
}

/** What blocks have from what is around them. */
interface Around {
  readonly path: readonly ChunkSection[]
  readonly language: string
}

function chunksOfSection({ section, blocks, notes, sections }: PlannedSection, around: Around): readonly Chunk[] {
  const language = section.language ?? around.language
  const { id, kind, number, places } = section
  const title = textOf(section.title)
  const heading = [toPlainText(number ?? '').trim(), title.text].filter(part => part !== '').join(' ')
  const inside = { path: [...around.path, { id, kind, number, title: title.text, heading }], language }
  const mark = number === undefined ? {} : { mark: number }
  return [
    { ...inside, id, type: 'heading', places, ...title, ...mark },
    ...blocks.flatMap(block => writeBlockBy(CHUNKS, block, inside)),
    ...notes.map(note => chunkOfNote(note, inside)),
    ...sections.flatMap(child => chunksOfSection(child, inside)),
  ]
}

const CHUNKS: BlockWriters<Around, readonly Chunk[]> = {
  paragraph: (paragraph, around) => [chunkOf(paragraph, 'paragraph', around)],
  list: chunksOfList,
  figure: (figure, around) => [chunkOfFigure(figure, around)],
  table: (table, around) => [chunkOfTable(table, around)],
  doubt: (doubt, around) => [
    { ...around, ...ofBlock(doubt, around), type: 'doubt', text: toPlainLines(doubt.text).trim(), citations: [] },
  ],
  theorem: ({ blocks, kind }, around) =>
    blocks.flatMap(block => writeBlockBy(CHUNKS, block, around)).map(chunk => ({ ...chunk, statement: kind })),
  page: () => [],
}

function ofBlock(
  block: { readonly id: string; readonly places: readonly Place[]; readonly language?: string },
  around: Around,
) {
  return { id: block.id, places: block.places, language: block.language ?? around.language }
}

function chunksOfList({ items, kind }: List, around: Around): readonly Chunk[] {
  return items.flatMap(({ paragraph, mark, children }): readonly Chunk[] => {
    const chunk = chunkOf(paragraph, kind, around)
    const marked = mark === '' ? chunk : { ...chunk, mark: toPlainText(mark).trim() }
    return [marked, ...(children === undefined ? [] : chunksOfList(children, around))]
  })
}

function chunkOf(paragraph: Paragraph, type: Chunk['type'], around: Around): Chunk {
  return { ...around, ...ofBlock(paragraph, around), type, ...textOf(paragraph.content) }
}

function chunkOfNote(note: Footnote, around: Around): Chunk {
  const mark = note.mark === undefined ? {} : { mark: toPlainText(note.mark).trim() }
  return { ...around, ...ofBlock(note, around), type: 'note', ...textOf(note.content), ...mark }
}

function chunkOfFigure(figure: Figure, around: Around): Chunk {
  const caption = textOf(figure.caption)
  const text = [caption.text, ...interiorOf(figure)].filter(line => line !== '').join('\n')
  return { ...around, ...ofBlock(figure, around), type: 'figure', ...caption, text }
}

/** A row a line, tabs between its cells. */
function chunkOfTable(table: Table, around: Around): Chunk {
  const caption = textOf(table.caption)
  const rows = table.rows.map(row => row.map(({ content }) => textOf(content).text).join('\t'))
  const notes = table.notes.map(note => toPlainText(note).trim())
  const text = [caption.text, ...rows, ...notes].filter(line => line !== '').join('\n')
  return { ...around, ...ofBlock(table, around), type: 'table', ...caption, text }
}

function textOf(content: readonly Inline[]): { readonly text: string; readonly citations: readonly ChunkSpan[] } {
  const tree = toInlineTree(content)
  return { text: textOfTree(tree), citations: citationsOf(tree) }
}

function citationsOf(tree: readonly InlineNode[]): readonly ChunkSpan[] {
  const spans: ChunkSpan[] = []
  let at = 0
  for (const node of tree) {
    const end = at + [...textOfTree([node])].length
    if (node.type === 'citation') spans.push({ start: at, end, targets: node.targets })
    at = end
  }
  return spans
}
