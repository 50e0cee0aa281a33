import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LimitError, OutputError, PaperError } from '../errors.ts'
import { programName } from '../recipes/report-json.ts'
import { type FoundDocuments, placeOf } from './documents.ts'
import type { JournalEntry } from './entry.ts'
import { type Entries, Journal, readJournal, rewriteJournal } from './journal.ts'
import type { Job, JobResult } from './messages.ts'
import { type OpenTask, openTasks } from './open-tasks.ts'
import { ReplacedWorker } from './replaced-worker.ts'
import type { Limits, WorkerSettings } from './settings.ts'
import { claimStaging } from './staging.ts'
import { selectTasks, type Task, type TaskOptions } from './tasks.ts'

/** What a batch is to do. */
export interface BatchPlan extends Omit<TaskOptions, 'program'> {
  readonly found: FoundDocuments
  readonly output: WorkerSettings
  readonly limits: Limits
  /** Documents that are converted at once. */
  readonly workers: number
  /** Path of the journal. */
  readonly journal: string
}

/** Who watches a batch. */
export interface BatchObserver {
  /** Told once: how many documents there are, and how many of them are still to do. */
  readonly onStart: (documents: number, toDo: number) => void
  /** Told of each document when it is in the journal; without an entry where it has not changed. */
  readonly onDocument: (place: string, entry: JournalEntry | undefined) => void
}

/**
 * Converts all documents that are not in the journal yet, several at once, and writes a line of the journal for each.
 *
 * Whatever ends a batch, the next one with the same journal goes on: a document is in the journal when all of its
 * outputs are in their places, and not before.
 *
 * @returns all entries of the journal
 * @throws {OptionError} `E_OPTION_CONFLICT` where the journal is of other options, or another batch is at work
 * @throws {OutputError} where the disk is full or cannot be written; the batch can go on when that is mended
 */
export async function runBatch(plan: BatchPlan, observer: BatchObserver): Promise<Entries> {
  const release = claimStaging(plan.output.staging)
  try {
    const { entries, isClean } = await readJournal(plan.journal)
    const tasks = selectTasks(plan.found.documents, entries, { ...plan, program: programName() })
    if (!isClean) await rewriteJournal(plan.journal, entries)
    const refused = plan.found.refused.filter(({ name }) => !entries.has(name))
    observer.onStart(plan.found.documents.length + plan.found.refused.length, tasks.length + refused.length)
    const recorder = new Recorder(plan, entries, observer)
    try {
      for (const { name, code, message } of refused) {
        await recorder.record(name, { document: name, ...failureOf(code, message), memory: 0 })
      }
      await convertAll(tasks, plan, recorder)
    } finally {
      recorder.close()
    }
    if (recorder.hasReplaced) await rewriteJournal(plan.journal, entries)
    return entries
  } finally {
    release()
  }
}

/** Sources and built program lie at the same depth below the root of the package; workers run as built. */
const PROGRAM = fileURLToPath(new URL('../../dist/batch/worker.js', import.meta.url))

/** Several lanes take one task after the other; the first fault of the place they write to ends them all. */
async function convertAll(tasks: readonly Task[], plan: BatchPlan, recorder: Recorder): Promise<void> {
  const queue = openTasks(tasks, plan.output.staging)
  const fault: { error?: unknown } = {}
  const lane = async (_: unknown, index: number) => {
    const staging = join(plan.output.staging, String(index))
    const settings = { ...plan.output, staging }
    const worker: BatchWorker = new ReplacedWorker({ program: PROGRAM, settings, limits: plan.limits, staging })
    try {
      for await (const open of queue) {
        await convertTask(open, worker, recorder)
        await open.close()
        if ('error' in fault) break
      }
    } catch (error) {
      fault.error ??= error
    } finally {
      await worker.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(plan.workers, tasks.length) }, lane))
  if ('error' in fault) throw fault.error
}

type BatchWorker = ReplacedWorker<WorkerSettings, Job, JobResult>

async function convertTask({ task, file }: OpenTask, worker: BatchWorker, recorder: Recorder): Promise<void> {
  const { document, known } = task
  const place = placeOf(document)
  if (file instanceof PaperError) {
    await recorder.record(place, { document: document.name, ...failureOf(file.code, file.message), memory: 0 })
    return
  }
  const { path } = file
  const job: Job = { path, stem: document.stem, source: basename(document.name), known }
  const { result, memoryBytes, seconds } = await worker.convert(job)
  const memory = Math.round(memoryBytes / 1e5) / 10
  if (result instanceof LimitError) {
    const failure = { ...failureOf(result.code, result.message), seconds: Math.round(seconds * 1000) / 1000 }
    await recorder.record(place, { document: document.name, ...failure, ...(await hashFile(path)), memory })
  } else if (result.type === 'disk') {
    throw new OutputError('E_OUTPUT_FAILED', result.message)
  } else if (result.type === 'unchanged') {
    recorder.pass(place)
  } else {
    await recorder.record(place, { document: document.name, ...result.entry, memory })
  }
}

/** Puts entries into the journal, and outputs away that a document has no longer. */
class Recorder {
  readonly #plan: BatchPlan
  readonly #entries: Entries
  readonly #observer: BatchObserver
  readonly #journal: Journal
  /** Whether the journal has more than one line of a document. */
  hasReplaced = false

  constructor(plan: BatchPlan, entries: Entries, observer: BatchObserver) {
    this.#plan = plan
    this.#entries = entries
    this.#observer = observer
    this.#journal = new Journal(plan.journal)
  }

  async record(place: string, result: Omit<JournalEntry, 'program' | 'settings'>): Promise<void> {
    const entry: JournalEntry = { ...result, program: programName(), settings: this.#plan.settings }
    const before = this.#entries.get(entry.document)
    const stale = Object.keys(before?.outputs ?? {}).filter(name => !(name in entry.outputs))
    await Promise.all(stale.map(name => rm(join(this.#plan.output.folder, name), { force: true })))
    this.#journal.append(entry)
    this.#entries.set(entry.document, entry)
    if (before !== undefined) this.hasReplaced = true
    this.#observer.onDocument(place, entry)
  }

  pass(place: string): void {
    this.#observer.onDocument(place, undefined)
  }

  close(): void {
    this.#journal.close()
  }
}

function failureOf(code: JournalEntry['code'] & string, message: string) {
  return { status: 'failed', code, message, pages: 0, seconds: 0, warnings: {}, outputs: {} } as const
}

/** The hash of a file that no worker lived to tell; without it where it cannot be read. */
async function hashFile(path: string): Promise<{ readonly sha256?: string }> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
    return { sha256: hash.digest('hex') }
  } catch {
    return {}
  }
}
