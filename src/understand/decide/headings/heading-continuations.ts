import { BLANK_IN_EMS } from '../../evidence/line-style.ts'
import { widthOf } from '../../../base/geometry/box.ts'
import type { Leading } from '../../layout/blocks/leading.ts'
import type { Block } from '../../../model/page/block.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { HeadingCandidate } from './heading-candidates.ts'

/** Lines of a heading are at the usual distance, with this tolerance: distances measured line by line vary. */
const TIGHT_HEADING = 1.25
/** Measured sizes of the lines of one heading differ by less than this factor. */
const MOST_DIFFERENCE = 1.15
/** Lines of the longest heading, and of what continues it. */
const MOST_JOINED_LINES = 4
const MOST_CONTINUED = 2

/**
 * For each block that continues a recognised heading, the block of the heading. Its second line was measured
 * smaller or lighter. It is right below a line in which its first word had no room, and in the case of the heading.
 */
export function findContinuations(
  headings: readonly HeadingCandidate[],
  candidates: readonly HeadingCandidate[],
  leading: Leading,
): Map<Block, Block> {
  const byBlock = new Map(candidates.map(candidate => [candidate.block, candidate]))
  const found = new Map<Block, Block>()
  for (const heading of headings) {
    const next = heading.after === undefined ? undefined : byBlock.get(heading.after)
    if (next !== undefined && continues(heading, next, leading)) {
      found.set(next.block, heading.block)
    }
  }
  return found
}

function continues(heading: HeadingCandidate, next: HeadingCandidate, { ratio }: Leading): boolean {
  const last = heading.block.lines.at(-1)
  const first = next.block.lines[0]
  const word = first?.words[0]
  if (last === undefined || first === undefined || word === undefined || !isRecognised(first)) return false
  if (heading.block.page !== next.block.page || next.number !== undefined) return false
  const lines = next.block.lines.length
  if (lines > MOST_CONTINUED || lines + heading.block.lines.length > MOST_JOINED_LINES) return false
  if (/[.!?:;,]["”»]?$/u.test(next.text) || next.concept !== undefined) return false
  const size = Math.max(last.size, first.size)
  if (size > MOST_DIFFERENCE * Math.min(last.size, first.size)) return false
  const distance = first.baseline - last.baseline
  if (distance <= 0 || distance > TIGHT_HEADING * ratio * size) return false
  return last.box.right + BLANK_IN_EMS * size + widthOf(word.box) > heading.block.column.right
}
