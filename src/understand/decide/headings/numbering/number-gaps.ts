import { ENOUGH } from '../../../../base/collections/rules.ts'
import type { Block } from '../../../../model/page/block.ts'
import { isRecognised } from '../../../evidence/lines.ts'
import { parseSectionNumber } from '../../../../base/text/labels/section-number.ts'
import { addPoints, type HeadingCandidate } from '../heading-candidates.ts'

/** Numbers missing between two of one numbering; where more are missing, another numbering is between. */
export const MOST_MISSING = 2
/** A block with the number before or after is an item of the same list where so few blocks are between them. */
const BLOCKS_BETWEEN = 1

/** A candidate with its number in parts: `3.2` is 2 below `3`. */
interface Numbered {
  readonly candidate: HeadingCandidate
  readonly parent: string
  readonly value: number
  /** Its place among the blocks of the document. */
  readonly place: number
}

/**
 * The candidates, with enough points for those that have the number that is missing between two headings: where 2 and 4 are headings, a
 * line in the same style between them that has the number 3 is one, however full it is. So is a 1 before a 2.
 *
 * An item of a list has the number before or after right beside it. Says nothing of recognised lines, whose numbers may be misread
 * (`section-succession.ts`).
 */
export function fillNumberGaps(
  candidates: readonly HeadingCandidate[],
  isHeading: (candidate: HeadingCandidate) => boolean,
  blocks: readonly Block[],
): HeadingCandidate[] {
  const places = new Map(blocks.map((block, place) => [block, place]))
  const numbered = candidates.flatMap(candidate => readNumbered(candidate, places.get(candidate.block) ?? 0))
  const headings = numbered.filter(({ candidate }) => isHeading(candidate))
  const found = new Set(
    headings.flatMap(next => {
      const last = headings.findLast(other => other.parent === next.parent && other.place < next.place)
      return missingBefore(next, last).flatMap(value => {
        const fitting = numbered.filter(
          other =>
            other.parent === next.parent &&
            other.value === value &&
            other.place < next.place &&
            other.place > (last?.place ?? -1) &&
            isSetLike(other.candidate, next.candidate) &&
            !isInList(other, blocks),
        )
        const [only, ...others] = fitting
        return only === undefined || others.length > 0 ? [] : [only.candidate]
      })
    }),
  )
  return candidates.map(candidate => (found.has(candidate) && !isHeading(candidate) ? fillGap(candidate) : candidate))
}

/** The candidate with the points of its number, which make it no surer than the least sure heading. */
function fillGap(candidate: HeadingCandidate): HeadingCandidate {
  const raised = addPoints(candidate, { fillsGap: true })
  return { ...raised, points: Math.min(ENOUGH, raised.points) }
}

function readNumbered(candidate: HeadingCandidate, place: number): Numbered[] {
  const { number, block } = candidate
  if (number?.style !== 'arabic' || number.word !== undefined || number.restStart !== 'capital') return []
  if (block.lines.some(isRecognised)) return []
  const parts = number.number.split('.')
  return [{ candidate, parent: parts.slice(0, -1).join('.'), value: Number(parts.at(-1)), place }]
}

/** The numbers that are missing between a heading and the one before it; before the first one of a paper, 1 alone. */
function missingBefore(next: Numbered, last: Numbered | undefined): number[] {
  const from = last?.value ?? 0
  const count = next.value - from - 1
  if (count < 1 || count > MOST_MISSING || (last === undefined && next.parent !== '')) return []
  return Array.from({ length: count }, (_, i) => from + 1 + i)
}

/** Whether both have one style, and the same sign after their numbers. */
function isSetLike(candidate: HeadingCandidate, heading: HeadingCandidate): boolean {
  return candidate.styleKey === heading.styleKey && candidate.number?.closing === heading.number?.closing
}

/** Whether a block near it has the number before or after: they are items of a list. */
function isInList({ parent, value, place }: Numbered, blocks: readonly Block[]): boolean {
  const near = blocks.slice(Math.max(0, place - BLOCKS_BETWEEN), place + BLOCKS_BETWEEN + 1)
  const numberOf = (own: number) => (parent === '' ? `${own}` : `${parent}.${own}`)
  return near.some(block => {
    const number = parseSectionNumber(block.lines[0]?.text ?? '')?.number
    return number === numberOf(value - 1) || number === numberOf(value + 1)
  })
}
