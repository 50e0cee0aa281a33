import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { convertTask, type Outcome, type PaperWorker, paperWorker } from '../batch/workers/convert-task.ts'
import { openTasks } from '../batch/tasks/open-tasks.ts'
import type { Limits } from '../batch/workers/settings.ts'
import { LimitError } from '../../base/errors.ts'
import type { QueuedDocument } from './job.ts'

/** A place in which documents are converted one after the other, by a process that has the settings of the last. */
export class Lane {
  readonly #name: string
  readonly #limits: Limits
  #worker: PaperWorker | undefined
  #settings = ''
  #isEnded = false

  constructor(name: string, limits: Limits) {
    this.#name = name
    this.#limits = limits
  }

  /**
   * Converts a document; see `convertTask`.
   * @param staging folder of this process for the outputs of the document
   */
  async convert({ document, known, output }: QueuedDocument, staging: string): Promise<Outcome | undefined> {
    const worker = await this.#workerFor({ ...output, staging: join(staging, this.#name) })
    // Not in the folder of the worker, which goes with it: the second one reads the same file.
    const unpacked = join(staging, `unpacked-${this.#name}`)
    await mkdir(unpacked, { recursive: true })
    for await (const open of openTasks([{ document, known }], unpacked)) {
      const outcome = await convertTask(open, worker)
      await open.close()
      return outcome
    }
    return undefined
  }

  /** Ends it at once and for good, whatever it does. */
  async end(): Promise<void> {
    this.#isEnded = true
    await this.#worker?.end()
  }

  async #workerFor(settings: Parameters<typeof paperWorker>[0]): Promise<PaperWorker> {
    const name = JSON.stringify(settings)
    if (this.#worker !== undefined && this.#settings === name) return this.#worker
    await this.#worker?.end()
    if (this.#isEnded) throw new LimitError('E_WORKER_LOST', 'the worker was ended')
    this.#settings = name
    this.#worker = paperWorker(settings, this.#limits)
    return this.#worker
  }
}
