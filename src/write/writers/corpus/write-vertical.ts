import { type Attributes, escapeMarkup } from '../document/markup.ts'
import { attributesOfDocument, type CorpusHeader, type CorpusRow, tokensOf } from './corpus-rows.ts'

/**
 * The sentences as vertical text for CWB, NoSketch Engine and Manatee: one token per line, `<g/>` where no blank is printed,
 * and tags alone on their lines. No structure is inside one of the same name.
 */
export function writeVertical(rows: readonly CorpusRow[], header: CorpusHeader = {}): string {
  const opening = openTag('doc', Object.fromEntries(attributesOfDocument(rows, header)))
  const lines = rows.flatMap((row, i) => {
    const before = rows[i - 1]
    return [...closeBefore(row, before), ...openBefore(row, before), ...writeSentence(row)]
  })
  return `${[opening, ...lines, ...closeBefore(undefined, rows.at(-1)), '</doc>'].join('\n')}\n`
}

function isOfBlock(row: CorpusRow | undefined, other: CorpusRow | undefined): boolean {
  return row?.block === other?.block && row?.type === other?.type && isOfSection(row, other)
}

function isOfSection(row: CorpusRow | undefined, other: CorpusRow | undefined): boolean {
  return row !== undefined && other !== undefined && row.sectionId === other.sectionId
}

function closeBefore(row: CorpusRow | undefined, before: CorpusRow | undefined): readonly string[] {
  if (before === undefined || isOfBlock(row, before)) return []
  return isOfSection(row, before) || before.sectionId === '' ? ['</p>'] : ['</p>', '</section>']
}

function openBefore(row: CorpusRow, before: CorpusRow | undefined): readonly string[] {
  const { block, type, page, language, sectionId, section, sectionTitle } = row
  if (isOfBlock(row, before)) return []
  const paragraph = openTag('p', { id: block, type, page, language })
  if (isOfSection(row, before) || sectionId === '') return [paragraph]
  return [openTag('section', { id: sectionId, number: section, title: sectionTitle }), paragraph]
}

function writeSentence({ id, page, printed, flags, text, formulas }: CorpusRow): readonly string[] {
  const tokens = tokensOf({ text, formulas }).flatMap(({ form, isJoined }) => [
    escapeToken(form),
    ...(isJoined ? ['<g/>'] : []),
  ])
  return [openTag('s', { id, page, printed, flags: flags.join(',') }), ...tokens, '</s>']
}

/** Few tokens have something to be escaped. */
function escapeToken(form: string): string {
  return /[&<>"]/.test(form) ? escapeMarkup(form) : form
}

function openTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value ?? ''))}"`)
  return `<${name}${written.join('')}>`
}
