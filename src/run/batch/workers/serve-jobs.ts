import { inflateQuickly } from '../../../read/sources/pdf/port/quick-inflate.ts'
import type { FromWorker, PageProgress, ToWorker } from './worker-messages.ts'

/**
 * Serves the parent of this process, see `WorkerProcess`: takes its settings once, then one job after the other.
 *
 * @param prepare makes of the settings what does a job; it may report how far the job is
 * @returns ends when the first job is done
 */
export function serveJobs<Settings, Job, Result>(
  prepare: (settings: Settings, onProgress: (progress: PageProgress) => void) => Promise<(job: Job) => Promise<Result>>,
): Promise<void> {
  inflateQuickly()
  const send = (message: FromWorker<Result>) => void process.send?.(message)
  let convert: ((job: Job) => Promise<Result>) | undefined
  let endFirst = () => {}
  const firstJob = new Promise<void>(resolve => {
    endFirst = resolve
  })
  const take = async (message: ToWorker<Settings, Job>) => {
    if (message.type === 'settings') {
      convert = await prepare(message.settings, progress => send({ type: 'progress', progress }))
      send({ type: 'ready' })
    } else if (convert !== undefined) {
      send({ type: 'result', result: await convert(message.job) })
      endFirst()
    }
  }
  process.on('message', (message: ToWorker<Settings, Job>) => {
    take(message).catch((error: unknown) => send({ type: 'unfit', message: String(error) }))
  })
  // The batch is gone, whatever ended it: nobody waits for this document any more.
  process.on('disconnect', () => process.exit())
  // A terminal sends these to all processes of a command; the batch decides what becomes of its workers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  return firstJob
}
