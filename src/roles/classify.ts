import { type Block, textOfBlock } from '../page/text-line.ts'
import { shareOfLetters } from '../text/unicode.ts'
import { classifyCaptions } from './captions.ts'
import type { Decisions, Evidence, RoleDecision } from './decision.ts'
import { classifyFootnotes } from './footnotes.ts'
import { classifyFrontMatter } from './front-matter.ts'
import { classifyHeadings } from './headings.ts'
import { classifyListSections } from './references.ts'
import { classifyTables } from './tables.ts'

/**
 * Decides the role of every block. The classifiers run in the order of how sure their evidence is; none overrules an
 * earlier one, what is left is running text.
 */
export function classifyBlocks(evidence: Evidence): ReadonlyMap<Block, RoleDecision> {
  const decisions: Decisions = new Map()
  classifyTables(evidence, decisions)
  classifyCaptions(evidence, decisions)
  classifyFrontMatter(evidence, decisions)
  classifyFootnotes(evidence, decisions)
  classifyHeadings(evidence, decisions)
  classifyListSections(evidence, decisions)
  for (const block of evidence.blocks) {
    if (!decisions.has(block)) decisions.set(block, restOf(block))
  }
  return decisions
}

function restOf(block: Block): RoleDecision {
  const text = textOfBlock(block)
  if (block.lines[0]?.direction !== 0) return { role: 'doubt', score: 0.7, evidence: ['turned-text'] }
  if (shareOfLetters(text) < 0.5) return { role: 'formula', score: 0.6, evidence: ['few-letters'] }
  return { role: 'text', score: 0.5, evidence: ['nothing-else'] }
}
