import { SourceError } from '../../../base/errors.ts'
import { CORPUS_FORMATS, writeCorpus } from '../../../products/recipes/corpora/write-corpus.ts'
import { languageOfPaperXml } from '../../../products/recipes/language-of-paper-xml.ts'
import { outputNameOf } from '../../../products/recipes/formats.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { readSentenceTable } from '../../../write/transforms/sentence-table.ts'
import {
  type SentenceOptions,
  type SentenceRow,
  transformToSentences,
  writeSentenceTable,
} from '../../../write/transforms/sentences.ts'
import { UNIT_TYPES } from '../../../write/transforms/typed-text.ts'
import { attempt } from '../shared/attempt.ts'
import { parseChoice, parseChoices } from '../shared/choice.ts'
import { deliver } from '../shared/deliver.ts'
import { readTextInput, readXmlInput, STANDARD_STREAM, stemOf } from '../shared/input.ts'
import { parseFormulasInText } from '../shared/formula-options.ts'
import { parseFolder } from '../shared/output-names.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml tsv` as they were typed. */
export interface TsvFlags {
  readonly output?: string
  readonly types?: string
  readonly to: string
  readonly formulasInText?: string
}

/** Runs `paperxml tsv`: paperXML of any program, or a table of sentences, to one or to a form for corpora. The exit status. */
export function runTsv(file: string, flags: TsvFlags, terminal: Terminal): Promise<number> {
  const types = flags.types === undefined ? undefined : parseChoices('--types', flags.types, UNIT_TYPES, 'type')
  const to = parseChoice('--to', flags.to, ['tsv', ...CORPUS_FORMATS] as const, 'format')
  const formulas = parseFormulasInText(flags.formulasInText)
  const folder = parseFolder(flags.output ?? STANDARD_STREAM)
  return attempt(file, terminal, async () => {
    const rows = await readRows(file, { types, formulas }, terminal)
    const content = to === 'tsv' ? writeSentenceTable(rows) : writeCorpus(to, rows)
    await deliver(content, outputNameOf(stemOf(file), to), folder, terminal)
  })
}

/** The sentences of these types, of paperXML or of a table of sentences, which its name says. */
async function readRows(
  file: string,
  { types, formulas }: Pick<SentenceOptions, 'types' | 'formulas'>,
  terminal: Terminal,
): Promise<readonly SentenceRow[]> {
  if (!file.toLowerCase().endsWith('.tsv')) {
    const paperXml = await readXmlInput(file, terminal)
    const language = await languageOfPaperXml(paperXml)
    return (await transformToSentences(paperXml, { splitSentences, types, id: stemOf(file), language, formulas })).rows
  }
  const rows = readSentenceTable(await readTextInput(file, terminal))
  if (rows === undefined)
    throw new SourceError('E_FORMAT_UNKNOWN', 'the first line does not name the columns of sentences')
  return types === undefined ? rows : rows.filter(row => types.includes(row.type))
}
