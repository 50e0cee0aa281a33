import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LimitError } from '../../../../src/base/errors.ts'
import { Lane } from '../../../../src/run/service/pool/lane.ts'
import { Pool } from '../../../../src/run/service/pool/pool.ts'
import type { DocumentJob, ServiceJob } from '../../../../src/run/service/worker/service-messages.ts'

const LIMITS = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
const PLAN = { workers: 1, waiting: 0, waitLimitMs: 0, limits: LIMITS, bibliography: undefined, staging: '' }

const READING = {
  pages: undefined,
  language: undefined,
  password: undefined,
  reader: 'auto',
  flavour: 'default',
  ocr: {},
} as const satisfies DocumentJob['reading']

test.each<[ServiceJob, number]>([
  [{ type: 'document', path: '', id: 'a', source: 'a.pdf', products: ['text'], folder: '', reading: READING }, 1],
  [{ type: 'text', task: 'validity', texts: [''] }, 0],
  [{ type: 'page', path: '', to: '', page: 1, dpi: 96, password: undefined }, 0],
])('of what takes too long, counts documents alone: %j', async (job, count) => {
  const result = new LimitError('E_TIMEOUT', 'it took too long')
  const running = vi.spyOn(Lane.prototype, 'run').mockResolvedValue({ result, memoryBytes: 0, seconds: 1 })
  onTestFinished(() => running.mockRestore())
  const onDocument = vi.fn()
  const pool = new Pool(PLAN, { onDocument, onWorkerEnded: () => {}, onMemory: () => {} })
  await expect(pool.run(job, { signal: new AbortController().signal })).rejects.toBe(result)
  expect(onDocument).toHaveBeenCalledTimes(count)
})

test('a document is converted again by the worker that knows it', async () => {
  const used: Lane[] = []
  const running = vi.spyOn(Lane.prototype, 'run').mockImplementation(async function (this: Lane) {
    used.push(this)
    await new Promise(resolve => setTimeout(resolve, 1))
    return { result: { type: 'text', text: '' }, memoryBytes: 0, seconds: 1 }
  })
  onTestFinished(() => running.mockRestore())
  const observer = { onDocument: () => {}, onWorkerEnded: () => {}, onMemory: () => {} }
  const pool = new Pool({ ...PLAN, workers: 3 }, observer)
  const convert = (path: string) =>
    pool.run(
      { type: 'document', path, id: 'a', source: 'a.pdf', products: ['text'], folder: '', reading: READING },
      { signal: new AbortController().signal },
    )
  await Promise.all(['a', 'b', 'c'].map(convert))
  for (const path of ['b', 'a', 'c', 'a', 'b']) await convert(path)
  const [a, b, c] = used
  expect(used.slice(3)).toEqual([b, a, c, a, b])
  expect(new Set([a, b, c]).size).toBe(3)
})

test.runIf(process.platform === 'linux')('has workers that let the server go first', async () => {
  const observer = { onWorkerEnded: () => {}, onMemory: () => {} }
  const limits = { ...LIMITS, timeLimitMs: 60_000 }
  const staging = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const lane = new Lane({ bibliography: undefined, staging }, limits, observer)
  onTestFinished(async () => {
    await lane.end()
    rmSync(staging, { recursive: true, force: true })
  })
  await lane.run({ type: 'text', task: 'date', texts: ['2001'] }, new AbortController().signal)
  const workers = workersOf(process.pid)
  const priorities = workers.map(getPriority)
  expect(priorities).toContain(constants.priority.PRIORITY_LOW)
  expect(priorities).not.toContain(constants.priority.PRIORITY_NORMAL)
  // Where sessions share the processors, none of them is in that of the server.
  expect(workers.map(sessionOf)).toEqual(workers)
})

test('a worker that does not begin is no fault of the document: it is lost, and may be tried again', async () => {
  const staging = mkdtempSync(join(tmpdir(), 'paperxml-'))
  onTestFinished(() => rmSync(staging, { recursive: true, force: true }))
  const lane = new Lane({ bibliography: '/nowhere.bib', staging }, LIMITS, {
    onWorkerEnded: () => {},
    onMemory: () => {},
  })
  const lost = { code: 'E_WORKER_LOST', message: expect.stringContaining('a worker cannot begin') as string }
  const { signal } = new AbortController()
  await expect(lane.run({ type: 'text', task: 'date', texts: ['2001'] }, signal)).rejects.toMatchObject(lost)
})

/** Process ids of the workers of services that a process has started. */
function workersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => readIfThere(`/proc/${pid}/status`).includes(`\nPPid:\t${parent}\n`))
    .filter(pid => readIfThere(`/proc/${pid}/cmdline`).includes('service-worker.js'))
    .map(Number)
}

/** The session of a process: the sixth field, after a name in brackets. */
function sessionOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[3])
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
