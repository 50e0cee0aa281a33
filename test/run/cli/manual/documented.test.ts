import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type CommandDescription, describeCommand } from '../../../../src/run/cli/manual/describe-command.ts'
import { buildProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const PROGRAM = describeCommand(buildProgram(recordTerminal(), () => {}))
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** The words of each command line of a page: in blocks of code, and in code between words that has more than a name. */
function commandsIn(page: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll('\\\n', ' ')
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```|(?<=\n\n)((?: {4}.*\n)+)/g)].map(
    match => match[1] ?? match[2] ?? '',
  )
  const spans = [...text.matchAll(/`(paperxml [^`\n]*)`/g)].map(([, span = '']) => span)
  const lines = [...blocks, ...spans].flatMap(part => [
    ...part.matchAll(/(?:^ *|&& |\| |npx )(paperxml [a-z][^|#>;\n]*)/gm),
  ])
  return lines.map(([, line = '']) => line.trim().split(/\s+/).slice(1))
}

/** The command that the words name, and what is behind it. */
function find(
  command: CommandDescription,
  words: readonly string[],
): { command: CommandDescription; rest: readonly string[] } {
  const inner = command.commands.find(({ name }) => name === `${command.name} ${words[0]}`)
  return inner === undefined ? { command, rest: words } : find(inner, words.slice(1))
}

test.each(PAGES)('%s has commands and options that there are', page => {
  for (const words of commandsIn(page)) {
    const { command, rest } = find(PROGRAM, words)
    const line = `paperxml ${words.join(' ')}`
    expect(command, line).not.toBe(PROGRAM)
    const known = command.options.flatMap(({ flags }) => flags)
    const flags = rest.filter(word => /^--?[a-zA-Z]/.test(word)).map(word => word.replace(/=.*$/, ''))
    expect(
      flags.filter(flag => !known.includes(flag)),
      line,
    ).toEqual([])
  }
})

test('the pages have many of them', () => {
  expect(PAGES.flatMap(commandsIn).length).toBeGreaterThan(90)
})
