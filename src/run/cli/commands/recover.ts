import type { RecoverFlags } from '../recover/recover-options.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml recover`. */
export const addRecover: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('recover')
    .description('recover paragraphs and sentences from hard-wrapped plain text')
    .argument('<file...>', 'files of plain text, or folders of *.txt; - is standard input')
    .optionsGroup('Output:')
    .option('-o, --output <dir>', 'folder for NAME.recovered.txt; - is standard output (default: .)')
    .option('--sentences', 'one sentence per line instead of one paragraph')
    .option('--report', 'write what was measured and done, with a histogram of line lengths')
    .option('--truth <file>', 'text with correct sentences, against which the report counts broken ones')
    .optionsGroup('Recovery:')
    .option('--preset <name>', 'default, novel, columns; published: as in the article', 'default')
    .option('--eps <share>', 'share of the column width by which lines of running text may differ from it')
    .option('--column-width <characters>', 'width of the column (default: measured)')
    .option('--objects <what>', 'notes and parts of tables in the text: drop, keep, mark (default: drop)')
    .option('--hyphens <how>', 'simple: undo each at a line end; lexicon: consult word lists (default: by preset)')
    .option('--words <file>', 'word list of yours for undoing hyphens')
    .option('--no-repair', 'do not repair ligatures and look-alike letters')
    .option('--language <code>', 'language of the text, like en or sr-Cyrl; auto detects it', 'auto')
    .option('--encoding <name>', 'encoding of the text (default: detected)')
    .action(async (files: string[], flags: RecoverFlags) => {
      const { runRecover } = await import('../recover/recover.ts')
      setStatus(await runRecover(files, flags, terminal))
    })
  addExamples(
    command,
    ['paperxml recover novel.txt -o out', 'out/novel.recovered.txt: one paragraph per line'],
    ['paperxml recover novel.txt --sentences -o -', 'one sentence per line, on standard output'],
  )
}
