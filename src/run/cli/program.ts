import { Command, CommanderError } from 'commander'
import { ERROR_CODES, OptionError } from '../../base/errors.ts'
import { readVersion } from '../../write/transforms/package-file.ts'
import type { AddCommand } from './commands/add-command.ts'
import { addAlign } from './commands/align.ts'
import { addAuthority } from './commands/authority.ts'
import { addBatch } from './commands/batch.ts'
import { addBib } from './commands/bib.ts'
import { addCompletion } from './commands/completion.ts'
import { addConvert } from './commands/convert.ts'
import { addEnqueue } from './commands/enqueue.ts'
import { addEvaluate } from './commands/evaluate.ts'
import { addExplain } from './commands/explain.ts'
import { addFreki } from './commands/freki.ts'
import { addHelp } from './commands/help.ts'
import { addInspect } from './commands/inspect.ts'
import { addRecover } from './commands/recover.ts'
import { addServe } from './commands/serve.ts'
import { addStatus } from './commands/status.ts'
import { addTag } from './commands/tag.ts'
import { addTei } from './commands/tei.ts'
import { addTextToFreki } from './commands/text-to-freki.ts'
import { addTsv } from './commands/tsv.ts'
import { addValidate } from './commands/validate.ts'
import { addWorker } from './commands/worker.ts'
import { addExamples } from './shared/examples.ts'
import { toExitStatus, toFailureLine, toPaperError } from './shared/failure.ts'
import type { Terminal } from './shared/terminal.ts'

const EXIT_STATUSES = `
Exit status: 0 if all went well, otherwise that of the first file that failed:
  64 wrong use   65 the file is damaged, invalid or no paper   66 no such file   69 a package, language data or queue is missing
  70 an error in the program   73 cannot write   75 time or memory limit exceeded   76 a figure below its bound   77 password needed`

/** In the order of the help, under its headings. */
const COMMANDS: Readonly<Record<string, readonly AddCommand[]>> = {
  'Papers:': [addConvert, addBatch, addInspect, addExplain, addServe],
  'Many machines:': [addEnqueue, addWorker, addStatus],
  'paperXML:': [addTei, addTsv, addTag, addValidate],
  'Bibliographies and names:': [addBib, addAuthority],
  'Other texts:': [addRecover, addAlign, addFreki, addTextToFreki],
  'Quality and help:': [addEvaluate, addCompletion, addHelp],
}

/** What people write for `--version`; after a command, `-v` means something else. */
const ASKS_VERSION = /^(?:-v|version)$/

/** Runs the command line; the exit status. Prints every failure on `terminal` and throws none. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  let status = 0
  const program = buildProgram(terminal, outcome => {
    status = outcome
  })
  try {
    await program.parseAsync(ASKS_VERSION.test(args[0] ?? '') ? ['--version'] : [...args], { from: 'user' })
    return status
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return 0
      // No command: the help has been printed instead of an error.
      if (thrown.code === 'commander.help') return ERROR_CODES.E_OPTION_UNKNOWN.exit
    }
    const failure = toPaperError(thrown)
    terminal.writeError(toFailureLine(isNamedFile(thrown, args) ? forgottenCommand(args) : failure))
    return toExitStatus(failure)
  }
}

/** Whether the word in place of a command is a file: people forget `convert`. */
function isNamedFile(thrown: unknown, [first = '']: readonly string[]): boolean {
  return thrown instanceof CommanderError && thrown.code === 'commander.unknownCommand' && /[./\\]/.test(first)
}

function forgottenCommand(args: readonly string[]): OptionError {
  return new OptionError(
    'E_OPTION_UNKNOWN',
    `a command is missing; did you mean \`paperxml convert ${args.join(' ')}\`?`,
  )
}

/** The commands. Each loads its code when it is called: `--help` waits for no PDF reader. */
export function buildProgram(terminal: Terminal, setStatus: (status: number) => void): Command {
  const program = new Command('paperxml')
    .description('Turns scholarly papers into their logical structure: paperXML, TEI P5 and typed sentences.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    // Ours is among the commands.
    .helpCommand(false)
    .exitOverride()
    // Errors are printed by runProgram, with their code.
    .configureOutput({ writeOut: terminal.writeOut, writeErr: terminal.writeError, outputError: () => {} })
  for (const [heading, commands] of Object.entries(COMMANDS)) {
    program.commandsGroup(heading)
    for (const add of commands) add(program, terminal, setStatus)
  }
  addExamples(
    program,
    ['paperxml convert paper.pdf -o out', 'out/paper.paper.xml, out/paper.tei.xml, out/paper.tsv'],
    ['paperxml convert *.pdf -o out --report', 'also out/NAME.report.json, which accounts for every glyph'],
    ['paperxml convert - --to tei < paper.pdf', 'TEI on standard output'],
    ['paperxml help convert', 'all that convert can do'],
  )
  return program.addHelpText('after', EXIT_STATUSES)
}
