import { availableParallelism } from 'node:os'
import type { Limits } from '../../batch/workers/settings.ts'
import { OptionError } from '../../../base/errors.ts'
import type { WorkerFlags } from './batch-flags.ts'

/** How many documents are converted at once, each under which limits. */
export interface WorkerRequest {
  readonly limits: Limits
  readonly workers: number
}

/** More workers than any machine has cores are a mistake. */
export const MOST_WORKERS = 1024
/** A day. */
export const MOST_SECONDS = 86_400
/** A worker that has converted nothing yet takes 150 MB. */
const LEAST_MEGABYTES = 200
const MOST_MEGABYTES = 1_000_000

/** @throws {OptionError} where a number cannot be */
export function parseWorkers(flags: WorkerFlags): WorkerRequest {
  const { timeLimit, memoryLimit, workers = String(availableParallelism()) } = flags
  return {
    limits: {
      timeLimitMs: 1000 * parseNumber('--time-limit', timeLimit, { from: 1, to: MOST_SECONDS }),
      memoryLimitBytes: 1e6 * parseNumber('--memory-limit', memoryLimit, { from: LEAST_MEGABYTES, to: MOST_MEGABYTES }),
    },
    workers: parseNumber('--workers', workers, { from: 1, to: MOST_WORKERS }),
  }
}

/** @throws {OptionError} `E_OPTION_RANGE` where the value of an option is no whole number in a range */
export function parseNumber(flag: string, text: string, { from, to }: { from: number; to: number }): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new OptionError('E_OPTION_RANGE', `${flag} ${text}: expected a whole number from ${from} to ${to}`)
}
