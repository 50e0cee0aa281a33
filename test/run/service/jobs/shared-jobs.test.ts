import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LimitError } from '../../../../src/base/errors.ts'
import { type Job, type JobRequest, withPassword } from '../../../../src/run/service/jobs/job.ts'
import { JobFiles } from '../../../../src/run/service/jobs/job-files.ts'
import { waitForEnd } from '../../../../src/run/service/jobs/jobs.ts'
import { Ledger } from '../../../../src/run/service/jobs/shared/ledger.ts'
import { SharedJobs } from '../../../../src/run/service/jobs/shared/shared-jobs.ts'
import { Pool, type PoolResult, type RunOptions } from '../../../../src/run/service/pool/pool.ts'
import { ServiceError } from '../../../../src/run/service/service-error.ts'
import { fileOf } from '../../../../src/run/service/worker/product-files.ts'
import type { DocumentJob, ServiceJob } from '../../../../src/run/service/worker/service-messages.ts'
import { JOB_OPTIONS } from '../../../support/job-options.ts'
import { hasRedis, redisNote, TestRedis } from '../../../support/redis-server.ts'

const LEASES = 'paperxml:documents:leases'
const DONE = { type: 'entry', entry: { status: 'done', pages: 1, seconds: 1, warnings: {}, outputs: {} } } as const
const NEVER = new AbortController().signal

/** A document that a service was given to convert, which ends it. */
interface Started {
  readonly job: DocumentJob
  readonly options: RunOptions
  readonly end: (result: PoolResult) => void
}

/** A service of several, as far as its documents are concerned. */
interface Instance {
  readonly jobs: SharedJobs
  readonly started: readonly Started[]
}

describe.skipIf(!hasRedis)(`documents that several services share${redisNote}`, { timeout: 60_000 }, () => {
  let redis: TestRedis
  let folder: string
  let instances: Instance[]
  let isOver = false
  beforeAll(async () => {
    redis = await TestRedis.start()
  })
  afterAll(() => redis.remove())
  beforeEach(() => {
    redis.say('flushall')
    folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    instances = []
    isOver = false
  })
  afterEach(async () => {
    isOver = true
    for (const { jobs, started } of instances) {
      jobs.close()
      for (const { end } of started) end(DONE)
      await jobs.end()
    }
    rmSync(folder, { recursive: true })
  })

  /** One more service; it converts as many documents at once as it has workers, and ends each when the test says so. */
  async function open({ workers = 1, mostWaiting = 10, keepMs = 3_600_000 } = {}): Promise<Instance> {
    const limits = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
    const observer = { onDocument: () => {}, onWorkerEnded: () => {}, onMemory: () => {} }
    const pool = new Pool(
      { workers, waiting: 0, waitLimitMs: 0, limits, bibliography: undefined, staging: folder },
      observer,
    )
    const started: Started[] = []
    vi.spyOn(pool, 'run').mockImplementation((job: ServiceJob, options: RunOptions) => {
      options.onBegin?.()
      if (isOver) return Promise.resolve(DONE)
      return new Promise((resolve, reject) => {
        started.push({ job: job as DocumentJob, options, end: resolve })
        const withdraw = () => reject(new ServiceError('E_CANCELLED', 'it was withdrawn'))
        if (options.signal.aborted) withdraw()
        else options.signal.addEventListener('abort', withdraw)
      })
    })
    const jobs = await SharedJobs.open(redis.url, new JobFiles(join(folder, 'shared')), pool, {
      mostWaiting,
      keepMs,
      workers,
    })
    instances.push({ jobs, started })
    return { jobs, started }
  }

  /** Sends a document to a service. */
  async function send({ jobs }: Instance, name: string): Promise<string> {
    const { id, path } = await jobs.files.begin()
    await writeFile(path, '%PDF-')
    const request: JobRequest = {
      id,
      name,
      bytes: 5,
      sha256: name,
      owner: '',
      options: JOB_OPTIONS,
      created: Date.now(),
    }
    return (await jobs.add(request)).job.request.id
  }

  const ended = async ({ jobs }: Instance, id: string): Promise<Job> => {
    await waitForEnd(jobs, id, 30_000, NEVER)
    return jobs.find(id, '')
  }
  /** What a service does now. */
  const startedBy = async ({ started }: Instance, count: number): Promise<Started> => {
    await vi.waitFor(() => expect(started).toHaveLength(count), 20_000)
    return started[count - 1] as Started
  }
  /** As if all services were silent for too long. */
  const loseAll = (id: string) => redis.say('zadd', LEASES, '1', id)

  test('are taken by one, and their state is that of all', async () => {
    const [one, two] = [await open(), await open()]
    const first = await send(one, 'a.pdf')
    await vi.waitFor(() => expect(one.started.length + two.started.length).toBe(1))
    const [busy, idle] = one.started.length === 1 ? [one, two] : [two, one]
    const second = await send(idle, 'b.pdf')
    const third = await send(idle, 'c.pdf')
    await startedBy(idle, 1)
    expect((await busy.jobs.find(third, '')).progress).toEqual({ status: 'waiting', place: 1 })
    expect((await busy.jobs.list('')).map(({ request }) => request.id)).toEqual([first, second, third])
    expect(await busy.jobs.list('somebody')).toEqual([])
    const followed: unknown[] = []
    idle.jobs.watch(
      first,
      job => followed.push(job?.end?.status ?? job?.progress),
      () => {},
    )
    const { options, end } = await startedBy(busy, 1)
    await vi.waitFor(() => expect(followed).toEqual([{ status: 'converting' }]))
    for (const done of [0, 1]) options.onProgress?.({ stage: 'reading', done, pages: 2 })
    end(DONE)
    expect((await ended(idle, first)).end?.status).toBe('done')
    await vi.waitFor(() => expect(followed.at(-1)).toBe('done'))
    expect(followed.slice(1, 3)).toEqual(
      [0, 1].map(done => ({ status: 'converting', progress: { stage: 'reading', done, pages: 2 } })),
    )
    // What waits is begun by who is free.
    expect((await startedBy(busy, 2)).job.source).toBe('c.pdf')
    expect(await idle.jobs.countWaiting()).toBe(0)
  })

  test('are the same when they are sent to another', async () => {
    const [one, two] = [await open(), await open()]
    expect(await send(two, 'a.pdf')).toBe(await send(one, 'a.pdf'))
  })

  test('are done again with the password that was missing, by which they are the same from then on', async () => {
    const one = await open()
    const id = await send(one, 'a.pdf')
    ;(await startedBy(one, 1)).end(DONE)
    const { request } = await ended(one, id)
    await one.jobs.repeat(id, 'open')
    expect((await startedBy(one, 2)).job.reading.password).toBe('open')
    const add = (asked: JobRequest) => one.jobs.add({ ...asked, id: 'c'.repeat(32) })
    expect((await add(withPassword(request, 'open'))).job.request.id).toBe(id)
    expect((await add(request)).isNew).toBe(true)
  })

  test('are begun again once by another when the first is lost, which changes nothing any more', async () => {
    const one = await open()
    const id = await send(one, 'a.pdf')
    const late = await startedBy(one, 1)
    // The next to look for work takes it, before the one that is late says that it still has it.
    loseAll(id)
    const two = await open()
    const three = await open()
    await vi.waitFor(() => expect(two.started.length + three.started.length).toBe(1), 20_000)
    const taken = await startedBy(two.started.length === 1 ? two : three, 1)
    expect(taken.job.folder).not.toBe(late.job.folder)
    await vi.waitFor(() => expect(existsSync(late.job.folder)).toBe(false), 20_000)
    late.end(DONE)
    taken.end({ ...DONE, entry: { ...DONE.entry, pages: 7 } })
    expect((await ended(one, id)).end).toMatchObject({ status: 'done', pages: 7 })
    await vi.waitFor(() => expect(readdirSync(join(folder, 'shared', id)).sort()).toEqual(['input', 'outputs-2']))
    expect(two.started.length + three.started.length).toBe(1)
  })

  test('fail when all who convert them are lost', async () => {
    const one = await open()
    const ledger = await Ledger.open(redis.url, { onChange: () => {}, onBack: () => {} })
    one.jobs.close()
    const id = await send(one, 'a.pdf')
    for (let losses = 0; losses <= 3; losses++) {
      expect(await ledger.claim()).toMatchObject({ losses })
      loseAll(id)
    }
    ledger.close()
    const two = await open()
    expect((await ended(two, id)).end).toMatchObject({ status: 'failed', code: 'E_WORKER_LOST' })
    expect(two.started).toEqual([])
  })

  test('are corrected and removed by any, whoever converts them', async () => {
    const one = await open()
    const id = await send(one, 'a.pdf')
    const { options } = await startedBy(one, 1)
    const two = await open()
    const seen: (string | undefined)[] = []
    const describeFor = (by: string) => (current: string | undefined) => {
      seen.push(current)
      return { tag: '""', at: 1, by, added: [], removed: [] }
    }
    await Promise.all([two.jobs.correct(id, 'x', describeFor('x')), one.jobs.correct(id, 'y', describeFor('y'))])
    await vi.waitFor(() => expect(options.signal.aborted).toBe(true))
    // One of them saw nothing at first, and then what the other had saved.
    expect([2, 3]).toContain(seen.length)
    const last = await one.jobs.readCorrections(id)
    expect(seen.at(-1)).toBe(last === 'x' ? 'y' : 'x')
    expect((await one.jobs.readSaves(id)).map(({ by }) => by)).toEqual(last === 'x' ? ['y', 'x'] : ['x', 'y'])
    const running = await vi.waitFor(() => {
      const found = [...one.started, ...two.started].filter(each => !each.options.signal.aborted)
      expect(found.map(({ job }) => job.corrections)).toEqual([last])
      return found[0] as Started
    })
    const other = one.started.includes(running) ? two : one
    await other.jobs.remove(id)
    await vi.waitFor(() => expect(running.options.signal.aborted).toBe(true))
    await expect(one.jobs.find(id, '')).rejects.toThrow('no such document')
    await vi.waitFor(() => expect(readdirSync(join(folder, 'shared'))).toEqual(['.name']))
  })

  test('outlive the server for a while, and the end of the service that has them', async () => {
    const one = await open()
    const [first, second] = [await send(one, 'a.pdf'), await send(one, 'b.pdf')]
    const { end } = await startedBy(one, 1)
    await redis.stop()
    end(DONE)
    await expect(one.jobs.find(first, '')).rejects.toThrow('no server answers')
    expect(one.jobs.isThere).toBe(false)
    await redis.start()
    expect((await ended(one, first)).end?.status).toBe('done')
    const taken = await startedBy(one, 2)
    one.jobs.close()
    taken.end(DONE)
    // Ended while the service ends, which it says before it lets go of the server.
    await one.jobs.end()
    instances = []
    const two = await open()
    expect((await two.jobs.find(second, '')).end?.status).toBe('done')
  })

  test('keep the outputs that they have ended with, though those of an earlier run cannot be removed', async () => {
    const one = await open()
    vi.spyOn(one.jobs.files, 'keepOutputs').mockRejectedValue(new Error('somebody writes there'))
    const id = await send(one, 'a.pdf')
    const { job, end } = await startedBy(one, 1)
    await writeFile(join(job.folder, fileOf('tei').file), '<TEI/>')
    end(DONE)
    const { run } = await ended(one, id)
    one.jobs.close()
    await one.jobs.end()
    instances = []
    expect(String(await one.jobs.files.readOutput(id, 'tei', run))).toBe('<TEI/>')
  })

  test('go back to their place when their service ends before them', async () => {
    const one = await open()
    const id = await send(one, 'a.pdf')
    const { options } = await startedBy(one, 1)
    await send(one, 'b.pdf')
    one.jobs.close()
    // As the pool does with what takes too long.
    options.signal.dispatchEvent(new Event('abort'))
    await one.jobs.end()
    instances = []
    const two = await open()
    expect((await startedBy(two, 1)).job.path).toBe(two.jobs.files.inputOf(id))
  })

  test('are refused where too many wait, and removed when they were kept long enough', async () => {
    const one = await open({ mostWaiting: 1, keepMs: 0 })
    const id = await send(one, 'a.pdf')
    const { end } = await startedBy(one, 1)
    expect(await one.jobs.isFull()).toBe(false)
    await send(one, 'b.pdf')
    expect(await one.jobs.isFull()).toBe(true)
    end(DONE)
    await ended(one, id)
    await one.jobs.sweep(Date.now() + 1000)
    await expect(one.jobs.find(id, '')).rejects.toThrow('no such document')
  })

  test('are refused by a server that is full, and nothing of them is left on it', async () => {
    const one = await open()
    redis.say('config', 'set', 'maxmemory', '1')
    await expect(send(one, 'a.pdf')).rejects.toThrow('the server refuses')
    redis.say('config', 'set', 'maxmemory', '0')
    expect(await one.jobs.list('')).toEqual([])
    expect(await send(one, 'a.pdf')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('leave no folder of an upload that was cut off, when it is old', async () => {
    const one = await open({ keepMs: 0 })
    const known = await send(one, 'a.pdf')
    const [old, young] = [await one.jobs.files.begin(), await one.jobs.files.begin()]
    const longAgo = Date.now() / 1000 - 7200
    for (const id of [known, old.id]) utimesSync(join(folder, 'shared', id), longAgo, longAgo)
    await open()
    const left = () => readdirSync(join(folder, 'shared')).filter(name => name !== '.name')
    await vi.waitFor(() => expect(left().sort()).toEqual([known, young.id].sort()))
  })

  test('are in one folder: a service with another does not begin', async () => {
    const one = await open()
    await send(one, 'a.pdf')
    const elsewhere = new JobFiles(join(folder, 'elsewhere'))
    const opening = SharedJobs.open(redis.url, elsewhere, {} as Pool, { mostWaiting: 1, keepMs: 1, workers: 1 })
    await expect(opening).rejects.toThrow('--store is another folder')
  })

  test('fail with the code of what ended their worker', async () => {
    const one = await open()
    const id = await send(one, 'a.pdf')
    const { end } = await startedBy(one, 1)
    end(Promise.reject(new LimitError('E_MEMORY', 'it is too large')) as never)
    expect((await ended(one, id)).end).toMatchObject({ status: 'failed', code: 'E_MEMORY' })
  })
})
