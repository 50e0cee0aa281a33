import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { failureOf, toEntry } from '../batch/workers/convert-task.ts'
import type { FoundDocuments, RefusedDocument } from '../batch/documents/documents.ts'
import { hashFile, hashOf } from '../batch/journal/hash.ts'
import type { Entries } from '../batch/journal/journal.ts'
import { readJournals } from '../batch/journal/journals.ts'
import { type OpenTask, openTasks } from '../batch/tasks/open-tasks.ts'
import { readCorrections } from '../batch/workers/read-corrections.ts'
import { selectTasks, type TaskOptions } from '../batch/tasks/select-tasks.ts'
import { PaperError } from '../../base/errors.ts'
import { programName } from '../../products/recipes/report-json.ts'
import { jobIdOf, QUEUE_NAME, type QueuedDocument, type QueuedSettings, toAbsolute } from './job.ts'
import { OutputPlace } from './output-place.ts'
import { ATTEMPTS, FIRST_DELAY_MS, KEPT_SECONDS } from './retries.ts'
import { makeProcessName } from './staging-place.ts'

/** What is to be put into the queue. */
export interface EnqueuePlan extends Omit<TaskOptions, 'program'> {
  readonly found: FoundDocuments
  /** Its paths are absolute. */
  readonly output: QueuedSettings
}

/** What was put into the queue. */
export interface Enqueued {
  readonly documents: number
  /** Documents that are in the queue now; the others are in the journals. */
  readonly queued: number
  /** Documents that are not tried, which are in the journals now. */
  readonly refused: readonly RefusedDocument[]
}

/** Jobs that are sent at once: some 500 KB. */
const SENT_AT_ONCE = 500

/**
 * Puts all documents into the queue that are not yet in the journals of their outputs. One that is in the queue already is
 * not put into it again, so that the same command may be given as often as one likes.
 *
 * @param onProgress is given how many of how many documents are in the queue
 * @throws {OptionError} as `selectTasks`
 * @throws {OutputError}
 */
export async function enqueueDocuments(
  redis: Redis,
  plan: EnqueuePlan,
  onProgress: (queued: number, count: number) => void,
): Promise<Enqueued> {
  const { found, output } = plan
  const entries = await readJournals(output.folder)
  const tasks = selectTasks(found.documents, entries, { ...plan, program: programName() })
  const place = new OutputPlace(output.folder, makeProcessName())
  const queue = new Queue<QueuedDocument>(QUEUE_NAME, { connection: redis })
  try {
    const refused = found.refused.filter(({ name }) => !entries.has(name))
    for (const { name, code, message } of refused) {
      await place.record(toEntry(failureOf(name, code, message), plan.settings), [])
    }
    // What has failed, or is the same and lost its outputs, is in the way of being tried again.
    const ended = new Set(await queue.getRanges(plan.convertsChanged ? ['failed', 'completed'] : ['failed']))
    let queued = 0
    for await (const jobs of chunks(openTasks(tasks, place.staging), open => toJob(open, entries, plan))) {
      for (const { opts } of jobs) if (ended.has(opts.jobId)) await queue.remove(opts.jobId)
      await queue.addBulk([...jobs])
      onProgress((queued += jobs.length), tasks.length)
    }
    return { documents: found.documents.length + found.refused.length, queued, refused }
  } finally {
    place.close()
    await queue.close()
  }
}

async function toJob({ task, file, close }: OpenTask, entries: Entries, { output, settings }: EnqueuePlan) {
  const { document, known } = task
  const before = Object.keys(entries.get(document.name)?.outputs ?? {})
  const data: QueuedDocument = { document: toAbsolute(document), known, before, settings, output }
  const sha256 = file instanceof PaperError ? undefined : await hashFile(file.path)
  await close()
  const text = await readCorrections(document, output.corrections)
  const jobId = jobIdOf(data, { sha256, corrections: text === undefined ? undefined : hashOf(text) })
  const kept = { age: KEPT_SECONDS }
  const backoff = { type: 'exponential', delay: FIRST_DELAY_MS, jitter: 0.5 }
  const opts = { jobId, attempts: ATTEMPTS, backoff, removeOnComplete: kept, removeOnFail: kept, stackTraceLimit: 1 }
  return { name: 'document', data, opts }
}

async function* chunks<In, Out>(
  items: AsyncIterable<In>,
  map: (item: In) => Promise<Out>,
): AsyncGenerator<readonly Out[]> {
  let chunk: Out[] = []
  for await (const item of items) {
    chunk.push(await map(item))
    if (chunk.length < SENT_AT_ONCE) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
