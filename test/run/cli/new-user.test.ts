import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../../src/run/cli/program.ts'
import { encryptedPdf } from '../../support/encrypted-pdf.ts'
import { paragraph } from '../../support/prose.ts'
import { recordTerminal } from '../../support/terminal.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url))
const SCRIPT = readFileSync(new URL('new-user.txt', import.meta.url), 'utf8')
const COMMANDS = [...SCRIPT.matchAll(/^(\d+) paperxml(.*)$/gm)].map(
  ([, status, line = '']) => [Number(status), line.trim()] as const,
)

const before = process.cwd()
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  process.chdir(folder)
  copyFileSync(fixture('paper/typewriter.pdf'), 'paper.pdf')
  copyFileSync(fixture('sources/glossed.bbox.html'), 'words.html')
  writeFileSync('locked.pdf', await encryptedPdf({ userPassword: 'lantern', ownerPassword: 'owner' }))
  writeFileSync('notes.txt', [...paragraph(9, 60), '', ...paragraph(9, 60)].join('\n'))
  writeFileSync('empty.pdf', '')
  writeFileSync('text.pdf', 'no PDF')
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test('a new user has a script of at least 30 commands', () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(30)
})

// One after the other, in one process: later commands read what earlier ones wrote.
test.each(COMMANDS)('%i: paperxml %s', async (expected, line) => {
  const terminal = recordTerminal()
  const status = await runProgram(line === '' ? [] : line.split(' '), terminal)
  expect({ status, errors: status === expected ? '' : terminal.errors }).toEqual({ status: expected, errors: '' })
  // What goes wrong is told in one line with a code, but for the help that is shown where no command is named.
  const isTold = /^(?:paperxml: .*E_[A-Z_]+: .+\n)+$/.test(terminal.errors)
  if (expected !== 0 && line !== '') expect({ line, isTold }).toEqual({ line, isTold: true })
})

test('leaves what the commands say, and nothing of those that failed', () => {
  const written = ['out/paper.tei.xml', 'out/paper.report.json', 'out/locked.txt', 'corpus/paper.vrt', 'our.authority']
  expect(written.filter(name => !existsSync(name))).toEqual([])
  expect(['out.xml', 'missing.paper.xml', 'text.paper.xml'].filter(name => existsSync(name))).toEqual([])
})
