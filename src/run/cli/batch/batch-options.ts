import { join } from 'node:path'
import type { Shard } from '../../batch/documents/shard.ts'
import { OptionError } from '../../../base/errors.ts'
import { DEFAULT_FORMATS } from '../../../products/recipes/formats.ts'
import type { OutputSettings } from '../../../products/recipes/outputs.ts'
import type { BatchFlags } from './batch-flags.ts'
import { parseWorkers, type WorkerRequest } from './worker-options.ts'
import { parseManyFolder } from '../shared/output-names.ts'
import { parseOutputSettings } from '../convert/convert-options.ts'

/** What `paperxml batch` is to do, but for its documents. */
export interface BatchRequest extends WorkerRequest {
  readonly output: OutputSettings
  readonly shard: Shard
  readonly journal: string
  /** Name of the page about the batch. */
  readonly report: string
  readonly staging: string
}

/** More parts than any job scheduler runs are a mistake. */
const MOST_SHARDS = 100_000

/** @throws {OptionError} where one of the options cannot be */
export function parseBatch(flags: BatchFlags): BatchRequest {
  const folder = parseManyFolder(flags.output)
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

function parseShard(text: string): Shard {
  const [number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (number >= 1 && number <= count && count <= MOST_SHARDS) return { number, count }
  throw new OptionError('E_OPTION_RANGE', `--shard ${text}: expected a part and the number of parts, like 3/16`)
}
