import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseThresholds } from '../../../../src/run/cli/freki/freki-options.ts'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: readonly string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(['freki', ...args], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

test('writes the document, to a file or to standard output', async () => {
  const output = join(folder, 'new', 'two.freki')
  expect(await run(PAPER, output)).toEqual({ status: 0, out: '', errors: '' })
  const text = readFileSync(output, 'utf8')
  expect(text).toMatch(/^doc_id=two-column page=1 block_id=1-1 bbox=/)
  expect((await run(PAPER, '-')).out).toBe(text)
})

test('packs the document with -z, the same bytes each time', async () => {
  const output = join(folder, 'two.freki')
  await run(PAPER, output, '-z')
  const packed = readFileSync(`${output}.gz`)
  expect(gunzipSync(packed).toString()).toBe((await run(PAPER, '-')).out)
  await run(PAPER, output, '-z')
  expect(readFileSync(`${output}.gz`)).toEqual(packed)
  expect(await run(PAPER, '-', '-z')).toMatchObject({ status: 64 })
})

test('takes the options of the program of the authors', async () => {
  const [plain, same] = [await run(PAPER, '-'), await run(PAPER, '-', '-v', '-a', 'xycut')]
  expect(same).toEqual(plain)
  expect(await run(PAPER, '-', '-a', 'voronoi')).toMatchObject({ status: 64, errors: expect.stringContaining('xycut') })
})

test.each(['auto', 'text'])('takes plain text by the reader %s, blocks parted by blank lines', async reader => {
  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'one line\nanother line\n\na second block\n')
  const { status, out } = await run(text, '-', '-r', reader)
  expect(status).toBe(0)
  expect(out).toContain('another line')
  expect(out.match(/^doc_id=notes /gm)?.length).toBe(2)
})

test('draws the zones of each page', async () => {
  await run(PAPER, join(folder, 'two.freki'), '--zones', join(folder, 'zones'))
  const pictures = readdirSync(join(folder, 'zones'))
  expect(pictures).toContain('two-column.page-1.svg')
})

test('reads thresholds as points, shares or ways of choosing them', () => {
  const flags = { preset: 'code', noiseX: '0.02', valleyX: '12.5', valleyY: 'histogram', partY: '1/6,0.01' }
  expect(parseThresholds(flags)).toEqual({
    preset: 'code',
    vertical: { maxNoise: 0.02, minValley: 12.5 },
    horizontal: { minValley: 'histogram', minPart: { width: 1 / 6, height: 0.01 } },
  })
})

test.each([
  ['--preset', 'sky'],
  ['--noise-x', 'much'],
  ['--noise-x', '3'],
  ['--valley-y', '-1'],
  ['--part-x', '1/6'],
])('refuses %s %s', async (flag, value) => {
  const output = join(folder, 'two.freki')
  expect(await run(PAPER, output, `${flag}=${value}`)).toMatchObject({
    status: 64,
    errors: expect.stringContaining('E_OPTION_RANGE'),
  })
  expect(existsSync(output)).toBe(false)
})
