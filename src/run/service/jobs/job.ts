import { hashOf } from '../../batch/journal/hash.ts'
import type { PageProgress } from '../../batch/workers/worker-messages.ts'
import type { DocumentJob } from '../worker/service-messages.ts'
import type { Product } from '../worker/product-files.ts'

/** What the id of a job looks like. It is the name of its folder too. */
export const JOB_ID = /^[0-9a-f]{32}$/u

/** How a document is to be converted. */
export interface JobOptions {
  readonly products: readonly Product[]
  readonly reading: DocumentJob['reading']
}

/** What a client asked for: kept in the folder of the job. Nothing of it changes but a password that was missing. */
export interface JobRequest {
  readonly id: string
  /** Name of its file as it may be printed. */
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Hash of the token that it was sent with; empty where there are none. */
  readonly owner: string
  readonly options: JobOptions
  /** When it came, in milliseconds since 1970. */
  readonly created: number
}

/** How a job ended: kept in its folder. A job without an end is to be done. */
export interface JobEnd {
  readonly status: 'done' | 'failed'
  readonly ended: number
  readonly seconds: number
  readonly pages: number
  readonly recognised?: number
  readonly code?: string
  readonly message?: string
  readonly warnings: Readonly<Record<string, number>>
  readonly outputs: readonly Product[]
  /** Bytes of its document and outputs on the disk. */
  readonly kept?: number
  /** How far its structure may be trusted, 0 to 1; see `src/understand/build/trust.ts`. */
  readonly trust?: number
  /** Glyphs that are in no output and no list: 0, or the program has a fault. */
  readonly unaccountedGlyphs?: number
}

export interface KeptJob {
  readonly request: JobRequest
  /** `undefined` while it waits or is converted. */
  readonly end: JobEnd | undefined
}

/** Bytes of a job on the disk: of its document alone until it has ended. */
export function keptBytes({ request, end }: KeptJob): number {
  return end?.kept ?? request.bytes
}

/** Whether what was sent is no document at all. Nobody wants it again, so it is not kept. */
export function isNoDocument({ code }: JobEnd): boolean {
  return code === 'E_FORMAT_UNKNOWN' || code === 'E_FILE_EMPTY'
}

/** How far a job is that has not ended. */
export interface JobProgress {
  readonly status: 'waiting' | 'converting'
  /** Its place in the list while it waits, from 1. */
  readonly place?: number
  readonly progress?: PageProgress
}

/** A job as the service knows it. */
export interface Job extends KeptJob {
  /** `undefined` when it has ended. */
  readonly progress: JobProgress | undefined
  /** Which of its runs has the outputs; `undefined` where all have one place for them. */
  readonly run?: number
}

/** What was asked for, with the password that opens its document. */
export function withPassword(request: JobRequest, password: string): JobRequest {
  const { options } = request
  return { ...request, options: { ...options, reading: { ...options.reading, password } } }
}

/** What makes two jobs one. */
export function keyOf({ name, sha256, owner, options }: Omit<JobRequest, 'id' | 'created'>): string {
  return hashOf(JSON.stringify([name, sha256, owner, options]))
}
