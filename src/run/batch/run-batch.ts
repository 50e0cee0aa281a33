import { join } from 'node:path'
import { programName } from '../../products/recipes/report-json.ts'
import { convertTask, failureOf, type Outcome, paperWorker, toEntry } from './workers/convert-task.ts'
import { type FoundDocuments, placeOf } from './documents/documents.ts'
import type { JournalEntry } from './journal/entry.ts'
import { type Entries, Journal, readJournal, rewriteJournal } from './journal/journal.ts'
import { openTasks } from './tasks/open-tasks.ts'
import type { Limits, WorkerSettings } from './workers/settings.ts'
import { removeStaleOutputs } from './outputs/stage-outputs.ts'
import { claimStaging } from './outputs/staging-folder.ts'
import { selectTasks, type Task, type TaskOptions } from './tasks/select-tasks.ts'

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
  /** Called once: how many documents there are, and how many of them are still to do. */
  readonly onStart: (documents: number, toDo: number) => void
  /** Called for each document when it is in the journal; without an entry where it has not changed. */
  readonly onDocument: (place: string, entry: JournalEntry | undefined) => void
}

/**
 * Converts all documents that are not in the journal yet, several at once, and writes a line of the journal for each.
 *
 * Whatever ends a batch, the next one with the same journal continues: a document is in the journal when all of its
 * outputs are in their places, and not before.
 *
 * @returns all entries of the journal
 * @throws {OptionError} `E_OPTION_CONFLICT` where the journal is of other options, or another batch is at work
 * @throws {OutputError} where the disk is full or cannot be written; the batch can continue when that is repaired
 */
export async function runBatch(plan: BatchPlan, observer: BatchObserver): Promise<Entries> {
  const fault: Fault = {}
  const lease = await claimStaging(plan.output.staging, error => {
    fault.error ??= error
  })
  try {
    const { entries, isClean } = await readJournal(plan.journal)
    const tasks = selectTasks(plan.found.documents, entries, { ...plan, program: programName() })
    if (!isClean) await rewriteJournal(plan.journal, entries)
    const refused = plan.found.refused.filter(({ name }) => !entries.has(name))
    observer.onStart(plan.found.documents.length + plan.found.refused.length, tasks.length + refused.length)
    const recorder = new Recorder(plan, entries, observer)
    try {
      for (const { name, code, message } of refused) {
        await recorder.record(name, failureOf(name, code, message))
      }
      await convertAll(tasks, plan, recorder, fault)
    } finally {
      recorder.close()
    }
    if (recorder.hasReplaced) await rewriteJournal(plan.journal, entries)
    return entries
  } finally {
    lease.release()
  }
}

/** What ends a batch: a fault of the place that it writes to, or another batch that has taken that place. */
interface Fault {
  error?: unknown
}

/** Several lanes take one task after the other; the first fault ends them all. */
async function convertAll(tasks: readonly Task[], plan: BatchPlan, recorder: Recorder, fault: Fault): Promise<void> {
  const queue = openTasks(tasks, plan.output.staging)
  const lane = async (_: unknown, index: number) => {
    const staging = join(plan.output.staging, String(index))
    const worker = paperWorker({ ...plan.output, staging }, plan.limits)
    try {
      for await (const open of queue) {
        await recorder.record(placeOf(open.task.document), await convertTask(open, worker))
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

  /** Without an outcome the document is as it was. */
  async record(place: string, outcome: Outcome | undefined): Promise<void> {
    const entry = outcome && toEntry(outcome, this.#plan.settings)
    if (entry !== undefined) {
      const before = this.#entries.get(entry.document)
      await removeStaleOutputs(this.#plan.output.folder, Object.keys(before?.outputs ?? {}), entry)
      this.#journal.append(entry)
      this.#entries.set(entry.document, entry)
      if (before !== undefined) this.hasReplaced = true
    }
    this.#observer.onDocument(place, entry)
  }

  close(): void {
    this.#journal.close()
  }
}
