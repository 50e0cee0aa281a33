import { join } from 'node:path'
import type { WorkerEntry } from '../../batch/journal/entry.ts'
import type { OnProgress } from '../../batch/workers/worker-process.ts'
import type { Limits } from '../../batch/workers/settings.ts'
import { InternalError, LimitError, OutputError, PaperError } from '../../../base/errors.ts'
import { ServiceError } from '../service-error.ts'
import type { ServiceJob, ServiceResult } from '../worker/service-messages.ts'
import { Lane } from './lane.ts'

/** How a pool works. */
export interface PoolPlan {
  readonly workers: number
  /** Requests that may wait. */
  readonly waiting: number
  readonly waitLimitMs: number
  readonly limits: Limits
  readonly bibliography: string | undefined
  /** Folder for what workers write while they work. */
  readonly staging: string
}

/** How a job is done. */
export interface RunOptions {
  /** Ends the job, waiting or running. */
  readonly signal: AbortSignal
  /** Whether it waits without a limit, outside the list of requests. */
  readonly isPatient?: boolean
  /** Called when a worker begins it. */
  readonly onBegin?: () => void
  readonly onProgress?: OnProgress
}

/** Who counts what a pool does. */
export interface PoolObserver {
  /** A document has ended: what the journal would say of it. */
  onDocument(entry: Omit<WorkerEntry, 'outputs'>): void
  /** A worker is replaced: the code of what ended it, or `worn`. */
  onWorkerEnded(reason: string): void
  /** Most memory that the worker of a lane had during a job. */
  onMemory(lane: number, bytes: number): void
}

/** What came of a job that was done. */
export type PoolResult = Extract<ServiceResult, { type: 'entry' | 'text' | 'drawn' }>

/** How busy a pool is. */
export interface PoolCounts {
  readonly max: number
  readonly active: number
  readonly idle: number
  readonly waiting: number
}

interface Ticket {
  readonly isPatient: boolean
  readonly begin: (lane: Lane) => void
  readonly refuse: (error: ServiceError) => void
}

/** Worker processes that do one job each at a time, and the list of those that wait for one. */
export class Pool {
  readonly #plan: PoolPlan
  readonly #observer: PoolObserver
  readonly #lanes: readonly Lane[]
  readonly #idle: Lane[]
  readonly #waiting: Ticket[] = []
  readonly #running = new Set<Promise<unknown>>()
  /** Path of the document that each lane has converted last. */
  readonly #last = new Map<Lane, string>()
  #isClosed = false

  constructor(plan: PoolPlan, observer: PoolObserver) {
    this.#plan = plan
    this.#observer = observer
    this.#lanes = Array.from({ length: plan.workers }, (_, i) => {
      const staging = join(plan.staging, `lane-${i}`)
      return new Lane({ bibliography: plan.bibliography, staging }, plan.limits, {
        onWorkerEnded: reason => observer.onWorkerEnded(reason),
        onMemory: bytes => observer.onMemory(i, bytes),
      })
    })
    this.#idle = [...this.#lanes]
  }

  get counts(): PoolCounts {
    const idle = this.#idle.length
    return { max: this.#lanes.length, active: this.#lanes.length - idle, idle, waiting: this.#waiting.length }
  }

  /** Whether the next request would be refused. */
  get isFull(): boolean {
    if (this.#isClosed) return true
    const waiting = this.#waiting.filter(({ isPatient }) => !isPatient).length
    return this.#idle.length === 0 && waiting >= this.#plan.waiting
  }

  /**
   * Does a job when a lane is free.
   * @throws {ServiceError} `E_BUSY` where the list is full, or no lane was free in time; `E_CANCELLED`
   * @throws {PaperError} where the job went over a limit, or the disk is full
   */
  async run(job: ServiceJob, options: RunOptions): Promise<PoolResult> {
    const { signal } = options
    const lane = await this.#findLane(job, options)
    options.onBegin?.()
    if (job.type === 'document') this.#last.set(lane, job.path)
    const done = this.#runOn(lane, job, options).finally(() => {
      this.#running.delete(done)
      this.#handOn(lane)
    })
    this.#running.add(done)
    try {
      return await done
    } catch (error) {
      if (signal.aborted) throw new ServiceError('E_CANCELLED', 'the request was withdrawn')
      throw this.#isClosed && isLoss(error) ? ending() : error
    }
  }

  /** Takes no more requests, gives those that run some time, and ends all processes. Those that wait or are not done then are refused. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    for (const ticket of this.#waiting.splice(0)) ticket.refuse(ending())
    const time = new Promise(resolve => setTimeout(resolve, graceMs).unref())
    await Promise.race([Promise.allSettled(this.#running), time])
    await Promise.all(this.#lanes.map(lane => lane.end()))
    await Promise.allSettled(this.#running)
  }

  async #runOn(lane: Lane, job: ServiceJob, { signal, onProgress }: RunOptions): Promise<PoolResult> {
    const { result, seconds } = await lane.run(job, signal, onProgress)
    if (result instanceof LimitError) {
      const isOver = job.type === 'document' && !signal.aborted && !this.#isClosed
      if (isOver) this.#observer.onDocument({ status: 'failed', code: result.code, pages: 0, seconds, warnings: {} })
      throw result
    }
    if (result.type === 'entry') this.#observer.onDocument(result.entry)
    if (result.type === 'disk') throw new OutputError('E_OUTPUT_FAILED', result.message)
    if (result.type === 'failed') throw new ReportedError(result.code, result.message)
    return result
  }

  #findLane(job: ServiceJob, { signal, isPatient = false }: RunOptions): Promise<Lane> {
    if (this.#isClosed) throw ending()
    if (signal.aborted) throw new ServiceError('E_CANCELLED', 'the request was withdrawn')
    const lane = this.#takeIdle(job)
    if (lane !== undefined) return Promise.resolve(lane)
    if (!isPatient && this.isFull) throw busy('all workers are busy, and enough requests are waiting')
    return new Promise((resolve, reject) => {
      const leave = (error: ServiceError) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
        const index = this.#waiting.indexOf(ticket)
        if (index >= 0) this.#waiting.splice(index, 1)
        reject(error)
      }
      const cancel = () => leave(new ServiceError('E_CANCELLED', 'the request was withdrawn'))
      const late = () => leave(busy('no worker was free in time'))
      const timer = isPatient ? undefined : setTimeout(late, this.#plan.waitLimitMs)
      const ticket: Ticket = {
        isPatient,
        begin: free => {
          clearTimeout(timer)
          signal.removeEventListener('abort', cancel)
          resolve(free)
        },
        refuse: leave,
      }
      signal.addEventListener('abort', cancel)
      this.#waiting.push(ticket)
    })
  }

  /** An idle lane; of several the one whose worker has converted the same document last. */
  #takeIdle(job: ServiceJob): Lane | undefined {
    const known = job.type === 'document' ? this.#idle.findIndex(lane => this.#last.get(lane) === job.path) : -1
    return known < 0 ? this.#idle.pop() : this.#idle.splice(known, 1)[0]
  }

  /** Gives a lane to who waits longest. */
  #handOn(lane: Lane): void {
    const next = this.#isClosed ? undefined : this.#waiting.shift()
    if (next === undefined) this.#idle.push(lane)
    else next.begin(lane)
  }
}

function busy(reason: string): ServiceError {
  return new ServiceError('E_BUSY', `${reason}; try again later`)
}

function ending(): ServiceError {
  return busy('the service is shutting down')
}

/** Whether a job has lost its process: at the end of the service, because its time was over. */
function isLoss(error: unknown): boolean {
  return error instanceof LimitError && error.code === 'E_WORKER_LOST'
}

/** Throws what ended a document, as an error with its code. */
export function refuseFailure(result: PoolResult): Extract<PoolResult, { type: 'entry' }> {
  if (result.type !== 'entry') throw new InternalError('E_INTERNAL', 'a document came back as text')
  const { code, message = '' } = result.entry
  if (code !== undefined) throw new ReportedError(code, message)
  return result
}

/** The failure of a document or text that its worker reported. */
class ReportedError extends PaperError {}
