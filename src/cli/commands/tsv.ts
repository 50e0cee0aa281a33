import type { TsvFlags } from '../paper-xml/tsv.ts'
import { CORPUS_FORMATS } from '../../recipes/corpora/write-corpus.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tsv`. */
export const addTsv: AddCommand = (program, terminal, setStatus) => {
  program
    .command('tsv')
    .description('turn a paperXML file of any program, or NAME.tsv, into a table of sentences, on standard output')
    .argument('<file>')
    .option('-o, --output <dir>', 'write NAME.tsv, or what --to says, into this folder')
    .option('--to <format>', `tsv, or for corpora ${CORPUS_FORMATS.join(', ')}`, 'tsv')
    .option('--types <types>', 'only sentences of these types, separated by commas, like paragraph,footnote')
    .action(async (file: string, flags: TsvFlags) => {
      const { runTsv } = await import('../paper-xml/tsv.ts')
      setStatus(await runTsv(file, flags, terminal))
    })
}
