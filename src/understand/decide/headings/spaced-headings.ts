import { OPEN_WORDS } from '../../layout/blocks/heading-lines.ts'
import type { Block } from '../../../model/page/block.ts'
import type { Evidence } from '../evidence.ts'
import { addPoints, type HeadingCandidate } from './heading-candidates.ts'

/** Points that such a line has by its place alone. */
const LEAST_POINTS = 0.625
/** Fewest headings with that space. */
const LEAST_HEADINGS = 3
/** Distances of lines that differ by less than this, in ems, are one. */
const SAME_DISTANCE_IN_EMS = 0.2
/** A line begins at the edge of its column, within this, in ems. */
const FLUSH_IN_EMS = 0.2
/** Fewest lines of the text below. */
const LEAST_TEXT = 2

/** The distances of the lines of a block from those above and below it, in ems. */
interface Space {
  readonly above: number
  readonly below: number
}

/**
 * Raises short lines in the type of the text that are as far from the lines above and below as headings of the paper: the lowest level
 * of headings may be set so.
 *
 *     3.1. Materials         (italic)
 *
 *     Rivers                 <- a heading, too
 *
 *     Four rivers were seen by us, and all of them
 */
export function raiseSpacedAlike(
  candidates: readonly HeadingCandidate[],
  isHeading: (candidate: HeadingCandidate) => boolean,
  { blocks }: Evidence,
): HeadingCandidate[] {
  const spaceOf = new Map(blocks.map((block, i) => [block, measureSpace(block, blocks[i - 1], blocks[i + 1])]))
  const known = candidates.filter(isHeading).flatMap(({ block }) => spaceOf.get(block) ?? [])
  return candidates.map(candidate => {
    const space = spaceOf.get(candidate.block)
    if (space === undefined || isHeading(candidate) || !mayBeHeading(candidate)) return candidate
    if (known.filter(other => isSame(other, space)).length < LEAST_HEADINGS) return candidate
    return addPoints(candidate, { isSpacedLikeHeadings: true })
  })
}

function measureSpace(block: Block, before: Block | undefined, after: Block | undefined): Space | undefined {
  const [first, last] = [block.lines[0], block.lines.at(-1)]
  const [above, below] = [before?.lines.at(-1), after?.lines[0]]
  if (first === undefined || last === undefined || above === undefined || below === undefined) return undefined
  if (before?.column !== block.column || after?.column !== block.column) return undefined
  return { above: (first.baseline - above.baseline) / first.size, below: (below.baseline - last.baseline) / last.size }
}

function isSame(a: Space, b: Space): boolean {
  return (['above', 'below'] as const).every(side => Math.abs(a[side] - b[side]) < SAME_DISTANCE_IN_EMS)
}

/** Whether a single flush line that neither ends a sentence nor breaks off is set off above text. */
function mayBeHeading({ block, text, points, number, facts, after }: HeadingCandidate): boolean {
  if (points < LEAST_POINTS || block.lines.length > 1 || number !== undefined) return false
  if (!facts.hasSpaceAbove || !facts.hasSpaceBelow) return false
  const isFlush = block.box.left - block.column.left < FLUSH_IN_EMS * (block.lines[0]?.size ?? 0)
  return isFlush && OPEN_WORDS.test(text) && (after?.lines.length ?? 0) >= LEAST_TEXT
}
