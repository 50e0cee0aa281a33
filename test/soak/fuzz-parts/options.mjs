// The command line: what is wrong with it has a code, before any command begins.
import { CommanderError } from 'commander'
import { buildProgram } from '../../../dist/run/cli/program.js'
import { asPaperError } from '../../../dist/base/errors.js'
import { demand } from './demand.mjs'

const VALUES = [
  ...[
    'a.pdf',
    '-',
    '',
    '0',
    '-1',
    '1',
    '3-9,12',
    '9-3',
    '1-',
    '1-99999999999',
    '1e3',
    'NaN',
    '0x10',
    '1.5',
    '٣',
    ',',
    ',,',
    'en',
    'sr-Cyrl',
  ],
  ...[
    'tei',
    'tsv,tei',
    'tsv,tsv',
    'auto',
    'always',
    'constructor',
    '__proto__',
    'links',
    '10s',
    '5m',
    '1h',
    '2GB',
    '1000000000000000000000',
  ],
  ...['127.0.0.1:0', ':', 'http://[', 'redis://', '\0', '\ud800', 'x'.repeat(5000), '=', '--', '--x', '-h'],
]

const terminal = { writeOut: () => {}, writeError: () => {}, readIn: async () => Buffer.alloc(0), isWatched: false }

const commandsOf = command => command.commands.flatMap(inner => [inner, ...commandsOf(inner)])

/** The program with commands that do nothing. */
function build() {
  const program = buildProgram(terminal, () => {})
  for (const command of commandsOf(program)) command.action(() => {})
  return program
}

const NAMES = build().commands.map(command => ({
  name: command.name(),
  options: command.options.flatMap(({ long, short }) => [long, short].filter(name => name !== undefined)),
}))

function makeArguments(random) {
  const { name, options } = random.pick(NAMES)
  const some = Array.from({ length: random.below(6) }, () => {
    const option = random.pick(random.chance(0.9) ? options : random.pick(NAMES).options) ?? '--help'
    const value = random.pick(VALUES)
    return random.pick([[option, value], [`${option}=${value}`], [value], [option]])
  })
  return [...(random.chance(0.97) ? [name] : []), random.pick(VALUES), ...some.flat()]
}

async function check(args) {
  try {
    await build().parseAsync(args, { from: 'user' })
  } catch (thrown) {
    if (thrown instanceof CommanderError) return
    const { code, message } = asPaperError(thrown)
    if (code === 'E_INTERNAL') throw thrown
    demand(/\S/u.test(message), () => `${code} without a sentence`)
  }
}

export const OPTIONS = { options: { make: makeArguments, check } }
