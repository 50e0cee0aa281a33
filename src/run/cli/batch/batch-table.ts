import type { BatchSummary } from '../../batch/journal/summary.ts'

/** What was done by one command, of what is in the journal. */
export interface BatchRun {
  readonly tried: number
  readonly pages: number
  /** Wall time. */
  readonly seconds: number
}

/** The closing table of a batch. */
export function writeSummaryTable(summary: BatchSummary, run: BatchRun, folder: string): string {
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
