import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { LimitError } from '../../../../src/base/errors.ts'
import { JobStore } from '../../../../src/run/service/jobs/job-store.ts'
import { FolderJobs } from '../../../../src/run/service/jobs/folder-jobs.ts'
import type { Save } from '../../../../src/model/corrections/save.ts'
import { Pool } from '../../../../src/run/service/pool/pool.ts'
import { ServiceError } from '../../../../src/run/service/service-error.ts'
import { JOB_OPTIONS } from '../../../support/job-options.ts'

let folder: string
let store: JobStore
let pool: Pool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  store = new JobStore(join(folder, 'documents'))
  const limits = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
  const observer = { onDocument: () => {}, onWorkerEnded: () => {}, onMemory: () => {} }
  const plan = { workers: 1, waiting: 0, waitLimitMs: 0, limits, bibliography: undefined, staging: folder }
  pool = new Pool(plan, observer)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A document in the store that was converted; its id. */
async function addEnded(ended: number): Promise<string> {
  const { id, path } = await store.files.begin()
  await writeFile(path, '%PDF-')
  await store.create({ id, name: `${id}.pdf`, bytes: 5, sha256: id, owner: '', options: JOB_OPTIONS, created: ended })
  await store.end(id, { status: 'done', ended, seconds: 1, pages: 1, warnings: {}, outputs: [] })
  return id
}

const SAVE: Save = { tag: '"1"', at: 1, by: 'Ann', added: [], removed: [] }

/** The jobs of the store. */
function openJobs(): FolderJobs {
  const jobs = new FolderJobs(store, pool, { mostWaiting: 1, keepMs: 2000, workers: 1 })
  onTestFinished(() => jobs.close())
  return jobs
}

test('removes documents that were kept long enough, and no others', async () => {
  const ids = [await addEnded(1000), await addEnded(5000)]
  const jobs = openJobs()
  await jobs.sweep(4000)
  expect(store.readAll().map(({ request }) => request.id)).toEqual(ids.slice(1))
  await expect(jobs.find(ids[0] ?? '', '')).rejects.toThrow('no such document')
  expect((await jobs.find(ids[1] ?? '', '')).end?.status).toBe('done')
})

test('goes on where a document that was kept long enough cannot be removed', async () => {
  const ids = [await addEnded(1000), await addEnded(1001)]
  const remove = store.files.remove.bind(store.files)
  vi.spyOn(store.files, 'remove').mockImplementation(id =>
    id === ids[0] ? Promise.reject(new Error('EBUSY')) : remove(id),
  )
  await openJobs().sweep(4000)
  expect(store.readAll().map(({ request }) => request.id)).toEqual(ids.slice(0, 1))
})

test('begins a document again whose worker was lost, but not for ever', async () => {
  const entry = { status: 'done', pages: 1, seconds: 1, warnings: {}, outputs: {} } as const
  const lost = new LimitError('E_WORKER_LOST', 'its process was killed')
  const running = vi.spyOn(pool, 'run').mockRejectedValueOnce(lost).mockResolvedValueOnce({ type: 'entry', entry })
  running.mockRejectedValue(lost)
  const id = await addEnded(5000)
  const jobs = openJobs()
  for (const [status, runs] of [
    ['done', 2],
    ['failed', 5],
  ] as const) {
    await jobs.repeat(id)
    await vi.waitFor(async () => expect((await jobs.find(id, '')).end?.status).toBe(status))
    expect(running).toHaveBeenCalledTimes(runs)
  }
})

describe('a job that is changed', () => {
  /** Has the pool end no job until it is cancelled, and write into its folder as late as it can. */
  function runForEver() {
    return vi.spyOn(pool, 'run').mockImplementation(async (job, { signal }) => {
      if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve))
      await new Promise(resolve => setTimeout(resolve, 20))
      if (job.type === 'document') await writeFile(join(job.folder, 'late'), '')
      throw new ServiceError('E_CANCELLED', 'it was withdrawn')
    })
  }

  test('is corrected by one person after the other, though both send at once', async () => {
    runForEver()
    const id = await addEnded(5000)
    const jobs = openJobs()
    const found: (string | undefined)[] = []
    const describeFor = (by: string) => (current: string | undefined) => {
      found.push(current)
      return { ...SAVE, by }
    }
    await Promise.all([jobs.correct(id, '1', describeFor('Ann')), jobs.correct(id, '2', describeFor('Ben'))])
    expect(found).toEqual([undefined, '1'])
    expect((await jobs.readSaves(id)).map(({ by }) => by)).toEqual(['Ann', 'Ben'])
    expect(await store.readCorrections(id)).toBe('2')
    await jobs.remove(id)
  })

  test('is said to wait again, and then to be converted', async () => {
    vi.spyOn(pool, 'run').mockImplementation(async (_job, { signal, onBegin }) => {
      onBegin?.()
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      throw new ServiceError('E_CANCELLED', 'it was withdrawn')
    })
    const id = await addEnded(5000)
    const jobs = openJobs()
    const statuses: (string | undefined)[] = []
    jobs.watchAll((_id, job) => statuses.push(job?.progress?.status))
    for (const corrections of ['1', '2']) {
      await jobs.correct(id, corrections, () => SAVE)
      await vi.waitFor(() => expect(statuses.at(-1)).toBe('converting'))
    }
    expect(statuses).toEqual(['waiting', 'converting', 'waiting', 'converting'])
    await jobs.remove(id)
  })

  test('leaves nothing when it is removed while it is converted', async () => {
    const running = runForEver()
    const id = await addEnded(5000)
    const jobs = openJobs()
    await jobs.correct(id, '1', () => SAVE)
    await vi.waitFor(() => expect(running).toHaveBeenCalled())
    await jobs.remove(id)
    expect(readdirSync(join(folder, 'documents'))).toEqual([])
  })

  test('is done again when it is corrected while its end is written', async () => {
    const entry = { status: 'done', pages: 1, seconds: 1, warnings: {}, outputs: {} } as const
    const running = vi.spyOn(pool, 'run').mockResolvedValueOnce({ type: 'entry', entry })
    running.mockImplementation(() => new Promise(() => {}))
    const id = await addEnded(5000)
    const end = store.end.bind(store)
    let correcting = Promise.resolve()
    vi.spyOn(store, 'end').mockImplementation(async (...ended) => {
      correcting = jobs.correct(id, '2', () => SAVE)
      await new Promise(resolve => setTimeout(resolve, 20))
      await end(...ended)
    })
    const jobs = openJobs()
    await jobs.correct(id, '1', () => SAVE)
    await vi.waitFor(() => expect(running).toHaveBeenCalledTimes(2))
    await correcting
    expect((await jobs.find(id, '')).end).toBeUndefined()
    expect(store.readAll()[0]?.end).toBeUndefined()
  })
})
