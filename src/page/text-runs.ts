import type { TextRun } from './page.ts'

/** The texts of runs joined, with a blank where white space is between two. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map((run, i) => (i > 0 && run.spaceBefore ? ` ${run.text}` : run.text)).join('')
}
