import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { PROGRAM, until } from './processes.ts'

/** `paperxml serve` in a process. */
export interface ServedProgram {
  readonly child: ChildProcess
  readonly url: string
  readonly store: string
  /** What it has written to standard error. */
  readonly said: () => string
}

/** Starts the built program with the words of a command; it serves when this comes back, and ends with the test. */
export async function serveProgram(wordsFor: (store: string) => readonly string[]): Promise<ServedProgram> {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const child = spawn(process.execPath, [PROGRAM, ...wordsFor(store)], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(store, { recursive: true, force: true })
  })
  let said = ''
  child.stderr.on('data', chunk => (said += String(chunk)))
  await until(() => /serving on \S+\n/.test(said))
  return { child, store, url: /serving on (\S+)/.exec(said)?.[1] ?? '', said: () => said }
}
