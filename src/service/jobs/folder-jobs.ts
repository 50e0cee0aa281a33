import { setTimeout as sleep } from 'node:timers/promises'
import { stemOfPath } from '../../batch/documents/documents.ts'
import { OutputError } from '../../errors.ts'
import type { PageProgress } from '../../batch/workers/worker-messages.ts'
import type { Pool } from '../pool/pool.ts'
import { ServiceError } from '../service-error.ts'
import { type Job, type JobEnd, type JobProgress, type JobRequest, keyOf } from './job.ts'
import { endOfEntry, endOfFailure } from './job-end.ts'
import type { JobStore } from './job-store.ts'
import { Listeners } from './listeners.ts'

/** How jobs are kept. */
export interface JobsPlan {
  /** Jobs that may wait; one more is asked to come again. */
  readonly mostWaiting: number
  /** How long a job is kept after its end. */
  readonly keepMs: number
  readonly workers: number
}

/** Time between two searches for jobs that were kept long enough. */
const SWEEP_MS = 60_000
/** A disk that is full is tried again after so long. */
const DISK_PAUSE_MS = 5000

/** A job that has not ended. */
interface OpenJob {
  readonly controller: AbortController
  /** Whether it has asked the pool for a worker. */
  isRunning: boolean
  /** Whether it has one. */
  isConverting: boolean
  progress: PageProgress | undefined
  /** Settles when nothing of the last run writes into the folder of the job any more. */
  done: Promise<void>
}

/**
 * Jobs that are converted in their order. What they are is in the store: whatever ends the service, the next one
 * continues with those that have no end yet.
 */
export class Jobs {
  readonly store: JobStore
  readonly #pool: Pool
  readonly #plan: JobsPlan
  readonly #jobs = new Map<string, Job>()
  /** In the order in which they came. */
  readonly #open = new Map<string, OpenJob>()
  /** Id by what makes two jobs one. */
  readonly #known = new Map<string, string>()
  readonly #listeners = new Listeners()
  /** The last change of each job that is being changed: one begins when the one before has ended. */
  readonly #changes = new Map<string, Promise<unknown>>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(store: JobStore, pool: Pool, plan: JobsPlan) {
    this.store = store
    this.#pool = pool
    this.#plan = plan
    for (const job of store.readAll()) this.#add(job)
    this.#timer = setInterval(() => void this.sweep(Date.now()), SWEEP_MS).unref()
    this.#beginNext()
  }

  /** Whether the next job would be refused. */
  get isFull(): boolean {
    return this.#isClosed || this.waiting >= this.#plan.mostWaiting
  }

  /** Jobs that wait. */
  get waiting(): number {
    return [...this.#open.values()].filter(({ isRunning }) => !isRunning).length
  }

  /** Whether it begins no job any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** A job, whoever sent it; `undefined` where it was removed. */
  get(id: string): Job | undefined {
    return this.#jobs.get(id)
  }

  /** All jobs, oldest first. */
  get all(): readonly Job[] {
    return [...this.#jobs.values()].sort((a, b) => a.request.created - b.request.created)
  }

  /** Whether a job is still to be done. */
  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  /** The job of an owner; that of another one is none. */
  find(id: string, owner: string): Job {
    const job = this.#jobs.get(id)
    if (job?.request.owner === owner) return job
    throw new ServiceError('E_NOT_FOUND', 'there is no such document, or not any more')
  }

  /** The same document with the same options of the same owner, if it was sent before. */
  findSame(request: Omit<JobRequest, 'id' | 'created'>): Job | undefined {
    return this.#jobs.get(this.#known.get(keyOf(request)) ?? '')
  }

  /** Takes a job whose document is in its folder. */
  async add(request: JobRequest): Promise<Job> {
    await this.store.create(request)
    const job = { request, end: undefined }
    this.#add(job)
    this.#listeners.notify(request.id)
    this.#beginNext()
    return job
  }

  /** How far a job is: its place in the list, from 1, while it waits; its pages while it is converted. */
  progressOf(id: string): JobProgress {
    const { isConverting, progress } = this.#open.get(id) ?? { isConverting: true, progress: undefined }
    if (isConverting) return { status: 'converting', ...(progress && { progress }) }
    const waiting = [...this.#open].filter(([, open]) => !open.isConverting).map(([each]) => each)
    return { status: 'waiting', place: waiting.indexOf(id) + 1 }
  }

  /** Has a listener called at each change of a job and at the end of the service, until what comes back is called. */
  watch(id: string, listener: () => void): () => void {
    return this.#listeners.add(id, listener)
  }

  /** Has a listener called with the id of each job that changes, until what comes back is called. */
  watchAll(listener: (id: string) => void): () => void {
    return this.#listeners.addForAll(listener)
  }

  /** Waits until a job has ended, or for so long. */
  async waitForEnd(id: string, ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#open.has(id) || ms <= 0) return
    await new Promise<void>(resolve => {
      const stop = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        unwatch()
        resolve()
      }
      const unwatch = this.watch(id, () => {
        if (this.#isClosed || !this.#open.has(id)) stop()
      })
      const timer = setTimeout(stop, ms)
      signal.addEventListener('abort', stop)
    })
  }

  /**
   * Has a job done again with other corrections.
   * @param check gets the corrections that it has, and throws where they are not those to be replaced
   */
  async correct(id: string, corrections: string, check: (current: string | undefined) => void): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job === undefined) return
      check(await this.store.readCorrections(id))
      await this.#stop(id)
      try {
        await this.store.reopen(id, corrections)
      } finally {
        // Where the disk is full it is done again as it was: it may have been stopped.
        this.#reopen(job.request)
      }
    })
  }

  /** Has a job done again as it was asked for. */
  async repeat(id: string): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job?.end === undefined) return
      await this.store.forgetEnd(id)
      this.#reopen(job.request)
    })
  }

  /** Ends a job, whatever it does, and removes all of its files. */
  async remove(id: string): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job === undefined) return
      this.#jobs.delete(id)
      this.#known.delete(keyOf(job.request))
      const stopped = this.#stop(id)
      this.#listeners.notify(id)
      await stopped
      await this.store.remove(id)
    })
  }

  /** Removes jobs that were kept long enough. Files that cannot be removed now are removed after the next start. */
  async sweep(now: number): Promise<void> {
    const isOver = ({ end }: Job) => end !== undefined && end.ended + this.#plan.keepMs < now
    const over = [...this.#jobs.values()].filter(isOver)
    await Promise.allSettled(over.map(({ request }) => this.remove(request.id)))
  }

  /** Begins no job any more; those that run are ended with the pool. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#listeners.notifyAll()
  }

  /** Changes a job when earlier changes of it have ended. */
  async #change(id: string, change: () => Promise<void>): Promise<void> {
    const changed = (this.#changes.get(id) ?? Promise.resolve()).then(change)
    const ended = changed.catch(() => {})
    this.#changes.set(id, ended)
    await ended
    if (this.#changes.get(id) === ended) this.#changes.delete(id)
    return changed
  }

  /** Ends what is being done of a job; then its folder is free. */
  async #stop(id: string): Promise<void> {
    const open = this.#open.get(id)
    this.#open.delete(id)
    open?.controller.abort()
    await open?.done
  }

  #add(job: Job): void {
    const { id } = job.request
    this.#jobs.set(id, job)
    this.#known.set(keyOf(job.request), id)
    if (job.end === undefined) {
      const state = { isRunning: false, isConverting: false, progress: undefined }
      this.#open.set(id, { controller: new AbortController(), ...state, done: Promise.resolve() })
    }
  }

  #reopen(request: JobRequest): void {
    this.#add({ request, end: undefined })
    this.#listeners.notify(request.id)
    this.#beginNext()
  }

  /** As many jobs as there are workers ask the pool for one, so that other requests get their turn. */
  #beginNext(): void {
    if (this.#isClosed) return
    const open = [...this.#open]
    const free = this.#plan.workers - open.filter(([, { isRunning }]) => isRunning).length
    for (const [id, job] of open.filter(([, { isRunning }]) => !isRunning).slice(0, Math.max(0, free))) {
      job.isRunning = true
      job.done = this.#run(id, job)
      void job.done.finally(() => this.#beginNext())
    }
  }

  async #run(id: string, open: OpenJob): Promise<void> {
    const job = this.#jobs.get(id)
    if (job === undefined) return
    try {
      const end = await this.#convert(job.request, open)
      // It may have been removed or corrected meanwhile, here and below.
      if (end === undefined || this.#open.get(id) !== open) return
      await this.store.end(id, end)
      if (this.#open.get(id) !== open) return
      this.#jobs.set(id, { request: job.request, end })
      this.#open.delete(id)
      this.#listeners.notify(id)
    } catch {
      // The disk is full: the job waits until there is room.
      await sleep(DISK_PAUSE_MS, undefined, { ref: false, signal: open.controller.signal }).catch(() => {})
      open.isRunning = false
      open.isConverting = false
    }
  }

  /** How a job ended; `undefined` where it was ended from outside. Throws where the disk is full. */
  async #convert({ id, name, options }: JobRequest, open: OpenJob): Promise<JobEnd | undefined> {
    const { products, reading } = options
    const started = performance.now()
    try {
      const folder = await this.store.emptyOutputs(id)
      const corrections = await this.store.readCorrections(id)
      const document = { path: this.store.inputOf(id), id: stemOfPath(name), source: name }
      const job = { type: 'document', ...document, products, folder, reading, corrections } as const
      const proceed = (progress: PageProgress | undefined) => {
        Object.assign(open, { isConverting: true, progress })
        this.#listeners.notify(id)
      }
      const watched = { onBegin: () => proceed(undefined), onProgress: proceed }
      const result = await this.#pool.run(job, { signal: open.controller.signal, isPatient: true, ...watched })
      if (result.type !== 'entry') return undefined
      return endOfEntry(result.entry, products)
    } catch (thrown) {
      if (thrown instanceof OutputError) throw thrown
      if (thrown instanceof ServiceError || this.#isClosed) return undefined
      return endOfFailure(thrown, Math.round(performance.now() - started) / 1000)
    }
  }
}
