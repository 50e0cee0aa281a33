import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFile } from '../../../src/run/batch/journal/hash.ts'
import { runProgram } from '../../../src/run/cli/program.ts'
import { recordTerminal } from '../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../fixtures/paper/typewriter.pdf', import.meta.url))
/** Names in the folder `in` of what is no regular file. */
const SPECIAL = ['pipe.pdf', 'link.pdf', 'zero.pdf', 'pipe-b.zip', 'pipe-c.tar.gz']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(place(''), { recursive: true })
  for (const name of SPECIAL.filter(each => each.startsWith('pipe'))) execFileSync('mkfifo', [place(name)])
  symlinkSync(place('pipe.pdf'), place('link.pdf'))
  symlinkSync('/dev/zero', place('zero.pdf'))
  copyFileSync(PAPER, place('paper.pdf'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function place(name: string): string {
  return join(folder, 'in', name)
}

async function run(...args: readonly string[]) {
  const terminal = recordTerminal()
  const status = await runProgram([...args, '-o', join(folder, 'out')], terminal)
  return { status, errors: terminal.errors }
}

function codesInJournal(): Readonly<Record<string, string | undefined>> {
  const lines = readFileSync(join(folder, 'out/batch.jsonl'), 'utf8').trim().split('\n')
  const entries = lines.map(line => JSON.parse(line) as { document: string; code?: string })
  return Object.fromEntries(entries.map(({ document, code }) => [document.replace(/^.*\//, ''), code]))
}

test('pipes, devices and links to them are refused, and the file after them is converted', async () => {
  const { status, errors } = await run('convert', ...SPECIAL.map(place), place('paper.pdf'))
  expect(status).toBe(66)
  expect(errors.trim().split('\n')).toEqual(
    SPECIAL.map(name => expect.stringContaining(`${place(name)}: E_FILE_NOT_REGULAR: this is a pipe, a device`)),
  )
  expect(readFileSync(join(folder, 'out/paper.tsv'), 'utf8')).not.toBe('')
})

test.each([
  ['a folder', () => [join(folder, 'in')]],
  ['a list', () => ['--list', join(folder, 'list')]],
])('a batch over %s with some of them has each as a failure in its journal', async (_what, argumentsOf) => {
  writeFileSync(join(folder, 'list'), [...SPECIAL, 'paper.pdf'].map(place).join('\n'))
  await run('batch', ...argumentsOf(), '--to', 'text')
  expect(codesInJournal()).toEqual({
    'paper.pdf': undefined,
    ...Object.fromEntries(SPECIAL.map(name => [name, 'E_FILE_NOT_REGULAR'])),
  })
})

test('no list, corrections or journal are read from a pipe', async () => {
  const pipe = place('pipe.pdf')
  expect((await run('batch', '--list', pipe)).errors).toContain('E_FILE_NOT_REGULAR')
  expect((await run('convert', PAPER, '--corrections', pipe)).errors).toContain('pipe')
  mkdirSync(join(folder, 'out'), { recursive: true })
  execFileSync('mkfifo', [join(folder, 'out/batch.jsonl')])
  expect((await run('batch', PAPER)).errors).toContain('batch.jsonl')
})

test('a pipe has no hash, and a device does not keep one waiting', async () => {
  expect(await hashFile(place('pipe.pdf'))).toBeUndefined()
  expect(await hashFile('/dev/zero')).toBeUndefined()
  expect(await hashFile(PAPER)).toMatch(/^[0-9a-f]{64}$/)
})
