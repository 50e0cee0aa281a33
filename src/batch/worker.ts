/** A worker of a batch: the process in which documents are converted, one after the other. Started by `start-worker.ts`. */
import { basename } from 'node:path'
import { readBibliography } from '../bibliography/read-bibliography.ts'
import { readBytes } from '../sources/read-bytes.ts'
import { convertDocument, type WorkerContext } from './convert-document.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { WorkerSettings } from './settings.ts'

let context: WorkerContext | undefined

function tell(message: FromWorker): void {
  process.send?.(message)
}

async function prepare(settings: WorkerSettings): Promise<WorkerContext> {
  const path = settings.bibliography
  // What is wrong with the bibliography was told when the batch began.
  const bibliography =
    path === undefined ? undefined : await readBibliography(await readBytes(path), basename(path), () => {})
  return { settings, bibliography, onRecognising: pages => tell({ type: 'recognising', pages }) }
}

async function take(message: ToWorker): Promise<void> {
  if (message.type === 'settings') {
    context = await prepare(message.settings)
    tell({ type: 'ready' })
  } else if (context !== undefined) {
    tell({ type: 'result', result: await convertDocument(message.job, context) })
  }
}

process.on('message', (message: ToWorker) => {
  take(message).catch((error: unknown) => tell({ type: 'unfit', message: String(error) }))
})
// The batch is gone, whatever ended it: nobody waits for this document any more.
process.on('disconnect', () => process.exit())
// A terminal sends these to all processes of a command; the batch decides what becomes of its workers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
