import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { writeCompletion } from '../../../../src/run/cli/manual/completion.ts'
import { type CommandDescription, describeCommand } from '../../../../src/run/cli/manual/describe-command.ts'
import { writeManPage } from '../../../../src/run/cli/manual/man-page.ts'
import { buildProgram, runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PROGRAM = describeCommand(buildProgram(recordTerminal(), () => {}))

function withAllBelow(command: CommandDescription): readonly CommandDescription[] {
  return [command, ...command.commands.flatMap(withAllBelow)]
}

const COMMANDS = withAllBelow(PROGRAM)
/** Those that do something themselves. */
const ACTIONS = COMMANDS.filter(({ commands }) => commands.length === 0)

describe('the help', () => {
  test('has an example of each command, with the options that it has', () => {
    expect(ACTIONS.length).toBeGreaterThan(18)
    for (const { name, options, examples } of ACTIONS) {
      expect(examples.length, name).toBeGreaterThan(0)
      const flags = options.flatMap(option => option.flags)
      for (const { line } of examples) {
        expect(line).toContain(name)
        for (const [flag] of line.matchAll(/(?<=\s)--?[a-zA-Z][\w-]*/g)) expect(flags, line).toContain(flag)
      }
    }
  })

  test('has the options of long commands in groups', () => {
    for (const { name, options } of ACTIONS.filter(each => each.options.length > 12)) {
      expect(new Set(options.map(({ group }) => group)).size, name).toBeGreaterThan(1)
    }
  })

  test('says of -o in each command that it is a folder', () => {
    const outputs = ACTIONS.flatMap(({ name, options }) =>
      options.filter(({ flags }) => flags.includes('-o')).map(({ term }) => `${name} ${term}`),
    )
    expect(outputs.length).toBeGreaterThan(9)
    expect(outputs.filter(each => !each.endsWith('-o, --output <dir>'))).toEqual([])
  })

  test('of a command is the same by "help COMMAND"', async () => {
    const terminal = recordTerminal()
    expect(await runProgram(['help', 'convert'], terminal)).toBe(0)
    expect(terminal.out).toContain('Scans:\n')
    expect(terminal.out).toContain('paperxml convert paper.pdf -o out')
  })
})

describe('the completion', () => {
  /** What bash offers for the last word, in the folder of this test. */
  function completeInBash(...words: readonly string[]): readonly string[] {
    const quoted = words.map(word => `'${word}'`).join(' ')
    const script = `${writeCompletion(PROGRAM, 'bash')}
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _paperxml; printf '%s\\n' "\${COMPREPLY[@]}"`
    const found = execFileSync('bash', ['-c', script], { cwd: import.meta.dirname, encoding: 'utf8' })
    return found.split('\n').filter(line => line !== '')
  }

  test.each([
    [['paperxml', 'con'], ['convert']],
    [
      ['paperxml', 'bib', 'e'],
      ['enrich', 'export'],
    ],
    [['paperxml', 'bib', 'enrich', '--o'], ['--output']],
    [['paperxml', 'convert', '--ocr-l'], ['--ocr-language']],
    [['paperxml', 'convert', 'man'], ['manual.test.ts']],
    [['paperxml', 'convert', '--bib', 'man'], ['manual.test.ts']],
    [['paperxml', 'convert', '-o', 'man'], []],
    [['paperxml', 'convert', '--language', 'man'], []],
  ])('of bash for %j is %j', (words, offered) => {
    expect(completeInBash(...words)).toEqual(offered)
  })

  test('of zsh is that of bash, and of fish has a line for each command and option', () => {
    expect(writeCompletion(PROGRAM, 'zsh')).toContain(writeCompletion(PROGRAM, 'bash'))
    const lines = writeCompletion(PROGRAM, 'fish').split('\n')
    for (const { name, options } of COMMANDS.slice(1)) {
      const words = name.split(' ').slice(1)
      expect(
        lines.some(line => line.includes(` -f -a ${words.at(-1)} -d '`)),
        name,
      ).toBe(true)
      const own = lines.filter(line => words.every(word => line.includes(`__fish_seen_subcommand_from ${word}`)))
      for (const { flags } of options) {
        const long = (flags.at(-1) ?? '').replace('--', '-l ')
        expect(
          own.some(line => line.includes(`${long} `)),
          `${name} ${long}`,
        ).toBe(true)
      }
    }
  })

  test('is printed by the command, and other shells are refused', async () => {
    const terminal = recordTerminal()
    expect(await runProgram(['completion', 'bash'], terminal)).toBe(0)
    expect(terminal.out).toBe(writeCompletion(PROGRAM, 'bash'))
    expect(await runProgram(['completion', 'tcsh'], terminal)).toBe(64)
    expect(terminal.errors).toContain('completion tcsh: there is no such shell; known are bash, zsh, fish')
  })
})

test('the manual page has each command and option, and only ASCII', () => {
  const page = writeManPage(PROGRAM, '1.2.3')
  const text = page.replaceAll('\\-', '-')
  for (const { usage, options } of ACTIONS) {
    expect(text).toContain(`.SS ${usage}\n`)
    for (const { term } of options) expect(text).toContain(`.TP\n.B ${term}\n`)
  }
  expect(page).toMatch(/^[\n -~]*$/)
})
