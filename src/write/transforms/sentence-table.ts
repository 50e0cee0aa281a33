import { SENTENCE_COLUMNS, SENTENCE_FLAGS, type SentenceRow } from './sentences.ts'
import { UNIT_TYPES } from './typed-text.ts'

/** The rows of a table of sentences that this program wrote; `undefined` for any other text. */
export function readSentenceTable(text: string): readonly SentenceRow[] | undefined {
  const [head, ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (head !== SENTENCE_COLUMNS.join('\t')) return undefined
  return lines.filter(line => line !== '').map(toRow)
}

function toRow(line: string): SentenceRow {
  const fields = line.split('\t')
  const field = (column: (typeof SENTENCE_COLUMNS)[number]) => fields[SENTENCE_COLUMNS.indexOf(column)] ?? ''
  const flags = field('flags').split(',')
  return {
    doc: field('doc'),
    id: field('id'),
    type: UNIT_TYPES.find(type => type === field('type')) ?? 'paragraph',
    page: field('page'),
    printed: field('printed'),
    offset: Number(field('offset')),
    length: Number(field('length')),
    section: field('section'),
    language: field('language'),
    flags: SENTENCE_FLAGS.filter(flag => flags.includes(flag)),
    text: field('text'),
    block: field('block'),
    sectionId: field('sectionId'),
    sectionTitle: field('sectionTitle'),
  }
}
