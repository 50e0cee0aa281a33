import type { PageProgress } from '../../batch/workers/worker-messages.ts'
import type { Pool } from '../pool/pool.ts'
import { ServiceError } from '../service-error.ts'
import { convertJob, pauseForDisk, SWEEP_MS } from './convert-job.ts'
import {
  type Job,
  type JobEnd,
  type JobProgress,
  type JobRequest,
  type KeptJob,
  keptBytes,
  keyOf,
  withPassword,
} from './job.ts'
import type { JobFiles } from './job-files.ts'
import type { JobStore } from './job-store.ts'
import type { AddedJob, DescribeSave, JobListener, Jobs, JobsPlan } from './jobs.ts'
import { Listeners } from './listeners.ts'
import type { Save } from '../../../model/corrections/save.ts'
import type { KeptBytes } from './store-room.ts'

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
 * The jobs of a service that shares them with no other. What they are is in the store: whatever ends the service, the next one
 * continues with those that have no end yet.
 */
export class FolderJobs implements Jobs {
  readonly files: JobFiles
  readonly #store: JobStore
  readonly #pool: Pool
  readonly #plan: JobsPlan
  readonly #jobs = new Map<string, KeptJob>()
  /** In the order in which they came. */
  readonly #open = new Map<string, OpenJob>()
  /** Id by what makes two jobs one. */
  readonly #known = new Map<string, string>()
  readonly #listeners = new Listeners<Job>()
  /** The last change of each job that is being changed: one begins when the one before has ended. */
  readonly #changes = new Map<string, Promise<unknown>>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(store: JobStore, pool: Pool, plan: JobsPlan) {
    this.files = store.files
    this.#store = store
    this.#pool = pool
    this.#plan = plan
    for (const job of store.readAll()) this.#add(job)
    this.#timer = setInterval(() => void this.sweep(Date.now()), SWEEP_MS).unref()
    this.#beginNext()
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  async countWaiting(): Promise<number> {
    return this.#waiting
  }

  async isFull(): Promise<boolean> {
    return this.#isClosed || this.#waiting >= this.#plan.mostWaiting
  }

  async find(id: string, owner: string): Promise<Job> {
    const job = this.#read(id)
    if (job?.request.owner === owner) return job
    throw new ServiceError('E_NOT_FOUND', 'there is no such document, or no longer')
  }

  async list(owner: string): Promise<readonly Job[]> {
    const jobs = [...this.#jobs.values()].filter(({ request }) => request.owner === owner)
    const places = this.#places
    return jobs.sort((a, b) => a.request.created - b.request.created).map(job => this.#view(job, places))
  }

  async add(request: JobRequest): Promise<AddedJob> {
    const same = this.#read(this.#known.get(keyOf(request)) ?? '')
    if (same !== undefined) return { job: same, isNew: false }
    try {
      await this.#store.create(request)
    } catch (error) {
      await this.files.remove(request.id)
      throw error
    }
    const job = { request, end: undefined }
    this.#add(job)
    this.#notify(request.id)
    this.#beginNext()
    return { job: this.#view(job), isNew: true }
  }

  async measure(owner: string): Promise<KeptBytes> {
    const bytesOf = (jobs: readonly KeptJob[]) => jobs.reduce((sum, job) => sum + keptBytes(job), 0)
    const jobs = [...this.#jobs.values()]
    return { whole: bytesOf(jobs), own: bytesOf(jobs.filter(({ request }) => request.owner === owner)) }
  }

  readCorrections(id: string): Promise<string | undefined> {
    return this.#store.readCorrections(id)
  }

  readSaves(id: string): Promise<readonly Save[]> {
    return this.#store.readSaves(id)
  }

  watch(id: string, onChange: JobListener, onEnd: () => void): () => void {
    let isOver = false
    const hear = (job: Job | undefined) => {
      if (!isOver) onChange(job)
    }
    const unwatch = this.#listeners.add(id, hear, onEnd)
    queueMicrotask(() => hear(this.#read(id)))
    return () => {
      isOver = true
      unwatch()
    }
  }

  watchAll(listener: (id: string, job: Job | undefined) => void): () => void {
    return this.#listeners.addForAll(listener)
  }

  async correct(id: string, corrections: string, describe: DescribeSave): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job === undefined) return
      const save = describe(await this.#store.readCorrections(id))
      await this.#stop(id)
      try {
        await this.#store.reopen(id, corrections, save)
      } finally {
        // Where the disk is full it is done again as it was: it may have been stopped.
        this.#reopen(job.request)
      }
    })
  }

  async repeat(id: string, password?: string): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job?.end === undefined) return
      const request = password === undefined ? job.request : withPassword(job.request, password)
      if (request !== job.request) await this.#store.create(request)
      await this.#store.forgetEnd(id)
      this.#known.delete(keyOf(job.request))
      this.#reopen(request)
    })
  }

  async remove(id: string): Promise<void> {
    await this.#change(id, async () => {
      const job = this.#jobs.get(id)
      if (job === undefined) return
      this.#jobs.delete(id)
      this.#known.delete(keyOf(job.request))
      const stopped = this.#stop(id)
      this.#notify(id)
      await stopped
      await this.files.remove(id)
    })
  }

  /** Removes jobs that were kept long enough. Files that cannot be removed now are removed after the next start. */
  async sweep(now: number): Promise<void> {
    const isOver = ({ end }: KeptJob) => end !== undefined && end.ended + this.#plan.keepMs < now
    const over = [...this.#jobs.values()].filter(isOver)
    await Promise.allSettled(over.map(({ request }) => this.remove(request.id)))
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#listeners.end()
  }

  /** Holds nothing: its jobs are in the store. */
  async end(): Promise<void> {}

  /** Jobs that wait. */
  get #waiting(): number {
    return [...this.#open.values()].filter(({ isRunning }) => !isRunning).length
  }

  #read(id: string): Job | undefined {
    const job = this.#jobs.get(id)
    return job && this.#view(job)
  }

  #view(job: KeptJob, places?: ReadonlyMap<string, number>): Job {
    if (job.end !== undefined) return { ...job, progress: undefined }
    return { ...job, progress: this.#progressOf(job.request.id, places) }
  }

  /** The places in the list of jobs that wait, from 1. */
  get #places(): ReadonlyMap<string, number> {
    const waiting = [...this.#open].filter(([, { isConverting }]) => !isConverting)
    return new Map(waiting.map(([id], i) => [id, i + 1]))
  }

  /** How far a job is: its place in the list while it waits; its pages while it is converted. */
  #progressOf(id: string, places?: ReadonlyMap<string, number>): JobProgress {
    const open = this.#open.get(id)
    if (open?.isConverting === false) return { status: 'waiting', place: (places ?? this.#places).get(id) ?? 1 }
    return { status: 'converting', ...(open?.progress && { progress: open.progress }) }
  }

  #notify(id: string): void {
    this.#listeners.notify(id, this.#read(id))
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

  #add(job: KeptJob): void {
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
    this.#notify(request.id)
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
      await this.#store.end(id, end)
      if (this.#open.get(id) !== open) return
      this.#jobs.set(id, { request: job.request, end })
      this.#open.delete(id)
      this.#notify(id)
    } catch {
      // The disk is full: the job waits until there is room.
      await pauseForDisk(open.controller.signal)
      open.isRunning = false
      open.isConverting = false
    }
  }

  /** How a job ended; `undefined` where it was ended from outside. Throws where the disk is full. */
  async #convert(request: JobRequest, open: OpenJob): Promise<JobEnd | undefined> {
    const { id } = request
    const work = { request, corrections: await this.#store.readCorrections(id) }
    const onProgress = (progress: PageProgress | undefined) => {
      Object.assign(open, { isConverting: true, progress })
      this.#notify(id)
    }
    const { signal } = open.controller
    return convertJob(this.#pool, this.files, work, { signal, isClosed: () => this.#isClosed, onProgress })
  }
}
