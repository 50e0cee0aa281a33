import { setTimeout as sleep } from 'node:timers/promises'
import { stemOfPath } from '../../batch/documents/documents.ts'
import type { PageProgress } from '../../batch/workers/worker-messages.ts'
import { LimitError, OutputError } from '../../../base/errors.ts'
import type { Pool } from '../pool/pool.ts'
import { ServiceError } from '../service-error.ts'
import { isNoDocument, type JobEnd, type JobRequest } from './job.ts'
import type { JobFiles } from './job-files.ts'
import { endOfEntry, endOfFailure } from './job-end.ts'

/** A disk that is full is tried again after so long. */
const DISK_PAUSE_MS = 5000

/** Time between two searches for jobs that were kept long enough. */
export const SWEEP_MS = 60_000

/** A document whose worker is ended from outside has done nothing: it is begun again, so often at most. */
const MOST_RUNS = 3

/** What is to be done of a job. */
interface JobWork {
  readonly request: JobRequest
  readonly corrections: string | undefined
  /** Which of its runs it is, where each has a folder for its outputs. */
  readonly run?: number
}

/** Who watches a job, and may end it. */
interface JobWatch {
  readonly signal: AbortSignal
  /** Whether the service ends: a failure may come of that, and the job is done again by the next one. */
  readonly isClosed: () => boolean
  /** Called when a worker begins it, and for each page. */
  readonly onProgress: (progress: PageProgress | undefined) => void
}

/**
 * Has a job done by a worker, and says how it ended; `undefined` where it was ended from outside.
 * @throws {OutputError} where the disk is full
 */
export async function convertJob(
  pool: Pool,
  files: JobFiles,
  { request: { id, name, options }, corrections, run: ofRun }: JobWork,
  { signal, isClosed, onProgress }: JobWatch,
): Promise<JobEnd | undefined> {
  const started = performance.now()
  const { products, reading } = options
  const folder = await files.emptyOutputs(id, ofRun)
  const path = files.inputOf(id)
  const document = { path, id: stemOfPath(name), source: name, products, folder, reading, corrections }
  const watched = { onBegin: () => onProgress(undefined), onProgress }
  for (let run = 1; ; run++) {
    try {
      const result = await pool.run({ type: 'document', ...document }, { signal, isPatient: true, ...watched })
      if (result.type !== 'entry') return undefined
      const end = endOfEntry(result.entry, products)
      if (isNoDocument(end)) await files.removeInput(id)
      return { ...end, kept: await files.measure(id) }
    } catch (thrown) {
      if (thrown instanceof OutputError) throw thrown
      if (thrown instanceof ServiceError || isClosed()) return undefined
      if (isLoss(thrown) && run < MOST_RUNS) continue
      return endOfFailure(thrown, Math.round(performance.now() - started) / 1000)
    }
  }
}

/** Waits until a disk that was full may have room, or the job is withdrawn. */
export async function pauseForDisk(signal: AbortSignal): Promise<void> {
  await sleep(DISK_PAUSE_MS, undefined, { ref: false, signal }).catch(() => {})
}

function isLoss(thrown: unknown): boolean {
  return thrown instanceof LimitError && thrown.code === 'E_WORKER_LOST'
}
