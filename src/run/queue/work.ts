import { type Job, Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type ConverterPlan, JobConverter, type WorkObserver } from './job-converter.ts'
import { QUEUE_NAME } from './job.ts'
import { OutputError } from '../../base/errors.ts'
import { HOLD_MS, LOOK_INTERVAL_MS, MOST_LOSSES } from './retries.ts'
import { countQueue } from './status.ts'

/** How a worker of a queue works. */
export interface WorkPlan extends ConverterPlan {
  /** Whether it ends when no document waits, is converted by anybody or is to be tried again; else it waits for more. */
  readonly endsWhenEmpty: boolean
}

/** How often is asked whether the queue is empty. */
const EMPTY_INTERVAL_MS = 1000

/**
 * Converts the documents of the queue, several at once, until `stop` is aborted. What is being converted then goes back into
 * the queue for others; a document whose worker is killed is taken up by another within 15 s.
 *
 * A document has its line in the journal of this process before it leaves the queue. One whose worker is lost in between
 * comes again, and is found in the journal.
 *
 * @throws {PaperError} what stops the worker and is no fault of a document: the disk is full or missing, no process can be
 *   started. Its documents are in the queue again.
 */
export async function workOnQueue(
  redis: Redis,
  plan: WorkPlan,
  observer: WorkObserver,
  stop: AbortSignal,
): Promise<void> {
  const queue = new Queue<unknown>(QUEUE_NAME, { connection: redis })
  const converter = new JobConverter(plan, observer)
  const worker = new Worker<unknown>(QUEUE_NAME, (job, token) => converter.convert(job, token), {
    connection: redis,
    name: converter.name,
    concurrency: plan.workers,
    lockDuration: HOLD_MS,
    stalledInterval: LOOK_INTERVAL_MS,
    maxStalledCount: MOST_LOSSES,
  })
  // What the server says of single commands while it goes and comes; the connection is watched by who made it.
  worker.on('error', () => {})
  queue.on('error', () => {})
  worker.on(
    'failed',
    (job, error) => void (job && converter.recordLoss(job, error).catch(converter.end.bind(converter))),
  )
  const end = () => converter.end()
  if (stop.aborted) end()
  stop.addEventListener('abort', end)
  const endIfEmpty = async () => {
    const { waiting, active, retrying } = await countQueue(queue)
    const { length: parked } = await findParked(queue, converter.parked)
    if (waiting + active > 0 || retrying > parked) return
    converter.end(parked === 0 ? undefined : foldersMissing(parked))
  }
  const timer = plan.endsWhenEmpty ? setInterval(() => void endIfEmpty().catch(() => {}), EMPTY_INTERVAL_MS) : undefined
  try {
    await converter.ended
  } finally {
    clearInterval(timer)
    stop.removeEventListener('abort', end)
    try {
      await worker.close()
      await releaseParked(queue, converter.parked)
      await queue.close()
    } finally {
      converter.close()
    }
  }
}

/** Those of the documents that this worker put off which still wait: another worker may have taken some. */
async function findParked(queue: Queue<unknown>, ids: readonly string[]): Promise<readonly Job<unknown>[]> {
  const found = ids.map(async id => {
    const job = await queue.getJob(id)
    return job !== undefined && (await job.isDelayed()) ? [job] : []
  })
  return (await Promise.all(found)).flat()
}

/** Gives documents to the next worker, which may have their folder. What goes wrong is no loss: their time comes anyway. */
async function releaseParked(queue: Queue<unknown>, ids: readonly string[]): Promise<void> {
  const jobs = await findParked(queue, ids).catch(() => [])
  await Promise.allSettled(jobs.map(job => job.promote()))
}

function foldersMissing(count: number): OutputError {
  return new OutputError('E_OUTPUT_FAILED', `${count} documents wait for output folders that are not on this machine`)
}
