import type { TsvFlags } from '../paper-xml/tsv.ts'
import { CORPUS_FORMATS } from '../../../products/recipes/corpora/write-corpus.ts'
import { FORMULAS_IN_TEXT_HELP } from '../shared/formula-options.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tsv`. */
export const addTsv: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('tsv')
    .description('turn a paperXML file of any program, or NAME.tsv, into a table of sentences')
    .argument('<file>', 'paperXML, or NAME.tsv; - is standard input')
    .option('-o, --output <dir>', 'folder for NAME.tsv, or for the format of --to; - is standard output', '-')
    .option('--to <format>', `tsv, or for corpora ${CORPUS_FORMATS.join(', ')}`, 'tsv')
    .option('--types <types>', 'only sentences of these types, separated by commas, like paragraph,footnote')
    .option('--formulas-in-text <text>', FORMULAS_IN_TEXT_HELP)
    .action(async (file: string, flags: TsvFlags) => {
      const { runTsv } = await import('../paper-xml/tsv.ts')
      setStatus(await runTsv(file, flags, terminal))
    })
  addExamples(
    command,
    ['paperxml tsv paper.paper.xml --types paragraph,footnote', 'sentences of the running text'],
    ['paperxml tsv out/paper.tsv --to vertical -o corpus', 'corpus/paper.vrt, for CWB and TreeTagger'],
  )
}
