import type { TextRun } from './page.ts'

/** The text of runs one behind the other, a blank where white space stood between two. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map((run, i) => (i > 0 && run.spaceBefore ? ` ${run.text}` : run.text)).join('')
}
