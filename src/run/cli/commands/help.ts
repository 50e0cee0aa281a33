import type { Command } from 'commander'
import { OptionError } from '../../../base/errors.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml help`: what `--help` of a command prints. The built-in help of commander does not know commands of commands. */
export const addHelp: AddCommand = program => {
  const help = program
    .command('help')
    .description('print the help of the program or of a command')
    .argument('[command...]', 'a command by its words, like bib enrich')
    .action((words: string[]) => findCommand(program, words).outputHelp())
  addExamples(help, ['paperxml help bib enrich', 'arguments, options and examples of a command'])
}

function findCommand(program: Command, words: readonly string[]): Command {
  let command = program
  for (const [index, word] of words.entries()) {
    const found = command.commands.find(each => each.name() === word)
    if (found === undefined) {
      const name = words.slice(0, index + 1).join(' ')
      throw new OptionError('E_OPTION_UNKNOWN', `unknown command '${name}'; "paperxml help" lists them`)
    }
    command = found
  }
  return command
}
