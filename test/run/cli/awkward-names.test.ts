import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../../src/run/cli/program.ts'
import { recordTerminal } from '../../support/terminal.ts'

/** A small file, which is quick to read. */
const WORDS = fileURLToPath(new URL('../../../fixtures/sources/glossed.bbox.html', import.meta.url))

/** Names as long as a name can be, in bytes: of an input, and of the output that is called after it. */
const LONGEST = 'ä'.repeat(125)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(join(folder, 'in'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: readonly string[]) {
  const terminal = recordTerminal()
  const status = await runProgram([...args, '-o', join(folder, 'out'), '--to', 'text'], terminal)
  return { status, errors: terminal.errors }
}

function namesIn(name: string): readonly string[] {
  return readdirSync(join(folder, name)).filter(each => !each.startsWith('batch.'))
}

function copyAs(name: string | Buffer): void {
  copyFileSync(WORDS, Buffer.concat([Buffer.from(join(folder, 'in/')), Buffer.from(name)]))
}

test('files are converted whatever their names hold', async () => {
  const stems = ['new\nline', `quo'te"`, 'blank ', '$(x);*?', LONGEST]
  for (const stem of stems) copyAs(`${stem}.xml`)
  expect(await run('convert', ...stems.map(stem => join(folder, 'in', `${stem}.xml`)))).toEqual({
    status: 0,
    errors: '',
  })
  expect(namesIn('out')).toEqual(stems.map(stem => `${stem}.txt`).sort())
})

test.each(['convert', 'batch'])('%s reads a file whose name is not UTF-8', async command => {
  copyAs(Buffer.from('caf\xe9.xml', 'latin1'))
  const [name = ''] = readdirSync(join(folder, 'in'))
  expect(await run(command, join(folder, 'in', name))).toEqual({ status: 0, errors: '' })
  expect(namesIn('out')).toEqual(['caf\uFFFD.txt'])
})

test('of two names that look alike and are not UTF-8 neither is guessed', async () => {
  copyAs(Buffer.from('caf\xe9.xml', 'latin1'))
  copyAs(Buffer.from('caf\xe8.xml', 'latin1'))
  const { status, errors } = await run('convert', join(folder, 'in/caf\uFFFD.xml'))
  expect(status).toBe(66)
  expect(errors).toContain('E_FILE_MISSING: several files here would have this name')
})

test('an output whose name is too long is told as such, and nothing is left', async () => {
  copyAs(`${LONGEST}xxx`)
  const { status, errors } = await run('convert', join(folder, 'in', `${LONGEST}xxx`))
  expect(status).toBe(73)
  expect(errors).toContain('the name of an output is too long')
  expect(namesIn('out')).toEqual([])
})

test('an address on the web is told as such', async () => {
  const { status, errors } = await run('convert', 'https://example.org/paper.pdf')
  expect(status).toBe(66)
  expect(errors).toContain('E_FILE_MISSING: this is a web address, and paperxml fetches nothing')
})
