import type { ErrorCode } from '../../base/errors.ts'

/** How often a document is tried, by whatever worker. */
export const ATTEMPTS = 3

/** Time before the second try; each further one waits twice as long. A share that fails to answer is back by then. */
export const FIRST_DELAY_MS = 5000

/**
 * Failures that may be of the machine or of the moment: a worker that was killed, a machine with too much to do, a share
 * that is not mounted, a program that cannot be started. What is wrong with a file stays wrong.
 */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'E_WORKER_LOST',
  'E_TIMEOUT',
  'E_FILE_MISSING',
  'E_OUTPUT_FAILED',
  'E_OCR_FAILED',
])

/** Whether a document that failed so may go well another time. */
export function mayPass(code: ErrorCode): boolean {
  return PASSING.has(code)
}

/**
 * A worker that has not renewed its hold on a document for so long is lost. With the time between two checks for such
 * documents it is what a killed worker costs: less than 15 s.
 */
export const HOLD_MS = 10_000
export const LOOK_INTERVAL_MS = 4000

/**
 * How often the worker of a document may be lost, all of its processes with it. That is the machine's fault as a rule; but
 * some schedulers end all processes of a worker when one takes too much memory, and a document that does must not do so for ever.
 */
export const MOST_LOSSES = 3

/** How long a document waits whose output folder is missing: shares that are lost are mounted again by people. */
export const PARKED_MS = 60_000

/** What has ended is kept by the server for a day: until then `paperxml status` counts it without the journals. */
export const KEPT_SECONDS = 86_400
