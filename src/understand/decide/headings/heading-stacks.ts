import { isNextNumber } from '../../../base/text/labels/section-number.ts'
import type { HeadingCandidate } from './heading-candidates.ts'

/** Fewest lines right below one another, without text between, that are a list or a program. */
const LEAST_STACKED = 4
/** Most styles that lines of a list or a program have, as share of the lines: a chapter and its sections have one each. */
const MOST_STYLES = 0.5
/** Fewest headings that are items of a list where their numbers follow one another: there is text below the heading of a section. */
const LEAST_ITEMS = 2

/**
 * Headings without those in stacks: below the heading of a section there is text, or a heading of another style or with a number that is
 * not the next one.
 */
export function withoutStacks(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const withoutItems = runsOf(headings, isNextItem)
    .filter(({ length }) => length < LEAST_ITEMS)
    .flat()
  return runsOf(withoutItems, isStacked)
    .filter(run => !isProgram(run))
    .flat()
}

function runsOf(
  headings: readonly HeadingCandidate[],
  belongs: (above: HeadingCandidate, heading: HeadingCandidate) => boolean,
): HeadingCandidate[][] {
  const runs: HeadingCandidate[][] = []
  for (const heading of headings) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && belongs(last, heading)) run.push(heading)
    else runs.push([heading])
  }
  return runs
}

/** Whether a heading has the next number of one part, right below the one before it in the same style: `1. The river` `2. The town`. */
function isNextItem(above: HeadingCandidate, heading: HeadingCandidate): boolean {
  if (above.after !== heading.block || above.styleKey !== heading.styleKey) return false
  const [first, next] = [above.number, heading.number]
  if (first?.depth !== 1 || next?.depth !== 1 || first.style !== 'arabic' || next.style !== 'arabic') return false
  return isNextNumber(first.number, next.number)
}

function isStacked(above: HeadingCandidate, heading: HeadingCandidate): boolean {
  const isBare = [above, heading].every(({ number, concept }) => number === undefined && concept === undefined)
  return isBare && above.after === heading.block
}

function isProgram(run: readonly HeadingCandidate[]): boolean {
  const styles = new Set(run.map(({ styleKey }) => styleKey))
  return run.length >= LEAST_STACKED && styles.size <= MOST_STYLES * run.length
}
