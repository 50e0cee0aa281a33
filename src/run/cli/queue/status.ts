import { readJournals } from '../../batch/journal/journals.ts'
import { writeBatchReport } from '../../batch/journal/report-html.ts'
import { summarise } from '../../batch/journal/summary.ts'
import { OptionError } from '../../../base/errors.ts'
import { loadOptional } from '../../../base/optional-packages.ts'
import type { QueueCounts } from '../../queue/status.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import { COMMAND_PATIENCE_MS } from './redis-option.ts'
import { parseManyFolder } from '../shared/output-names.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml status` as they were typed. */
export interface StatusFlags {
  readonly redis?: string
  readonly output?: string
  readonly journal?: boolean
}

/** Runs `paperxml status`; the exit status is 0 even if documents failed. */
export async function runStatus({ redis, output, journal = false }: StatusFlags, terminal: Terminal): Promise<number> {
  if (redis === undefined && output === undefined) {
    throw new OptionError('E_OPTION_UNKNOWN', 'name a queue with --redis, or a folder of outputs with -o')
  }
  if (journal && output === undefined)
    throw new OptionError('E_OPTION_CONFLICT', '--journal needs -o, where journals are')
  const folder = output === undefined ? undefined : parseManyFolder(output)
  const queue = redis === undefined ? undefined : await readCounts(redis)
  const entries = folder === undefined ? undefined : [...(await readJournals(folder)).values()]
  if (folder !== undefined && entries !== undefined && entries.length > 0) {
    await writeOutputs(folder, [{ name: 'batch.html', content: writeBatchReport(entries) }])
  }
  if (journal) for (const entry of entries ?? []) terminal.writeOut(`${JSON.stringify(entry)}\n`)
  else terminal.writeOut(`${JSON.stringify({ queue, summary: entries && summarise(entries) }, undefined, 2)}\n`)
  return 0
}

/** The counts of the server, whose client is loaded only here. */
async function readCounts(url: string): Promise<QueueCounts> {
  const { withRedis } = await loadOptional('queue', () => import('../../queue/redis.ts'))
  const { readQueue } = await loadOptional('queue', () => import('../../queue/status.ts'))
  return withRedis({ url, patienceMs: COMMAND_PATIENCE_MS, onConnection: () => {} }, readQueue)
}
