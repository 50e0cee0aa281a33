import { isRecognised } from '../../page/text-line.ts'
import type { HeadingCandidate } from './heading-candidates.ts'
import type { HeadingRule } from './heading-rules.ts'

/** Fewest sections, from the first on without a gap, that show how sections with numbers are set in a paper. */
const LEAST_SECTIONS = 3
/** Points for a number that a section has, in type of the body: what else speaks for a heading is its place, or an entry of an outline. */
const NUMBER_TAKEN = -5
/** A list that has begun goes on behind the numbers of sections; an item between may be no candidate. */
const MOST_SKIPPED = 2
/** Evidence of a look that is not the body's. */
const LOOKS: readonly HeadingRule[] = [
  'bold',
  'much-larger',
  'larger',
  'capitals',
  'italic',
  'font-of-headings',
  'underlined',
  'colour',
  'centred',
  'tagged-heading',
]

/**
 * The candidates, with points against items of lists: they have numbers of one part in the type of the body, and sections with the same
 * numbers are set apart from it. Says nothing where sections are set like the body.
 */
export function weighListNumbers(candidates: readonly HeadingCandidate[], enough: number): HeadingCandidate[] {
  const sections = new Set<number>()
  for (const candidate of candidates) {
    const value = valueOf(candidate)
    if (value === sections.size + 1 && candidate.score >= enough && hasLook(candidate)) sections.add(value)
  }
  if (sections.size < LEAST_SECTIONS) return [...candidates]
  let last = -Infinity
  return candidates.map(candidate => {
    const value = valueOf(candidate)
    if (value === undefined || hasLook(candidate)) return candidate
    const goesOn = value > last && value <= last + MOST_SKIPPED
    if (!sections.has(value) && !goesOn) return candidate
    last = value
    return { ...candidate, score: candidate.score + NUMBER_TAKEN, evidence: [...candidate.evidence, 'number-taken'] }
  })
}

function hasLook({ evidence }: HeadingCandidate): boolean {
  return LOOKS.some(rule => evidence.includes(rule))
}

/** The value of an Arabic number of one part; recognised ones are judged by their succession (`section-succession.ts`). */
function valueOf({ block, number }: HeadingCandidate): number | undefined {
  if (block.lines.some(isRecognised)) return undefined
  if (number?.depth !== 1 || number.style !== 'arabic' || number.word !== undefined) return undefined
  return Number(number.number)
}
