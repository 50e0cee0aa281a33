import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '../../batch/workers/settings.ts'
import type { Shard } from '../../batch/documents/shard.ts'
import { OptionError } from '../../errors.ts'
import { DEFAULT_FORMATS } from '../../recipes/formats.ts'
import type { OutputSettings } from '../../recipes/outputs.ts'
import type { BatchFlags, WorkerFlags } from './batch-flags.ts'
import { parseOutputSettings } from '../convert/convert-options.ts'

/** How many documents are converted at once, each under which limits. */
export interface WorkerRequest {
  readonly limits: Limits
  readonly workers: number
}

/** What `paperxml batch` is to do, but for its documents. */
export interface BatchRequest extends WorkerRequest {
  readonly output: OutputSettings
  readonly shard: Shard
  readonly journal: string
  /** Name of the page about the batch. */
  readonly report: string
  readonly staging: string
}

/** More workers than any machine has cores are a mistake. */
export const MOST_WORKERS = 1024
/** A day. */
export const MOST_SECONDS = 86_400
/** A worker that has converted nothing yet takes 150 MB. */
const LEAST_MEGABYTES = 200
const MOST_MEGABYTES = 1_000_000
/** More parts than any job scheduler runs are a mistake. */
const MOST_SHARDS = 100_000

/** @throws {OptionError} where one of the options cannot be */
export function parseBatch(flags: BatchFlags): BatchRequest {
  const folder = flags.output
  const shard = parseShard(flags.shard ?? '1/1')
  const part = shard.count === 1 ? '' : `-${shard.number}-of-${shard.count}`
  return {
    output: parseOutputSettings(flags, DEFAULT_FORMATS),
    ...parseWorkers(flags),
    shard,
    journal: join(folder, `batch${part}.jsonl`),
    report: `batch${part}.html`,
    staging: join(folder, `.batch${part}`),
  }
}

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

function parseShard(text: string): Shard {
  const [number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (number >= 1 && number <= count && count <= MOST_SHARDS) return { number, count }
  throw new OptionError('E_OPTION_RANGE', `--shard ${text}: expected a part and the number of parts, like 3/16`)
}
