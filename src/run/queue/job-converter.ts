import { existsSync } from 'node:fs'
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq'
import {
  convertTask,
  failureOf,
  type Outcome,
  type PaperWorker,
  paperWorker,
  toEntry,
} from '../batch/workers/convert-task.ts'
import { placeOf } from '../batch/documents/documents.ts'
import type { JournalEntry } from '../batch/journal/entry.ts'
import { asPaperError, LimitError } from '../../base/errors.ts'
import { readJournals } from '../batch/journal/journals.ts'
import type { Limits } from '../batch/workers/settings.ts'
import type { QueuedDocument } from './job.ts'
import { missingFolder, OutputPlace } from './output-place.ts'
import { parseJob } from './parse-job.ts'
import { ATTEMPTS, mayPass, PARKED_MS } from './retries.ts'
import { makeProcessName } from './staging-place.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openTasks } from '../batch/tasks/open-tasks.ts'

/** What a worker of a queue may take. */
export interface ConverterPlan {
  /** Documents that are converted at once, each in a separate process. */
  readonly workers: number
  readonly limits: Limits
  /** Folders in which all inputs must be; none for anywhere. */
  readonly roots: readonly string[]
}

/** Who watches a worker. */
export interface WorkObserver {
  /** Called for each document when it is in the journal; without an entry where it has not changed. */
  readonly onDocument: (place: string, entry: JournalEntry | undefined) => void
  /** Called for each failure after which a document is tried again. */
  readonly onRetry: (place: string, outcome: Outcome) => void
}

/** A document as the queue gives it; its data may be anything. */
export type DocumentJob = Job<unknown>

/** A failure that is in a journal: the queue is not to try the document again. */
class RecordedFailure extends UnrecoverableError {}

/** Converts the jobs of a queue in several lanes, and puts what came of them into journals. */
export class JobConverter {
  /** Name of this process. */
  readonly name = makeProcessName()
  /** Settles when no job is to be taken any more; rejects where that has a reason that should be reported. */
  readonly ended: Promise<void>
  readonly #observer: WorkObserver
  readonly #lanes: readonly Lane[]
  readonly #idle: Lane[]
  /** By folder of outputs. */
  readonly #places = new Map<string, OutputPlace>()
  /** Ids of the jobs that this process has put off, as the folder of their outputs is missing. */
  readonly #parked = new Set<string>()
  readonly #roots: readonly string[]
  #settle: (fault?: unknown) => void = () => {}

  constructor({ workers, limits, roots }: ConverterPlan, observer: WorkObserver) {
    this.#roots = roots
    this.#observer = observer
    this.#lanes = Array.from({ length: workers }, (_, i) => new Lane(String(i), limits))
    this.#idle = [...this.#lanes]
    this.ended = new Promise((resolve, reject) => {
      this.#settle = fault => (fault === undefined ? resolve() : reject(fault as Error))
    })
  }

  /**
   * Does a job; at no time more jobs than there are lanes.
   *
   * Throws what the queue makes its decision of: an error is tried again after a while, `RecordedFailure` is not, and
   * `WaitingError` says that the job is in the queue as it was, `DelayedError` that it is there for later.
   */
  async convert(job: DocumentJob, token: string | undefined): Promise<void> {
    const data = this.#parse(job)
    this.#parked.delete(job.id ?? '')
    if (!existsSync(data.output.folder)) return this.#park(job, data, token)
    return this.#convert(job, data, token)
  }

  /** Ids of the jobs that wait for a folder that is missing. */
  get parked(): readonly string[] {
    return [...this.#parked]
  }

  /** An invalid job fails for good: another try would not help, and the worker takes the next one. */
  #parse(job: DocumentJob): QueuedDocument {
    try {
      return parseJob(job.data, this.#roots)
    } catch (error) {
      const { code, message } = asPaperError(error)
      const name = `job ${job.id}`
      this.#observer.onDocument(name, toEntry(failureOf(name, code, message), ''))
      throw new RecordedFailure(`${code}: ${message}`)
    }
  }

  /** The folder may be on a share that comes back: the job waits, and others continue. */
  async #park(job: DocumentJob, { document, output: { folder } }: QueuedDocument, token?: string): Promise<void> {
    this.#parked.add(job.id ?? '')
    this.#places.get(folder)?.close()
    this.#places.delete(folder)
    this.#observer.onRetry(placeOf(document), failureOf(document.name, 'E_OUTPUT_FAILED', missingFolder(folder)))
    await job.moveToDelayed(Date.now() + PARKED_MS, token)
    throw new DelayedError()
  }

  async #convert(job: DocumentJob, data: QueuedDocument, token: string | undefined): Promise<void> {
    const lane = this.#idle.pop() as Lane
    let outcome: Outcome | undefined
    let isFinal = true
    try {
      const recorded = job.attemptsStarted > 1 ? await findRecorded(data, job.timestamp) : undefined
      outcome = recorded ?? (await lane.convert(data, this.#placeOf(data).staging))
      isFinal = outcome?.code === undefined || !mayPass(outcome.code) || job.attemptsMade + 1 >= ATTEMPTS
      if (recorded === undefined) await this.#report(data, outcome, isFinal)
    } catch (fault) {
      // Nothing that the document has done: it goes back, and this process had better not take the next one.
      this.end(fault)
      await job.moveToWait(token)
      throw new WaitingError()
    } finally {
      this.#idle.push(lane)
    }
    if (outcome?.code === undefined) return
    const sentence = `${outcome.code}: ${outcome.message}`
    throw isFinal ? new RecordedFailure(sentence) : new Error(sentence)
  }

  /** Puts into the journal what the queue gave up by itself: a document whose workers were lost too often. */
  async recordLoss(job: DocumentJob, error: Error): Promise<void> {
    if (!(error instanceof UnrecoverableError) || error instanceof RecordedFailure) return
    const message = `the workers of this document died again and again (${error.message})`
    const data = this.#parse(job)
    await this.#report(data, failureOf(data.document.name, 'E_WORKER_LOST', message), true)
  }

  /** Ends all lanes at once: what they convert goes back into the queue. `fault` is why, unless somebody wanted it. */
  end(fault?: unknown): void {
    this.#settle(fault)
    for (const lane of this.#lanes) void lane.end()
  }

  /** Must be called when all lanes have ended. */
  close(): void {
    for (const place of this.#places.values()) place.close()
  }

  async #report(data: QueuedDocument, outcome: Outcome | undefined, isFinal: boolean): Promise<void> {
    const place = placeOf(data.document)
    if (outcome !== undefined && !isFinal) return this.#observer.onRetry(place, outcome)
    const entry = outcome && toEntry(outcome, data.settings)
    if (entry !== undefined) await this.#placeOf(data).record(entry, data.before)
    this.#observer.onDocument(place, entry)
  }

  #placeOf({ output }: QueuedDocument): OutputPlace {
    const place = this.#places.get(output.folder) ?? new OutputPlace(output.folder, this.name)
    this.#places.set(output.folder, place)
    return place
  }
}

/** What a worker wrote of a job that was lost before it could say so. */
async function findRecorded(data: QueuedDocument, timestamp: number): Promise<JournalEntry | undefined> {
  const entry = (await readJournals(data.output.folder)).get(data.document.name)
  return entry !== undefined && Date.parse(entry.ended) >= timestamp ? entry : undefined
}

/** A place in which documents are converted one after the other, by a process that has the settings of the last. */
class Lane {
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
