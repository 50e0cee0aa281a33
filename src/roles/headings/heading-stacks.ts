import type { HeadingCandidate } from './heading-candidates.ts'

/** Fewest lines right below one another, without text between, that are a list or a program. */
const LEAST_STACKED = 4
/** Most styles that lines of a list or a program have, as share of the lines: a chapter and its sections have one each. */
const MOST_STYLES = 0.5

/** Headings without those in stacks: below the heading of a section there is text, or a heading with a number or of another style. */
export function withoutStacks(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const runs: HeadingCandidate[][] = []
  for (const heading of headings) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && isStacked(last, heading)) run.push(heading)
    else runs.push([heading])
  }
  return runs.filter(run => !isProgram(run)).flat()
}

function isStacked(above: HeadingCandidate, heading: HeadingCandidate): boolean {
  const isBare = [above, heading].every(({ number, concept }) => number === undefined && concept === undefined)
  return isBare && above.after === heading.block
}

function isProgram(run: readonly HeadingCandidate[]): boolean {
  const styles = new Set(run.map(({ styleKey }) => styleKey))
  return run.length >= LEAST_STACKED && styles.size <= MOST_STYLES * run.length
}
