import type { WorkObserver } from '../../queue/job-converter.ts'
import { writeDocumentLine } from '../batch/document-line.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'

/** Somebody who watches a worker of a queue: a person sees counts and failures, a log a line for each document. */
export function watchWorker(terminal: Terminal, isJson = false): WorkObserver {
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
