import type { KnownInput } from '../journal/entry.ts'
import type { RecordedWork } from './record-work.ts'

/** A document as a worker gets it. */
export interface Job {
  /** Where its bytes are. */
  readonly path: string
  /** Name of its outputs below the output folder. */
  readonly stem: string
  /** Name of its file as it may be printed. */
  readonly source: string
  /** Its file below the folder of corrections, where that is not the mirrored one. */
  readonly corrections?: string | undefined
  /** What the input was when it was converted before: it is skipped if it is the same and its outputs exist. */
  readonly known: KnownInput | undefined
}

/** What came of a job. */
export type JobResult =
  | RecordedWork
  /** The input is what it was. */
  | { readonly type: 'unchanged' }

/** What a parent says to a worker: its settings once, then one job after the other. */
export type ToWorker<Settings, Job> =
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'job'; readonly job: Job }

/** How far a document is while its pages are read, or recognised from pictures; the service also tells what comes after that. */
export interface PageProgress {
  readonly stage: 'reading' | 'recognising' | 'understanding' | 'writing'
  /** Pages done, and all pages of this stage; after the pages are read, steps. */
  readonly done: number
  readonly pages: number
}

/** What a worker says to its parent. */
export type FromWorker<Result> =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: PageProgress }
  | { readonly type: 'result'; readonly result: Result }
  /** It cannot work with these settings. */
  | { readonly type: 'unfit'; readonly message: string }
