import { groupBy } from '../../../base/collections/group-by.ts'
import { ERROR_CODES } from '../../../base/errors.ts'
import type { CommandDescription, TermDescription } from './describe-command.ts'

/** The manual page of a program, for `man`, in the macros that all of its programs know (man(7)). */
export function writeManPage(program: CommandDescription, version: string): string {
  return [
    `.TH PAPERXML 1 "" "paperxml ${version}"`,
    '.SH NAME',
    `paperxml \\- ${plain(program.description)}`,
    '.SH SYNOPSIS',
    ...program.commands.flatMap(({ usage }) => [`.B ${plain(usage)}`, '.br']),
    '.SH COMMANDS',
    ...program.commands.flatMap(writeCommand),
    '.SH EXAMPLES',
    ...writeExamples(program),
    '.SH EXIT STATUS',
    'Zero, or the status of the first file that failed, which its error code says:',
    ...writeStatuses(),
    '',
  ].join('\n')
}

function writeCommand(command: CommandDescription): readonly string[] {
  return [
    `.SS ${plain(command.usage)}`,
    `${plain(command.description)}.`,
    ...command.arguments.filter(({ description }) => description !== '').flatMap(writeTerm),
    ...groupsOf(command).flatMap(([group, options]) => ['.PP', `.I ${plain(group)}`, ...options.flatMap(writeTerm)]),
    ...(command.examples.length === 0 ? [] : ['.PP', ...writeExamples(command)]),
    ...command.commands.flatMap(writeCommand),
  ]
}

function groupsOf({ options }: CommandDescription): readonly [string, readonly TermDescription[]][] {
  return [...groupBy(options, ({ group }) => group)]
}

function writeTerm({ term, description }: TermDescription): readonly string[] {
  return ['.TP', `.B ${plain(term)}`, plain(description)]
}

function writeExamples({ examples }: CommandDescription): readonly string[] {
  return examples.flatMap(({ line, result }) => ['.TP', `.B ${plain(line)}`, plain(result)])
}

function writeStatuses(): readonly string[] {
  const byStatus = groupBy(Object.entries(ERROR_CODES), ([, { exit }]) => exit)
  const rows = [...byStatus].sort(([a], [b]) => a - b)
  return rows.flatMap(([status, codes]) => ['.TP', `.B ${status}`, codes.map(([code]) => code).join(', ')])
}

/** Text of one line in which nothing is a command of the formatter, and characters beyond ASCII have their names. */
function plain(text: string): string {
  const escaped = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/, '\\&$&')
  return escaped.replace(/[^\u0020-\u007E]/gu, nameOf)
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `\\[u${code.toString(16).toUpperCase().padStart(4, '0')}]`
}
