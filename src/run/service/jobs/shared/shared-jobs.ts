import { setTimeout as sleep } from 'node:timers/promises'
import { LimitError } from '../../../../base/errors.ts'
import type { PageProgress } from '../../../batch/workers/worker-messages.ts'
import { LOOK_INTERVAL_MS, MOST_LOSSES } from '../../../queue/retries.ts'
import type { Pool } from '../../pool/pool.ts'
import { ServiceError } from '../../service-error.ts'
import { convertJob, pauseForDisk, SWEEP_MS } from '../convert-job.ts'
import { type Job, type JobEnd, type JobRequest, keptBytes, withPassword } from '../job.ts'
import type { JobFiles } from '../job-files.ts'
import { endOfFailure } from '../job-end.ts'
import type { AddedJob, DescribeSave, JobListener, Jobs, JobsPlan } from '../jobs.ts'
import { Listeners } from '../listeners.ts'
import type { Save } from '../../../../model/corrections/save.ts'
import type { KeptBytes } from '../store-room.ts'
import { joinFolder } from './join-folder.ts'
import { type Claim, Ledger, type LedgerJob, type Run } from './ledger.ts'

/** How often a service says that it still holds its jobs: a few times before they are taken from it. */
const HOLD_INTERVAL_MS = 3000

/** How often is looked for folders without a job, which an upload that was cut off leaves; no upload takes so long. */
const ABANDONED_MS = 3_600_000
/** What the folder holds is measured again after so long. */
const MEASURE_MS = 60_000
/** A server that was away for a moment is asked again after so long. */
const AGAIN_MS = 1000

/** A job that this service has. */
interface HeldJob extends Run {
  readonly controller: AbortController
  /** Settles when this service does nothing for it any more. */
  done: Promise<void>
}

/**
 * Jobs that several services share: what they are is on a server of Redis, and their documents and outputs are in a folder that
 * all services see. Any of them answers for any job, and converts it. What one that is lost was converting is
 * begun again by another; an earlier run of a job changes nothing any more.
 */
export class SharedJobs implements Jobs {
  readonly files: JobFiles
  readonly #ledger: Ledger
  readonly #pool: Pool
  readonly #plan: JobsPlan
  readonly #listeners: Listeners<LedgerJob>
  readonly #held = new Set<HeldJob>()
  readonly #timers: readonly NodeJS.Timeout[]
  #claiming: Promise<void> | undefined
  /** Whether a job may have come since the last time that none was there. */
  #mayWait = false
  #measured = { time: Number.NEGATIVE_INFINITY, bytes: Promise.resolve(0) }
  #isClosed = false
  #isEnding = false

  private constructor(ledger: Ledger, listeners: Listeners<LedgerJob>, files: JobFiles, pool: Pool, plan: JobsPlan) {
    this.#ledger = ledger
    this.#listeners = listeners
    this.files = files
    this.#pool = pool
    this.#plan = plan
    this.#timers = [
      setInterval(() => this.#claimMore(), LOOK_INTERVAL_MS).unref(),
      setInterval(() => void this.#hold().catch(() => {}), HOLD_INTERVAL_MS).unref(),
      setInterval(() => void this.sweep(Date.now()).catch(() => {}), SWEEP_MS).unref(),
      setInterval(() => void this.#removeAbandoned().catch(() => {}), ABANDONED_MS).unref(),
    ]
    void this.#removeAbandoned().catch(() => {})
    this.#claimMore()
  }

  /**
   * @throws {OptionError} `E_OPTION_CONFLICT` where other services of the server have another folder; `E_OPTION_RANGE`
   * @throws {QueueError} `E_QUEUE_UNREACHABLE`, `E_QUEUE_REFUSED`
   */
  static async open(url: string, files: JobFiles, pool: Pool, plan: JobsPlan): Promise<SharedJobs> {
    const listeners = new Listeners<LedgerJob>()
    let jobs: SharedJobs | undefined
    const ledger = await Ledger.open(url, {
      onChange: (id, job) => {
        if (jobs !== undefined) jobs.#change(id, job)
      },
      onBack: () => {
        if (jobs !== undefined) void jobs.#readAgain().catch(() => {})
      },
    })
    try {
      await joinFolder(ledger, files)
    } catch (error) {
      ledger.close()
      throw error
    }
    return (jobs = new SharedJobs(ledger, listeners, files, pool, plan))
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Whether the server of the jobs answers. */
  get isThere(): boolean {
    return this.#ledger.isThere
  }

  countWaiting(): Promise<number> {
    return this.#ledger.countWaiting()
  }

  async isFull(): Promise<boolean> {
    return this.#isClosed || (await this.countWaiting()) >= this.#plan.mostWaiting
  }

  async find(id: string, owner: string): Promise<Job> {
    const found = await this.#ledger.read(id)
    if (found?.job.request.owner === owner) return found.job
    throw new ServiceError('E_NOT_FOUND', 'there is no such document, or no longer')
  }

  list(owner: string): Promise<readonly Job[]> {
    return this.#ledger.list(owner)
  }

  add(request: JobRequest): Promise<AddedJob> {
    return this.#ledger.add(request)
  }

  /** Of the folder what was there some minutes ago at most: to look through it takes a while. */
  async measure(owner: string): Promise<KeptBytes> {
    const own = (await this.list(owner)).reduce((sum, job) => sum + keptBytes(job), 0)
    const age = performance.now() - this.#measured.time
    if (age > MEASURE_MS) this.#measured = { time: performance.now(), bytes: this.files.measureAll() }
    return { whole: Math.max(own, await this.#measured.bytes), own }
  }

  readCorrections(id: string): Promise<string | undefined> {
    return this.#ledger.readCorrections(id)
  }

  readSaves(id: string): Promise<readonly Save[]> {
    return this.#ledger.readSaves(id)
  }

  watch(id: string, onChange: JobListener, onEnd: () => void): () => void {
    let isOver = false
    let rev = -1
    // What is read and what is published come by two ways: the older of two states is not told after the newer.
    const hear = (found: LedgerJob | undefined) => {
      if (isOver || (found !== undefined && found.rev <= rev)) return
      rev = found?.rev ?? Number.POSITIVE_INFINITY
      onChange(found?.job)
    }
    const unwatch = this.#listeners.add(id, hear, onEnd)
    void this.#ledger.read(id).then(hear, () => {})
    return () => {
      isOver = true
      unwatch()
    }
  }

  watchAll(listener: (id: string, job: Job | undefined) => void): () => void {
    return this.#listeners.addForAll((id, found) => listener(id, found?.job))
  }

  async correct(id: string, corrections: string, describe: DescribeSave): Promise<void> {
    for (;;) {
      const seen = await this.readCorrections(id)
      if (await this.#ledger.correct(id, seen, corrections, describe(seen))) return
    }
  }

  async repeat(id: string, password?: string): Promise<void> {
    const found = password === undefined ? undefined : await this.#ledger.read(id)
    await this.#ledger.repeat(id, found && withPassword(found.job.request, password ?? ''))
  }

  async remove(id: string): Promise<void> {
    await this.#ledger.remove(id)
    await this.#stop(held => held.id === id)
    // Another service may still write into its folder; what is left then is removed later.
    await this.files.remove(id).catch(() => {})
  }

  /** Removes jobs that were kept long enough. */
  async sweep(now: number): Promise<void> {
    for (const id of await this.#ledger.findEndedBefore(now - this.#plan.keepMs)) await this.remove(id)
  }

  close(): void {
    this.#isClosed = true
    this.#listeners.end()
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#claiming
    await Promise.all([...this.#held].map(({ done }) => done))
    for (const timer of this.#timers) clearInterval(timer)
    this.#ledger.close()
  }

  #change(id: string, found: LedgerJob | undefined): void {
    void this.#stop(held => held.id === id && (found === undefined || found.run > held.run))
    this.#listeners.notify(id, found)
    if (found?.job.progress?.status === 'waiting') this.#claimMore()
  }

  /** After the server was away. */
  async #readAgain(): Promise<void> {
    await this.#hold()
    this.#claimMore()
    for (const id of this.#listeners.watched) this.#listeners.repeat(id, await this.#ledger.read(id))
  }

  /** Ends some of the runs of this service; what comes back settles when it does nothing for them any more. */
  async #stop(isMeant: (held: HeldJob) => boolean): Promise<void> {
    const meant = [...this.#held].filter(isMeant)
    for (const { controller } of meant) controller.abort()
    await Promise.all(meant.map(({ done }) => done))
  }

  async #hold(): Promise<void> {
    if (this.#held.size === 0) return
    const lost = new Set(await this.#ledger.hold([...this.#held]))
    void this.#stop(({ id, run }) => lost.has(`${id}:${run}`))
  }

  /** As many jobs as there are workers ask the pool for one, so that other requests get their turn. */
  #claimMore(): void {
    this.#mayWait = true
    this.#claiming ??= this.#claimFree()
      .catch(() => {})
      .finally(() => {
        this.#claiming = undefined
      })
  }

  async #claimFree(): Promise<void> {
    while (this.#mayWait && !this.#isClosed && this.#held.size < this.#plan.workers) {
      this.#mayWait = false
      const claim = await this.#ledger.claim()
      if (claim === undefined) continue
      this.#mayWait = true
      const { run, request } = claim
      if (this.#isClosed) return this.#ledger.release({ id: request.id, run })
      const held: HeldJob = { id: request.id, run, controller: new AbortController(), done: Promise.resolve() }
      this.#held.add(held)
      held.done = this.#run(held, claim).finally(() => {
        this.#held.delete(held)
        this.#claimMore()
      })
    }
  }

  async #run(held: HeldJob, claim: Claim): Promise<void> {
    const end = claim.losses > MOST_LOSSES ? endOfLosses() : await this.#convert(held, claim)
    const isEnded = end === undefined ? false : await this.#settle(held, end)
    // What cannot be removed now, since somebody writes there, is removed with the job.
    if (isEnded === true) await this.files.keepOutputs(held.id, held.run).catch(() => {})
    if (isEnded === false) await this.files.removeOutputs(held.id, held.run).catch(() => {})
    // Where the server is away, others find that nobody holds it.
    if (isEnded !== true) await this.#ledger.release(held).catch(() => {})
  }

  /** How a job ended; `undefined` where it was ended from outside, or the disk is full, which is waited for. */
  async #convert(held: HeldJob, claim: Claim): Promise<JobEnd | undefined> {
    const { signal } = held.controller
    const onProgress = (progress: PageProgress | undefined) => void this.#ledger.proceed(held, progress).catch(() => {})
    try {
      return await convertJob(this.#pool, this.files, claim, { signal, isClosed: () => this.#isClosed, onProgress })
    } catch {
      await pauseForDisk(signal)
      return undefined
    }
  }

  /**
   * Says how a job ended; whether it was still that of this service. The server is asked until it answers; `undefined` where
   * the service ends before: the job may have ended so, and its outputs must stay.
   */
  async #settle(held: HeldJob, end: JobEnd): Promise<boolean | undefined> {
    for (;;) {
      try {
        return await this.#ledger.end(held, end)
      } catch {
        if (this.#isEnding) return undefined
        await sleep(AGAIN_MS, undefined, { ref: false })
      }
    }
  }

  /** Removes folders of no job that were not touched for as long as documents are kept. */
  async #removeAbandoned(): Promise<void> {
    const old = await this.files.findOlderThan(Date.now() - Math.max(this.#plan.keepMs, ABANDONED_MS))
    for (const id of await this.#ledger.findUnknown(old)) await this.files.remove(id)
  }
}

function endOfLosses(): JobEnd {
  const reason = 'the services that converted this document died again and again'
  return endOfFailure(new LimitError('E_WORKER_LOST', reason), 0)
}
