import { mkdir, rm } from 'node:fs/promises'
import { type ErrorCode, LimitError, toOutputError } from '../../../base/errors.ts'
import { type JobOutcome, type OnProgress, type WorkerPlan, WorkerProcess } from './worker-process.ts'

/** Share of the memory limit from which a worker is replaced between two documents: the next document should get all of it. */
const WORN_SHARE = 0.5

/** A worker, and what is called when its process was ended, between two documents or in one. */
export interface ReplacedPlan<Settings> extends WorkerPlan<Settings> {
  readonly onEnded?: (reason: ErrorCode | 'worn') => void
}

/** The worker of a lane: begun when it is needed, replaced when it is lost or worn. */
export class ReplacedWorker<Settings, Job, Result> {
  readonly #plan: ReplacedPlan<Settings>
  #worker: WorkerProcess<Job, Result> | undefined
  #isEnded = false

  constructor(plan: ReplacedPlan<Settings>) {
    this.#plan = plan
  }

  /**
   * What comes of a job. What ends a worker from outside is not the document's fault: it has a second try.
   * @throws {LimitError} `E_WORKER_LOST` where the lane was ended
   * @throws {OutputError} where the disk is full
   */
  async convert(job: Job, onProgress?: OnProgress): Promise<JobOutcome<Result>> {
    const outcome = await this.#convertOnce(job, onProgress)
    const isLost = outcome.result instanceof LimitError && outcome.result.code === 'E_WORKER_LOST'
    return isLost ? this.#convertOnce(job, onProgress) : outcome
  }

  async #convertOnce(job: Job, onProgress: OnProgress | undefined): Promise<JobOutcome<Result>> {
    const worker = await this.#readyWorker()
    const outcome = await worker.convert(job, onProgress)
    const isWorn = worker.memoryBytes > WORN_SHARE * this.#plan.limits.memoryLimitBytes
    if (isWorn || !worker.isAlive) {
      await this.#release()
      this.#plan.onEnded?.(outcome.result instanceof LimitError ? outcome.result.code : 'worn')
    }
    return outcome
  }

  /** Where the lane is ended while its process begins, that process is ended when it has. */
  async #readyWorker(): Promise<WorkerProcess<Job, Result>> {
    if (!this.#isEnded) this.#worker ??= await this.#begin()
    if (this.#worker !== undefined && !this.#isEnded) return this.#worker
    await this.#release()
    throw new LimitError('E_WORKER_LOST', 'the worker was ended')
  }

  /** Ends it at once and for good, whatever it does. */
  async end(): Promise<void> {
    this.#isEnded = true
    await this.#release()
  }

  async #release(): Promise<void> {
    await this.#worker?.end()
    this.#worker = undefined
    await rm(this.#plan.staging, { recursive: true, force: true })
  }

  async #begin(): Promise<WorkerProcess<Job, Result>> {
    const { staging } = this.#plan
    await mkdir(staging, { recursive: true }).catch((error: unknown) => {
      throw toOutputError(`cannot write into ${staging}`, error)
    })
    const begin = () => WorkerProcess.start<Settings, Job, Result>(this.#plan)
    return begin().catch(begin)
  }
}
