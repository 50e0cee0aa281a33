import type { PaperBlock, Paper, Section } from '../../src/model/paper/paper.ts'
import { SENTENCE_COLUMNS } from '../../src/write/transforms/sentences.ts'
import { textOfInlines } from '../../src/write/writers/inlines.ts'

/** Types of rows that are sentences of running text, and entries of lists of references. */
const RUNNING = new Set(
  'abstract paragraph list-item footnote figure-caption table-caption acknowledgment appendix reference'.split(' '),
)

/**
 * The paragraphs, notes, captions and references of a table of sentences, from the table alone: rows of one block and
 * type are one text, with a blank between two where their offsets leave one.
 */
export function paragraphsOfTable(tsv: string): readonly string[] {
  const [offset, length, type, text, block] = (['offset', 'length', 'type', 'text', 'block'] as const).map(name =>
    SENTENCE_COLUMNS.indexOf(name),
  ) as [number, number, number, number, number]
  const texts = new Map<string, { text: string; end: number }>()
  for (const row of tsv.trimEnd().split('\n').slice(1)) {
    const fields = row.split('\t')
    if (!RUNNING.has(fields[type] ?? '')) continue
    const start = Number(fields[offset])
    const key = `${fields[block]} ${fields[type]}`
    const known = texts.get(key)
    const before = known === undefined ? '' : known.text + ' '.repeat(start - known.end)
    texts.set(key, { text: before + (fields[text] ?? ''), end: start + Number(fields[length]) })
  }
  return [...texts.values()].map(({ text }) => text)
}

/** The same texts of the paper itself. */
export function paragraphsOfPaper({ front, sections }: Paper): readonly string[] {
  const contents = [...front.abstract, ...front.footnotes].map(({ content }) => content)
  return [...contents, ...sections.flatMap(contentsOfSection)]
    .map(content => textOfInlines(content).normalize('NFC'))
    .filter(text => text !== '')
}

function contentsOfSection({
  blocks,
  sections,
}: Section): readonly (readonly Parameters<typeof textOfInlines>[0][number][])[] {
  return [...blocks.flatMap(contentsOfBlock), ...sections.flatMap(contentsOfSection)]
}

function contentsOfBlock(block: PaperBlock) {
  if (block.type === 'paragraph' || block.type === 'footnote') return [block.content]
  return block.type === 'figure' || block.type === 'table' ? [block.caption] : []
}
