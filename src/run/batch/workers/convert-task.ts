import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LimitError, OutputError, PaperError } from '../../../base/errors.ts'
import { programName } from '../../../products/recipes/report-json.ts'
import type { JournalEntry } from '../journal/entry.ts'
import { hashFile } from '../journal/hash.ts'
import type { Job, JobResult } from './worker-messages.ts'
import type { OpenTask } from '../tasks/open-tasks.ts'
import { ReplacedWorker } from './replaced-worker.ts'
import type { Limits, WorkerSettings } from './settings.ts'

/** A process that converts papers, replaced as need be. */
export type PaperWorker = ReplacedWorker<WorkerSettings, Job, JobResult>

/** Sources and built program lie at the same depth below the root of the package; workers run as built. */
const PROGRAM = fileURLToPath(new URL('../../../../dist/programs/paper-worker.js', import.meta.url))

/** A worker for these settings; its process begins with its first document. */
export function paperWorker(settings: WorkerSettings, limits: Limits): PaperWorker {
  return new ReplacedWorker({ program: PROGRAM, settings, limits, staging: settings.staging })
}

/** What came of a document: a line of the journal without what is the same for all of them, and its time. */
export type Outcome = Omit<JournalEntry, 'program' | 'settings' | 'ended'>

/**
 * Has a document converted and says what came of it; `undefined` where it is what it was when it was converted before.
 *
 * @throws {OutputError} where the disk is full or cannot be written, which is no fault of the document
 */
export async function convertTask({ task, file }: OpenTask, worker: PaperWorker): Promise<Outcome | undefined> {
  const { name, stem, corrections } = task.document
  if (file instanceof PaperError) return failureOf(name, file.code, file.message)
  const { path } = file
  const outcome = await worker.convert({ path, stem, source: basename(name), corrections, known: task.known })
  const { result } = outcome
  const memory = Math.round(outcome.memoryBytes / 1e5) / 10
  if (result instanceof LimitError) {
    const seconds = Math.round(outcome.seconds * 1000) / 1000
    return { ...failureOf(name, result.code, result.message), seconds, ...(await hashesOf(path)), memory }
  }
  if (result.type === 'disk') throw new OutputError('E_OUTPUT_FAILED', result.message)
  return result.type === 'unchanged' ? undefined : { document: name, ...result.entry, memory }
}

/** What came of a document that was not tried, or whose worker ended before it reported. */
export function failureOf(document: string, code: JournalEntry['code'] & string, message: string): Outcome {
  return { document, status: 'failed', code, message, pages: 0, seconds: 0, memory: 0, warnings: {}, outputs: {} }
}

/** The line of the journal for what came of a document now. */
export function toEntry(outcome: Outcome, settings: string): JournalEntry {
  return { ...outcome, program: programName(), settings, ended: new Date().toISOString() }
}

/** The hash of a file whose worker ended before it reported it; nothing where it cannot be read. */
async function hashesOf(path: string): Promise<Pick<JournalEntry, 'sha256'>> {
  const sha256 = await hashFile(path)
  return sha256 === undefined ? {} : { sha256 }
}
