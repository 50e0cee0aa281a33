import { withRedis } from '../../queue/redis.ts'
import { workOnQueue, type WorkPlan } from '../../queue/work.ts'
import type { WorkerFlags } from '../batch/batch-flags.ts'
import { parseWorkers } from '../batch/worker-options.ts'
import { waitWhenInterrupted } from '../shared/interruption.ts'
import type { RedisFlags } from './redis-option.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'
import type { WorkObserver } from '../../queue/job-converter.ts'
import { writeDocumentLine } from '../batch/document-line.ts'

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

/** Somebody who watches a worker of a queue: a person sees counts and failures, a log a line for each document. */
function watchWorker(terminal: Terminal, isJson = false): WorkObserver {
  const sums = { documents: 0, pages: 0, failed: 0 }
  const started = performance.now()
  const show = () => {
    const speed = (sums.pages * 1000) / (performance.now() - started)
    showProgress(terminal, `${sums.documents} documents, ${speed.toFixed(1)} pages/s, ${sums.failed} failed`)
  }
  const print = (line: string) => {
    showProgress(terminal, '')
    terminal.writeError(`paperxml: ${line}\n`)
  }
  return {
    onDocument: (place, entry) => {
      sums.documents++
      sums.pages += entry?.pages ?? 0
      if (entry?.code !== undefined) {
        sums.failed++
        if (terminal.isWatched) print(`${place}: ${entry.code}: ${entry.message}`)
      }
      if (isJson || !terminal.isWatched) terminal.writeOut(writeDocumentLine(place, entry, isJson))
      show()
    },
    onRetry: (place, { code, message }) => {
      print(`${place}: ${code}: ${message}; trying again`)
      show()
    },
  }
}
