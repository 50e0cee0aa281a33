import type { Command } from 'commander'
import { type Example, examplesOf } from '../shared/examples.ts'

/** An argument or an option, as the help has it. */
export interface TermDescription {
  /** `-o, --output <dir>`, `file`. */
  readonly term: string
  readonly description: string
}

/** An option, as the help has it. */
export interface OptionDescription extends TermDescription {
  /** The heading that it is listed under. */
  readonly group: string
  /** `-o`, `--output`. */
  readonly flags: readonly string[]
  /** What its value is; `undefined` where it takes none. */
  readonly value: 'folder' | 'file' | 'text' | undefined
}

/** A command with all that its help says. */
export interface CommandDescription {
  /** `paperxml bib enrich`. */
  readonly name: string
  readonly usage: string
  readonly description: string
  readonly arguments: readonly TermDescription[]
  readonly options: readonly OptionDescription[]
  readonly examples: readonly Example[]
  readonly commands: readonly CommandDescription[]
}

/** A command and those below it as plain data, for completions and the manual page. */
export function describeCommand(command: Command, before = ''): CommandDescription {
  const name = `${before}${command.name()}`
  const help = command.createHelp()
  return {
    name,
    usage: `${name} ${command.usage()}`.trim(),
    description: command.description(),
    arguments: command.registeredArguments.map(argument => ({
      term: help.argumentTerm(argument),
      description: help.argumentDescription(argument),
    })),
    options: help.visibleOptions(command).map(option => ({
      term: help.optionTerm(option),
      description: help.optionDescription(option),
      group: option.helpGroupHeading ?? 'Options:',
      flags: [option.short, option.long].filter(flag => flag !== undefined),
      value: option.required || option.optional ? kindOfValue(option.flags) : undefined,
    })),
    examples: examplesOf(command),
    commands: command.commands.map(each => describeCommand(each, `${name} `)),
  }
}

/** Our placeholders say what a value is. */
function kindOfValue(flags: string): 'folder' | 'file' | 'text' {
  if (/<dir/.test(flags)) return 'folder'
  return /<(?:file|path|pdf)/.test(flags) ? 'file' : 'text'
}
