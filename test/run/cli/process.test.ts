import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROGRAM, statusOf, until } from '../../support/processes.ts'
import { paragraph } from '../../support/prose.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))
const PAPER = join(FIXTURES, 'two-column.pdf')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a paper converted in two processes', () => {
  const trace = new URL('../../support/trace-loads.mjs', import.meta.url).href
  const first = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const second = mkdtempSync(join(tmpdir(), 'paperxml-'))
  let plain: SpawnSyncReturns<string>
  let traced: SpawnSyncReturns<string>
  beforeAll(() => {
    const convertTo = (out: string, options: readonly string[]) =>
      spawnSync(process.execPath, [...options, PROGRAM, 'convert', PAPER, '-o', out], { encoding: 'utf8' })
    plain = convertTo(first, [])
    traced = convertTo(second, ['--import', trace])
    // Two conversions, each as long as a test may take.
  }, 120_000)
  afterAll(() => {
    rmSync(first, { recursive: true })
    rmSync(second, { recursive: true })
  })

  test('is quiet in a pipe and ends with 0', () => {
    const { status, stdout, stderr } = plain
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  test('loads no reader of XML, encodings or bibliographies and no client of a queue', () => {
    // Scripts say which packages are in them.
    const scripts = [...traced.stderr.matchAll(/\/dist\/programs\/(\S+\.cjs)$/gm)].map(([, name = '']) => name)
    const texts = scripts.map(name => readFileSync(join(PROGRAM, '..', name), 'utf8'))
    const named = [traced.stderr, ...texts].join('\n').matchAll(/\bnode_modules\/((?:@[^/]+\/)?[^/\s]+)\//g)
    const packages = [...named].map(([, name]) => name)
    expect(packages).toContain('pdfjs-dist')
    for (const name of ['saxes', 'chardet', '@citation-js/core', 'bullmq', 'ioredis'])
      expect(packages).not.toContain(name)
  })

  test('is the same bytes in both', () => {
    const names = readdirSync(first)
    expect(names.sort()).toEqual(['two-column.paper.xml', 'two-column.tei.xml', 'two-column.tsv'])
    for (const name of names) {
      const bytes = readFileSync(join(first, name))
      expect(bytes.length).toBeGreaterThan(1000)
      expect(bytes.equals(readFileSync(join(second, name))), name).toBe(true)
    }
  })
})

test('ends quietly when its reader goes away', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'convert', PAPER, '-o', '-'])
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  child.stdout.destroy()
  const status = await statusOf(child)
  expect({ status, errors }).toEqual({ status: 0, errors: '' })
})

test.skipIf(!existsSync('/dev/full'))('says that standard output is full', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--version'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect([status, stderr]).toEqual([73, expect.stringMatching(/^paperxml: E_OUTPUT_FAILED: standard output .*\n$/)])
})

test('leaves no unfinished file when it is interrupted', async () => {
  const papers = readdirSync(FIXTURES).filter(file => file.endsWith('.pdf'))
  const child = spawn(process.execPath, [PROGRAM, 'convert', ...papers.map(file => join(FIXTURES, file)), '-o', folder])
  await until(() => readdirSync(folder).length > 0)
  child.kill('SIGINT')
  expect(await statusOf(child)).toBe(130)
  const outputs = readdirSync(folder)
  expect(outputs.length).toBeLessThan(papers.length * 3)
  expect(outputs.filter(name => name.endsWith('.tmp'))).toEqual([])
})

test('leaves no language data behind when recognition is interrupted', async () => {
  const scan = fileURLToPath(new URL('../../../fixtures/scans/german.pdf', import.meta.url))
  const env = { ...process.env, TMPDIR: folder }
  const child = spawn(process.execPath, [PROGRAM, 'convert', scan, '-o', join(folder, 'out')], { env })
  const laid = () => readdirSync(folder, { recursive: true }).some(name => String(name).endsWith('.traineddata'))
  await until(laid)
  child.kill('SIGTERM')
  expect(await statusOf(child)).toBe(143)
  expect(readdirSync(folder)).toEqual(['out'])
}, 60_000)

test('recovers a text much larger than the memory it may have', () => {
  const lines = Array.from({ length: 15_000 }, () => paragraph(8, 70)).flat()
  const text = join(folder, 'large.txt')
  writeFileSync(text, lines.join('\n'))
  // Lines and parts of the whole text would take more than the 8 MB of its letters, and twice this heap.
  const args = ['--max-old-space-size=32', PROGRAM, 'recover', text, '-o', folder, '--language', 'en']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const { size } = statSync(text)
  expect(statSync(join(folder, 'large.recovered.txt')).size).toBeGreaterThan(0.98 * size)
}, 60_000)
