import type { Block } from '../page/text-line.ts'
import { matchHeadingKeyword } from '../text/keywords.ts'
import type { Decisions, Evidence } from './decision.ts'
import { type HeadingCandidate, readHeadingCandidate } from './heading-candidates.ts'
import { rankHeadings } from './heading-levels.ts'

/** Points from which a block is a heading on its own. */
const ENOUGH = 4
/** Points from which it is one where its look is that of other headings. */
const ENOUGH_IN_STYLE = 2.6
/** Headings of one look that make the look a heading's. */
const SAME_LOOK = 2
/** Points at which the decision is certain: for the score only. */
const CERTAIN = 8

/**
 * Decides which blocks are headings, and their levels.
 *
 * First by the points of each block alone (`heading-candidates.ts`), then by consistency: a look that is a heading
 * several times is one the next time too. Levels come from numbers and looks together (`heading-levels.ts`).
 */
export function classifyHeadings(evidence: Evidence, decisions: Decisions): void {
  const candidates = readCandidates(evidence, decisions)
  const sure = candidates.filter(candidate => candidate.score >= ENOUGH)
  const looks = new Map<string, number>()
  for (const { styleKey } of sure) looks.set(styleKey, (looks.get(styleKey) ?? 0) + 1)
  const headings = candidates.filter(({ score, styleKey, look }) => {
    if (score >= ENOUGH) return true
    const isDistinct = look.isBold || look.isItalic || look.isCapital || look.size > 1.05 * evidence.body.size
    return isDistinct && score >= ENOUGH_IN_STYLE && (looks.get(styleKey) ?? 0) >= SAME_LOOK
  })
  const levels = rankHeadings(headings)
  headings.forEach((heading, i) => {
    const isReferences = matchHeadingKeyword(heading.text)?.concept === 'references'
    decisions.set(heading.block, {
      role: isReferences ? 'references-heading' : 'heading',
      score: Math.max(0, Math.min(1, heading.score / CERTAIN)),
      evidence: heading.evidence,
      heading: levels[i] ?? { level: 1, number: undefined },
    })
  })
}

function readCandidates(evidence: Evidence, decisions: Decisions): HeadingCandidate[] {
  const candidates: HeadingCandidate[] = []
  evidence.blocks.forEach((block, i) => {
    if (decisions.has(block) || block.lines[0]?.direction !== 0) return
    const neighbours = { before: neighbour(evidence.blocks, block, i, -1), after: neighbour(evidence.blocks, block, i, 1) }
    const candidate = readHeadingCandidate(block, neighbours, evidence)
    if (candidate !== undefined) candidates.push(candidate)
  })
  return candidates
}

/** The block before or after in the same column. */
function neighbour(blocks: readonly Block[], block: Block, index: number, step: 1 | -1): Block | undefined {
  const other = blocks[index + step]
  return other !== undefined && other.page === block.page && other.column.left === block.column.left ? other : undefined
}
