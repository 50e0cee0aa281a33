import { asPaperError, oneLine } from '../../../base/errors.ts'
import type { WorkerEntry } from '../journal/entry.ts'
import { isFaultOfDisk } from '../outputs/stage-outputs.ts'

/** An entry while its document is converted. */
export type OpenEntry = { -readonly [Key in keyof WorkerEntry]: WorkerEntry[Key] }

/** What came of a document. */
export type RecordedWork =
  | { readonly type: 'entry'; readonly entry: WorkerEntry }
  /** No output can be written any more. */
  | { readonly type: 'disk'; readonly message: string }

/**
 * What came of work that fills the entry of a document, or what the work returns instead. Throws nothing: a failure is a
 * result too, with all that was known of the document by then.
 */
export async function recordWork<Other = never>(
  work: (entry: OpenEntry) => Promise<Other | undefined>,
): Promise<RecordedWork | Other> {
  const started = performance.now()
  const entry: OpenEntry = { status: 'done', pages: 0, seconds: 0, warnings: {}, outputs: {} }
  try {
    const other = await work(entry)
    if (other !== undefined) return other
  } catch (thrown) {
    const failure = asPaperError(thrown)
    if (isFaultOfDisk(failure)) return { type: 'disk', message: failure.message }
    Object.assign(entry, { status: 'failed', code: failure.code, message: oneLine(failure) })
  }
  entry.seconds = Math.round(performance.now() - started) / 1000
  return { type: 'entry', entry }
}
