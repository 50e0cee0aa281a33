import type { FoundDocuments } from '../../batch/documents/documents.ts'
import { writeBatchReport } from '../../batch/journal/report-html.ts'
import { type BatchPlan, runBatch } from '../../batch/run-batch.ts'
import { type Shard, takeShard } from '../../batch/documents/shard.ts'
import { summarise } from '../../batch/journal/summary.ts'
import { ERROR_CODES, type ErrorCode, OptionError } from '../../../base/errors.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import type { BatchFlags } from './batch-flags.ts'
import { watchBatch } from './batch-progress.ts'
import { collect } from './collect-documents.ts'
import type { Terminal } from '../shared/terminal.ts'
import { join } from 'node:path'
import { DEFAULT_FORMATS } from '../../../products/recipes/formats.ts'
import type { OutputSettings } from '../../../products/recipes/outputs.ts'
import { parseWorkers, type WorkerRequest } from './worker-options.ts'
import { parseManyFolder } from '../shared/output-names.ts'
import { parseOutputSettings } from '../convert/convert-options.ts'

/** Runs `paperxml batch`; the exit status: that of the first document in the order of the inputs that failed now. */
export async function runBatchCommand(
  inputs: readonly string[],
  flags: BatchFlags,
  terminal: Terminal,
): Promise<number> {
  const request = parseBatch(flags)
  const { found, settings, asked } = await collect(inputs, flags, request.output, terminal)
  const { output, limits, workers, journal, staging } = request
  const plan: BatchPlan = {
    found: takeShard(found, request.shard),
    output: { ...output, folder: flags.output, staging, corrections: flags.corrections, bibliography: flags.bib },
    settings,
    limits,
    workers,
    journal,
    ...asked,
  }
  await makeFolder(flags.output)
  const watcher = watchBatch(terminal, flags.output, flags.json)
  try {
    const entries = await runBatch(plan, watcher)
    watcher.close(summarise(entries.values()))
    const content = writeBatchReport([...entries.values()])
    await writeOutputs(flags.output, [{ name: request.report, content }])
    return statusOf(plan.found, watcher.failures)
  } finally {
    watcher.end()
  }
}

function statusOf({ documents, refused }: FoundDocuments, failures: ReadonlyMap<string, ErrorCode>): number {
  const first = [...documents, ...refused].find(({ name }) => failures.has(name))
  const code = first && failures.get(first.name)
  return code === undefined ? 0 : ERROR_CODES[code].exit
}

/** What `paperxml batch` is to do, but for its documents. */
interface BatchRequest extends WorkerRequest {
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
function parseBatch(flags: BatchFlags): BatchRequest {
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
