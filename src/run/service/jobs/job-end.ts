import type { WorkerEntry } from '../../batch/journal/entry.ts'
import { asPaperError } from '../../../base/errors.ts'
import type { Product } from '../worker/product-files.ts'
import type { JobEnd } from './job.ts'

/** How a job ended by what its worker says of it. */
export function endOfEntry(entry: WorkerEntry, products: readonly Product[]): JobEnd {
  const { status, seconds, pages, recognised, code, message, warnings, trust, account } = entry
  return {
    status,
    ended: Date.now(),
    seconds,
    pages,
    warnings,
    ...(trust !== undefined && { trust }),
    ...(account !== undefined && { unaccountedGlyphs: account.unaccounted }),
    ...(recognised && { recognised }),
    ...(code && { code, message: message ?? '' }),
    outputs: status === 'done' ? products : [],
  }
}

/** How a job ended whose worker was lost, or took too long. */
export function endOfFailure(thrown: unknown, seconds: number): JobEnd {
  const { code, message } = asPaperError(thrown)
  return { status: 'failed', ended: Date.now(), seconds, pages: 0, code, message, warnings: {}, outputs: [] }
}
