import { attributesOfDocument, type CorpusHeader, type CorpusRow, tokensOf } from './corpus-rows.ts'

/** The columns from LEMMA to DEPS, which taggers and parsers fill. */
const UNKNOWN = Array.from({ length: 7 }, () => '_').join('\t')

/**
 * The sentences as CoNLL-U, valid at level 1 of Universal Dependencies: tokens without analysis, in which `SpaceAfter=No`
 * gives back the sentence. Pages and offsets of the table are comments.
 */
export function writeConllu(rows: readonly CorpusRow[], header: CorpusHeader = {}): string {
  const attributes = attributesOfDocument(rows, header)
  const [first] = rows
  if (first === undefined) return ''
  const meta = attributes.filter(([name]) => name !== 'id').map(([name, value]) => `# meta ${name} = ${toLine(value)}`)
  let before: CorpusRow | undefined
  let text = `${[`# newdoc id = ${toId(first.doc)}`, ...meta].join('\n')}\n`
  for (const row of rows) {
    if (before?.block !== row.block || before.type !== row.type) text += writeParagraph(row)
    text += `${writeSentence(row)}\n\n`
    before = row
  }
  return text
}

function writeParagraph({ doc, block, type, section, sectionTitle }: CorpusRow): string {
  const heading = [section, sectionTitle].filter(part => part !== '').join(' ')
  const lines = [`# newpar id = ${toId(`${doc}-${block}`)}`, `# type = ${type}`, `# section = ${toLine(heading)}`]
  return `${lines.filter(line => !line.endsWith('= ')).join('\n')}\n`
}

function writeSentence({ doc, id, text, page, printed, offset, language, flags, formulas }: CorpusRow): string {
  const comments = [
    ['sent_id', toId(`${doc}-${id}`)],
    ['text', text],
    ['page', page],
    ['printed', printed],
    ['offset', String(offset)],
    ['lang', language],
    ['flags', flags.join(',')],
  ] as const
  const tokens = tokensOf({ text, formulas }).map(
    ({ form, isJoined }, i) => `${i + 1}\t${form}\t${UNKNOWN}\t${isJoined ? 'SpaceAfter=No' : '_'}`,
  )
  return [
    ...comments.filter(([, value]) => value !== '').map(([name, value]) => `# ${name} = ${value}`),
    ...tokens,
  ].join('\n')
}

/** Ids have no blanks. */
function toId(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, '_')
}

function toLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
