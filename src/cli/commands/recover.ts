import type { RecoverFlags } from '../recover/recover-options.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml recover`. */
export const addRecover: AddCommand = (program, terminal, setStatus) => {
  program
    .command('recover')
    .description('recover paragraphs and sentences from hard-wrapped plain text; - reads standard input')
    .argument('<file...>', 'files of plain text, or folders of *.txt')
    .option('-o, --output <dir>', 'folder for NAME.recovered.txt; - is standard output (default: .)')
    .option('--preset <name>', 'default, novel, columns; published: as the article says', 'default')
    .option('--eps <share>', 'share of the column width by which lines of running text may differ from it')
    .option('--column-width <characters>', 'width of the column (default: measured)')
    .option('--sentences', 'one sentence a line in place of one paragraph')
    .option('--objects <what>', 'notes and parts of tables in the text: drop, keep, mark (default: drop)')
    .option('--hyphens <how>', 'simple undoes each at a line end; lexicon asks word lists (default: by preset)')
    .option('--words <file>', 'words of your own for the hyphens')
    .option('--no-repair', 'leave ligatures and look-alikes of other letters as they are')
    .option('--language <code>', 'language of the text, like en or sr-Cyrl; auto finds out', 'auto')
    .option('--encoding <name>', 'encoding of the text (default: found out)')
    .option('--report', 'write what was measured and done, with a histogram of line lengths')
    .option('--truth <file>', 'text with whole sentences: the report counts those that are broken')
    .action(async (files: string[], flags: RecoverFlags) => {
      const { runRecover } = await import('../recover/recover.ts')
      setStatus(await runRecover(files, flags, terminal))
    })
}
