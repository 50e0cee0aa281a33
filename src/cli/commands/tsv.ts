import type { TsvFlags } from '../paper-xml/tsv.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tsv`. */
export const addTsv: AddCommand = (program, terminal, setStatus) => {
  program
    .command('tsv')
    .description('turn a paperXML file of any program into a table of sentences, on standard output')
    .argument('<file>')
    .option('-o, --output <dir>', 'write NAME.tsv into this folder')
    .option('--types <types>', 'only sentences of these types, separated by commas, like paragraph,footnote')
    .action(async (file: string, flags: TsvFlags) => {
      const { runTsv } = await import('../paper-xml/tsv.ts')
      setStatus(await runTsv(file, flags, terminal))
    })
}
