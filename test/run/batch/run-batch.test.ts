import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../../../src/run/batch/journal/entry.ts'
import { findDocuments } from '../../../src/run/batch/documents/find-documents.ts'
import { type BatchPlan, runBatch } from '../../../src/run/batch/run-batch.ts'
import { outputSettings } from '../../support/output-settings.ts'
import { PROGRAM, statusOf, until } from '../../support/processes.ts'

const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url))

let folder: string
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A folder with documents in `in`. */
function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(join(made, 'in/sub'), { recursive: true })
  copyFileSync(join(FIXTURES, 'paper/typewriter.pdf'), join(made, 'in/typewriter.pdf'))
  copyFileSync(join(FIXTURES, 'citations/german.pdf'), join(made, 'in/sub/german.pdf'))
  writeFileSync(join(made, 'in/text.pdf'), 'no PDF')
  return made
}

async function planOf(out: string, some: Partial<BatchPlan> = {}): Promise<BatchPlan> {
  const output = join(folder, out)
  mkdirSync(output, { recursive: true })
  return {
    found: await findDocuments({
      paths: [join(folder, 'in')],
      listed: [],
      include: ['*.pdf'],
      outputFolder: output,
      filesOf: stem => [`${stem}.paper.xml`],
    }),
    output: {
      ...outputSettings({}),
      folder: output,
      staging: join(output, '.batch'),
      corrections: undefined,
      bibliography: undefined,
    },
    settings: 'abc',
    limits: { timeLimitMs: 60_000, memoryLimitBytes: 1e9 },
    workers: 1,
    journal: join(output, 'batch.jsonl'),
    retriesFailed: false,
    convertsChanged: false,
    ...some,
  }
}

/** Runs a batch; what was tried, with what came of it. */
async function run(plan: BatchPlan): Promise<Record<string, string>> {
  const tried: Record<string, string> = {}
  await runBatch(plan, {
    onStart: () => {},
    onDocument: (place, entry) => {
      tried[place.slice(join(folder, 'in/').length)] = entry === undefined ? 'unchanged' : (entry.code ?? entry.status)
    },
  })
  return tried
}

function journalOf(out: string): readonly JournalEntry[] {
  const lines = readFileSync(join(folder, out, 'batch.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map(line => JSON.parse(line) as JournalEntry)
}

/** Contents of all outputs by their paths. */
function outputsOf(out: string): Record<string, string> {
  const names = readdirSync(join(folder, out), { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.\w+$/.test(name),
  )
  const outputs = names.filter(name => name !== 'batch.jsonl')
  return Object.fromEntries(outputs.map(name => [name, readFileSync(join(folder, out, name), 'utf8')]))
}

describe('a batch', () => {
  /** A folder whose documents were converted into `one`, and what was tried for it. */
  let converted: string
  let tried: Record<string, string>
  beforeAll(async () => {
    folder = converted = makeFolder()
    tried = await run(await planOf('one'))
  })
  beforeEach(() => cpSync(join(converted, 'one'), join(folder, 'one'), { recursive: true }))
  afterAll(() => rmSync(converted, { recursive: true }))

  test('writes each document once into its journal, and the same bytes whatever the number of workers', async () => {
    expect(tried).toEqual({ 'sub/german.pdf': 'done', 'text.pdf': 'E_FORMAT_UNKNOWN', 'typewriter.pdf': 'done' })
    await run(await planOf('two', { workers: 2 }))
    const outputs = outputsOf('one')
    expect(Object.keys(outputs).sort()).toEqual(['sub/german.txt', 'typewriter.txt'])
    expect(outputsOf('two')).toEqual(outputs)
    expect(readdirSync(join(folder, 'one')).sort()).toEqual(['batch.jsonl', 'sub', 'typewriter.txt'])
    const entry = journalOf('one').find(({ document }) => document === 'typewriter.pdf')
    expect(entry).toMatchObject({ status: 'done', pages: 2, account: { unaccounted: 0 } })
    const hash = createHash('sha256')
      .update(outputs['typewriter.txt'] ?? '')
      .digest('hex')
    expect(entry?.outputs).toEqual({ 'typewriter.txt': hash })
    expect(entry?.memory).toBeGreaterThan(50)
  })

  test('writes pictures, and removes them where they are not wanted any more', async () => {
    rmSync(join(folder, 'in'), { recursive: true })
    mkdirSync(join(folder, 'in/sub'), { recursive: true })
    copyFileSync(join(FIXTURES, 'paper/floats.pdf'), join(folder, 'in/sub/floats.pdf'))
    const plan = await planOf('pictures')
    await run({ ...plan, output: { ...plan.output, figures: { dpi: 72, form: 'paperxml' } } })
    const pictures = ['fig1.png', 'fig2.png', 'figures.json', 'tab1.csv', 'tab1.png']
    expect(readdirSync(join(folder, 'pictures/sub/floats.figures')).sort()).toEqual(pictures)
    const [entry] = journalOf('pictures')
    expect(Object.keys(entry?.outputs ?? {})).toContain('sub/floats.figures/fig1.png')
    expect(await run({ ...plan, settings: 'without', convertsChanged: true })).toEqual({ 'sub/floats.pdf': 'done' })
    expect(readdirSync(join(folder, 'pictures/sub'))).toEqual(['floats.txt'])
  })

  test('continues where it was, tries failures and changes again where that is asked for', async () => {
    expect(await run(await planOf('one'))).toEqual({})
    expect(await run(await planOf('one', { retriesFailed: true }))).toEqual({ 'text.pdf': 'E_FORMAT_UNKNOWN' })
    writeFileSync(join(folder, 'in/sub/german.pdf'), 'no PDF any more')
    expect(await run(await planOf('one', { convertsChanged: true }))).toEqual({
      'sub/german.pdf': 'E_FORMAT_UNKNOWN',
      'text.pdf': 'unchanged',
      'typewriter.pdf': 'unchanged',
    })
    expect(Object.keys(outputsOf('one'))).toEqual(['typewriter.txt'])
    rmSync(join(folder, 'one/typewriter.txt'))
    expect(await run(await planOf('one', { convertsChanged: true }))).toMatchObject({ 'typewriter.pdf': 'done' })
    expect(journalOf('one')).toHaveLength(3)
    await expect(run(await planOf('one', { settings: 'other' }))).rejects.toThrow(/other options/)
  })

  test.each([
    ['E_TIMEOUT', { timeLimitMs: 1, memoryLimitBytes: 1e9 }],
    ['E_MEMORY', { timeLimitMs: 60_000, memoryLimitBytes: 5e7 }],
  ])('ends a worker that breaks a limit with %s, and continues', async (code, limits) => {
    const tried = await run(await planOf('out', { limits }))
    expect(Object.keys(tried)).toHaveLength(3)
    expect(tried['typewriter.pdf']).toBe(code)
    expect(outputsOf('out')).toEqual({})
    const entry = journalOf('out').find(({ document }) => document === 'typewriter.pdf')
    expect(entry?.sha256).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe.skipIf(!existsSync('/proc/self/status'))('a batch that is killed', () => {
  // Enough of them that the batch is still at work when its first one is done.
  beforeEach(() => {
    for (let i = 0; i < 4; i++) copyFileSync(join(folder, 'in/typewriter.pdf'), join(folder, `in/${i}.pdf`))
  })

  const start = (): ChildProcess => {
    const words = ['batch', join(folder, 'in'), '-o', join(folder, 'out'), '--to', 'text', '--workers', '1']
    return spawn(process.execPath, [PROGRAM, ...words], { stdio: 'ignore' })
  }

  test('continues where it was, with every document once', async () => {
    const first = start()
    await until(() => existsSync(join(folder, 'out/batch.jsonl')) && journalSize() > 0)
    first.kill('SIGKILL')
    await statusOf(first)
    const before = journalSize()
    expect(before).toBeLessThan(7)
    const second = start()
    expect(await statusOf(second)).toBe(65)
    const documents = journalOf('out').map(({ document }) => document)
    expect(documents).toHaveLength(7)
    expect(new Set(documents).size).toBe(7)
    expect(readdirSync(join(folder, 'out')).filter(name => name.startsWith('.'))).toEqual([])
  })

  test('gives the document of a lost worker to another one', async () => {
    const batch = start()
    await until(() => existsSync(join(folder, 'out/batch.jsonl')) && journalSize() > 0)
    const [worker = 0] = workersOf(batch)
    expect(worker).toBeGreaterThan(0)
    process.kill(worker, 'SIGKILL')
    expect(await statusOf(batch)).toBe(65)
    expect(journalOf('out').map(({ document, code }) => [document, code])).toEqual([
      ['0.pdf', undefined],
      ['1.pdf', undefined],
      ['2.pdf', undefined],
      ['3.pdf', undefined],
      ['sub/german.pdf', undefined],
      ['text.pdf', 'E_FORMAT_UNKNOWN'],
      ['typewriter.pdf', undefined],
    ])
  })

  test('is ended by an interruption without anything half done, and says how to continue', async () => {
    const batch = spawn(process.execPath, [PROGRAM, 'batch', join(folder, 'in'), '-o', join(folder, 'out')])
    let errors = ''
    batch.stderr.on('data', chunk => {
      errors += chunk
    })
    await until(() => workersOf(batch).length > 0)
    const workers = workersOf(batch)
    batch.kill('SIGINT')
    expect(await statusOf(batch)).toBe(130)
    expect(errors).toMatch(/stopped after \d of 7 documents; run the same command to continue/)
    expect(existsSync(join(folder, 'out/.batch'))).toBe(false)
    await until(() => workers.every(worker => !existsSync(`/proc/${worker}/exe`)))
  })

  function journalSize(): number {
    return readFileSync(join(folder, 'out/batch.jsonl'), 'utf8').split('\n').length - 1
  }
})

/** Processes that a batch has started. */
function workersOf({ pid }: ChildProcess): number[] {
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return processes.filter(name => parentOf(name) === pid).map(Number)
}

function parentOf(process: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
