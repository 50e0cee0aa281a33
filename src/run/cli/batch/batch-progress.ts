import type { BatchObserver } from '../../batch/run-batch.ts'
import type { BatchSummary } from '../../batch/journal/summary.ts'
import type { ErrorCode } from '../../../base/errors.ts'
import { writeDocumentLine } from './document-line.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'

/** Shows the progress of a batch: a bar and a table to a person, a line for each document in a pipe, and JSON to a program that asks. */
export interface BatchWatcher extends BatchObserver {
  /** What failed now, by the name of the document. */
  readonly failures: ReadonlyMap<string, ErrorCode>
  /** Prints the summary. */
  readonly close: (summary: BatchSummary) => void
  /** Must be called, however the batch ends. */
  readonly end: () => void
}

/** Milliseconds between two drawings of the bar. */
const DRAW_INTERVAL_MS = 100

/** A watcher of the batch that writes into `folder`. */
export function watchBatch(terminal: Terminal, folder: string, isJson = false): BatchWatcher {
  const failures = new Map<string, ErrorCode>()
  const progress = { documents: 0, toDo: 0, tried: 0, pages: 0, failed: 0 }
  const started = performance.now()
  let drawn = 0
  const printStop = () => {
    const { tried, toDo } = progress
    showProgress(terminal, '')
    terminal.writeError(`paperxml: stopped after ${tried} of ${toDo} documents; run the same command to continue\n`)
  }
  process.on('exit', printStop)
  return {
    failures,
    onStart: (documents, toDo) => {
      Object.assign(progress, { documents, toDo })
      showProgress(terminal, barOf(progress, 0))
    },
    onDocument: (place, entry) => {
      progress.tried++
      progress.pages += entry?.pages ?? 0
      if (entry?.code !== undefined) {
        progress.failed++
        failures.set(entry.document, entry.code)
      }
      if (isJson || !terminal.isWatched) terminal.writeOut(writeDocumentLine(place, entry, isJson))
      else if (entry?.code !== undefined) {
        showProgress(terminal, '')
        terminal.writeError(`paperxml: ${place}: ${entry.code}: ${entry.message}\n`)
      }
      const now = performance.now()
      if (now - drawn < DRAW_INTERVAL_MS) return
      drawn = now
      showProgress(terminal, barOf(progress, (now - started) / 1000))
    },
    close: summary => {
      const seconds = (performance.now() - started) / 1000
      const run = { tried: progress.tried, pages: progress.pages, seconds: Math.round(seconds * 10) / 10 }
      showProgress(terminal, '')
      if (isJson) terminal.writeOut(`${JSON.stringify({ summary, run })}\n`)
      else if (terminal.isWatched) terminal.writeError(writeSummaryTable(summary, run, folder))
      else terminal.writeOut(writeSummaryTable(summary, run, folder))
    },
    end: () => {
      process.off('exit', printStop)
      showProgress(terminal, '')
    },
  }
}

/** Characters of the bar. */
const BAR_WIDTH = 24

/** What a batch has done so far. */
export interface BatchProgress {
  readonly documents: number
  readonly toDo: number
  readonly tried: number
  readonly pages: number
  readonly failed: number
}

/** The bar: share, documents, speed, failures and the time left at this speed. */
export function barOf({ toDo, tried, pages, failed }: BatchProgress, seconds: number): string {
  const share = toDo === 0 ? 1 : tried / toDo
  const full = Math.floor(share * BAR_WIDTH)
  const bar = '#'.repeat(full) + '-'.repeat(BAR_WIDTH - full)
  const speed = seconds > 0 ? `, ${(pages / seconds).toFixed(1)} pages/s` : ''
  const left = tried > 0 && tried < toDo ? `, ${toDuration(((toDo - tried) * seconds) / tried)} left` : ''
  return `[${bar}] ${tried}/${toDo}${speed}, ${failed} failed${left}`
}

/** `45 s`, `12 min`, `3 h 20 min`. */
export function toDuration(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** What was done by one command, of what is in the journal. */
interface BatchRun {
  readonly tried: number
  readonly pages: number
  /** Wall time. */
  readonly seconds: number
}

/** The closing table of a batch. */
function writeSummaryTable(summary: BatchSummary, run: BatchRun, folder: string): string {
  const { documents, done, failed, pages, recognised, memory, glyphs, unaccounted, failures, warnings } = summary
  const speed = run.seconds > 0 ? (run.pages / run.seconds).toFixed(1) : '-'
  const rows: [string, string | number][] = [
    ['documents', documents],
    ['  done', done],
    ['  failed', failed],
    ...Object.entries(failures).map(([code, count]): [string, number] => [`    ${code}`, count]),
    ['pages', pages],
    ...(recognised > 0 ? [['  recognised', recognised] as [string, number]] : []),
    ['glyphs', glyphs],
    ['  unaccounted', unaccounted],
    ...Object.entries(warnings).map(([code, count]): [string, number] => [code, count]),
    ['most memory of a worker, MB', Math.round(memory)],
    ['documents of this run', run.tried],
    ['seconds', run.seconds],
    ['pages per second', speed],
    ['outputs and journal', folder],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('')
}
