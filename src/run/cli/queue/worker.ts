import { withRedis } from '../../queue/redis.ts'
import { workOnQueue, type WorkPlan } from '../../queue/work.ts'
import type { WorkerFlags } from '../batch/batch-flags.ts'
import { parseWorkers } from '../batch/worker-options.ts'
import { waitWhenInterrupted } from '../shared/interruption.ts'
import type { RedisFlags } from './redis-option.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'
import { watchWorker } from './worker-progress.ts'

/** How long a worker waits for a lost server: one that is restarted reads gigabytes; after that, a person has to act. */
const WORKER_PATIENCE_MS = 5 * 60_000

/** The options of `paperxml worker` as they were typed. */
export interface QueueWorkerFlags extends WorkerFlags, RedisFlags {
  readonly untilEmpty?: boolean
  readonly inputsBelow?: readonly string[]
}

/** Runs `paperxml worker`; the exit status is 0 even if documents failed: their journals say so. */
export async function runWorker(flags: QueueWorkerFlags, terminal: Terminal): Promise<number> {
  const { inputsBelow: roots = [], untilEmpty = false } = flags
  const plan: WorkPlan = { ...parseWorkers(flags), roots, endsWhenEmpty: untilEmpty }
  const server = { url: flags.redis, patienceMs: WORKER_PATIENCE_MS, onConnection: reportConnection(terminal) }
  const interrupted = new AbortController()
  const working = withRedis(server, (redis, lost) =>
    workOnQueue(redis, plan, watchWorker(terminal, flags.json), AbortSignal.any([lost, interrupted.signal])),
  )
  const forget = waitWhenInterrupted(() => {
    interrupted.abort()
    return working
  })
  try {
    await working
    return 0
  } finally {
    forget()
    showProgress(terminal, '')
  }
}

function reportConnection(terminal: Terminal): (isThere: boolean) => void {
  return isThere => {
    showProgress(terminal, '')
    terminal.writeError(
      isThere
        ? 'paperxml: the connection to the queue is back\n'
        : `paperxml: the connection to the queue is lost; trying again for ${WORKER_PATIENCE_MS / 60_000} minutes\n`,
    )
  }
}
