import type { Job, JobRequest } from './job.ts'
import type { JobFiles } from './job-files.ts'
import type { Save } from '../../../model/corrections/save.ts'
import type { KeptBytes } from './store-room.ts'

/** How jobs are kept. */
export interface JobsPlan {
  /** Jobs that may wait; one more is asked to come again. */
  readonly mostWaiting: number
  /** How long a job is kept after its end. */
  readonly keepMs: number
  readonly workers: number
}

/** What came of a job that was added. */
export interface AddedJob {
  readonly job: Job
  /** Whether it is new; else the same document was sent before by the same owner with the same options. */
  readonly isNew: boolean
}

/** Says what a save changes of the corrections that a job has; `undefined` where it has none. */
export type DescribeSave = (current: string | undefined) => Save

/** Is given a job when it has changed; `undefined` where it was removed. */
export type JobListener = (job: Job | undefined) => void

/**
 * Jobs that are converted in their order, while their clients do something else. They outlive the service: what has no end
 * when it ends is done by the next one. Where a server keeps them, all methods may throw a `QueueError`.
 */
export interface Jobs {
  readonly files: JobFiles
  /** Whether it begins no job any more. */
  readonly isClosed: boolean
  /** Whether the server answers that keeps them; none where a folder does. */
  readonly isThere?: boolean
  /** How many jobs wait. */
  countWaiting(): Promise<number>
  /** Whether the next job would be refused. */
  isFull(): Promise<boolean>
  /** A job of this owner; another owner's job is not found. @throws {ServiceError} `E_NOT_FOUND` */
  find(id: string, owner: string): Promise<Job>
  /** All jobs of an owner, oldest first. */
  list(owner: string): Promise<readonly Job[]>
  /** Takes a job whose document is in its folder. */
  add(request: JobRequest): Promise<AddedJob>
  /** Bytes of all documents with their outputs, and of those of an owner. */
  measure(owner: string): Promise<KeptBytes>
  readCorrections(id: string): Promise<string | undefined>
  /** The latest saves of its corrections, oldest first. */
  readSaves(id: string): Promise<readonly Save[]>
  /** Has `onChange` called soon and at each change of a job, and `onEnd` at the end of the service, until what comes back is called. */
  watch(id: string, onChange: JobListener, onEnd: () => void): () => void
  /** Has a listener called with each job that changes, until what comes back is called. */
  watchAll(listener: (id: string, job: Job | undefined) => void): () => void
  /**
   * Has a job done again with other corrections.
   * @param describe gets the corrections that it has, says what changes, and throws where they are not those to be replaced
   */
  correct(id: string, corrections: string, describe: DescribeSave): Promise<void>
  /** Has a job that has ended done again as it was asked for, or with another password. */
  repeat(id: string, password?: string): Promise<void>
  /** Ends a job, whatever it does, and removes all of its files. */
  remove(id: string): Promise<void>
  /** Begins no job any more; those that run are ended with the pool. */
  close(): void
  /** Must be called when the pool has ended: lets go of what it holds. */
  end(): Promise<void>
}

/** Waits until a job has ended, or for so long. */
export async function waitForEnd(jobs: Jobs, id: string, ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted || jobs.isClosed) return
  await new Promise<void>(resolve => {
    const stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      unwatch()
      resolve()
    }
    const onChange = (job: Job | undefined) => {
      if (job === undefined || job.end !== undefined) stop()
    }
    const unwatch = jobs.watch(id, onChange, stop)
    const timer = setTimeout(stop, ms)
    signal.addEventListener('abort', stop)
  })
}
