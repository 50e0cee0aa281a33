import type { FoundDocuments } from '../../batch/documents/documents.ts'
import { writeBatchReport } from '../../batch/journal/report-html.ts'
import { type BatchPlan, runBatch } from '../../batch/run-batch.ts'
import { takeShard } from '../../batch/documents/shard.ts'
import { summarise } from '../../batch/journal/summary.ts'
import { ERROR_CODES, type ErrorCode } from '../../../base/errors.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import type { BatchFlags } from './batch-flags.ts'
import { parseBatch } from './batch-options.ts'
import { watchBatch } from './batch-progress.ts'
import { collect } from './collect-documents.ts'
import type { Terminal } from '../shared/terminal.ts'

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
