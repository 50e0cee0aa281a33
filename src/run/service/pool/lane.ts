import { fileURLToPath } from 'node:url'
import { ReplacedWorker } from '../../batch/workers/replaced-worker.ts'
import type { Limits } from '../../batch/workers/settings.ts'
import { type JobOutcome, type OnProgress, StartError } from '../../batch/workers/worker-process.ts'
import { LimitError } from '../../../base/errors.ts'
import type { ServiceJob, ServiceResult, ServiceSettings } from '../worker/service-messages.ts'

/** Sources and built program lie at the same depth below the root of the package; workers run as built. */
const PROGRAM = fileURLToPath(new URL('../../../../dist/programs/service-worker.js', import.meta.url))

/** Who counts what the workers of a lane do. */
export interface LaneObserver {
  /** Its worker is replaced: why. */
  readonly onWorkerEnded: (reason: string) => void
  /** Most memory that its worker had during a job. */
  readonly onMemory: (bytes: number) => void
}

/** A place in which jobs are done one after the other. */
export class Lane {
  readonly #observer: LaneObserver
  readonly #begin: () => ReplacedWorker<ServiceSettings, ServiceJob, ServiceResult>
  #worker: ReplacedWorker<ServiceSettings, ServiceJob, ServiceResult>

  constructor(settings: ServiceSettings, limits: Limits, observer: LaneObserver) {
    const { staging } = settings
    const { onWorkerEnded: onEnded } = observer
    this.#observer = observer
    const plan = { program: PROGRAM, settings, limits, staging, onEnded, hasOwnSession: true }
    this.#begin = () => new ReplacedWorker(plan)
    this.#worker = this.#begin()
  }

  /**
   * What comes of a job. It ends at once when `signal` is aborted: a process can be ended at any moment.
   * @throws {LimitError} `E_WORKER_LOST` where no process begins, as when the machine has too much to do: another time one may
   */
  async run(job: ServiceJob, signal: AbortSignal, onProgress?: OnProgress): Promise<JobOutcome<ServiceResult>> {
    const end = () => void this.#worker.end()
    signal.addEventListener('abort', end)
    try {
      const outcome = await this.#worker.convert(job, onProgress)
      this.#observer.onMemory(outcome.memoryBytes)
      return outcome
    } catch (error) {
      throw error instanceof StartError ? new LimitError('E_WORKER_LOST', error.message, { cause: error }) : error
    } finally {
      signal.removeEventListener('abort', end)
      if (signal.aborted) await this.#renew()
    }
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    await this.#worker.end()
  }

  async #renew(): Promise<void> {
    await this.#worker.end()
    this.#worker = this.#begin()
  }
}
