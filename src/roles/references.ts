import { matchHeadingKeyword } from '../text/keywords.ts'
import { type Block, textOfBlock } from '../page/text-line.ts'
import type { Decisions, Evidence } from './decision.ts'

/**
 * Decides what stands under a heading of references or of notes: entries up to the next heading of the same rank.
 *
 * Blocks that already have a role (captions, footnotes, tables) keep it.
 */
export function classifyListSections(evidence: Evidence, decisions: Decisions): void {
  let role: 'reference' | 'footnote' | undefined
  let level = 0
  for (const block of evidence.blocks) {
    const decision = decisions.get(block)
    if (decision?.heading !== undefined) {
      if (role !== undefined && decision.heading.level > level && !isOwnSection(block)) continue
      role = listOf(block)
      level = decision.heading.level
    } else if (role !== undefined && decision === undefined && isEntryText(block)) {
      decisions.set(block, { role, score: 0.9, evidence: [`under-${role}-heading`] })
    }
  }
}

function listOf(block: Block): 'reference' | 'footnote' | undefined {
  const concept = matchHeadingKeyword(textOfBlock(block))?.concept
  return concept === 'references' ? 'reference' : concept === 'notes' ? 'footnote' : undefined
}

/** A heading with a key word (acknowledgments, appendix …) is never part of the list before it. */
function isOwnSection(block: Block): boolean {
  return matchHeadingKeyword(textOfBlock(block)) !== undefined
}

function isEntryText(block: Block): boolean {
  return block.lines[0]?.direction === 0
}
