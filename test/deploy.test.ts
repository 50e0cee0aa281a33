import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runProgram } from '../src/run/cli/program.ts'
import { recordTerminal } from './support/terminal.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DEPLOY = readdirSync(join(ROOT, 'docs/deploy')).map(name => `docs/deploy/${name}`)

/** Calls of the program in a text, in a shell or as a list of YAML, over continued lines: command and options. */
function callsIn(text: string): { command: string; options: string[] }[] {
  const calls = text.matchAll(
    /(?:^|\s)(?:paperxml |(?:args|command): \[)(batch|enqueue|worker|status|serve)\b((?:\\\n|[^\n`|])*)/g,
  )
  return [...calls].map(([, command = '', rest = '']) => ({ command, options: rest.match(/--[a-z-]+/g) ?? [] }))
}

async function helpOf(command: string): Promise<string> {
  const terminal = recordTerminal()
  await runProgram([command, '--help'], terminal)
  return terminal.out
}

describe('commands for many machines', () => {
  test.each([
    'docs/batch.md',
    'docs/queue.md',
    'docs/service.md',
    ...DEPLOY.filter(file => /\.(?:sh|yaml)$/.test(file) && !/(?:prometheus|kustomization)\.yaml$/.test(file)),
  ])('in %s are those of the program', async file => {
    const calls = callsIn(readFileSync(join(ROOT, file), 'utf8'))
    expect(calls.length).toBeGreaterThan(0)
    for (const { command, options } of calls) {
      const help = await helpOf(command)
      for (const option of options) expect(help).toContain(` ${option} `)
    }
  })

  test.each(DEPLOY.filter(file => file.endsWith('.sh')))('%s can be read by the shell', file => {
    execFileSync('bash', ['-n', join(ROOT, file)])
  })
})
