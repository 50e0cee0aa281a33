import type { Command } from 'commander'

/** A line to type, and what comes of it. */
export interface Example {
  readonly line: string
  readonly result: string
}

const known = new WeakMap<Command, readonly Example[]>()

/** Shows examples below the help of a command, and in the manual page. Each is a line and what comes of it. */
export function addExamples(command: Command, ...pairs: readonly (readonly [line: string, result: string])[]): Command {
  const examples = pairs.map(([line, result]) => ({ line, result }))
  known.set(command, examples)
  const width = Math.max(...examples.map(({ line }) => line.length))
  const lines = examples.map(({ line, result }) => `  ${line.padEnd(width)}   ${result}`)
  const heading = examples.length === 1 ? 'Example:' : 'Examples:'
  return command.addHelpText('after', `\n${heading}\n${lines.join('\n')}`)
}

export function examplesOf(command: Command): readonly Example[] {
  return known.get(command) ?? []
}
