/** What is printed together, and whether white space is before it. */
interface TextRun {
  readonly text: string
  readonly spaceBefore: boolean
}

/** The texts of runs joined, with a blank where white space is between two. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map((run, i) => (i > 0 && run.spaceBefore ? ` ${run.text}` : run.text)).join('')
}
