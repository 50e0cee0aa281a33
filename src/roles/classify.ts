import type { Block } from '../page/block.ts'
import { classifyCaptions } from './floats/captions.ts'
import type { Decisions, Evidence, RoleDecision } from './decision.ts'
import { classifyContents } from './contents.ts'
import { classifyFigureText } from './floats/figure-text.ts'
import { classifyFloatText } from './floats/float-text.ts'
import { classifyFootnotes } from './notes/footnotes.ts'
import { classifyFormulas, classifyRest } from './formulas.ts'
import { classifyFrontMatter } from './front/front-matter.ts'
import { classifyGlossedExamples } from './glossed-examples.ts'
import { classifyHeadings } from './headings/headings.ts'
import { classifyNotices } from './notices.ts'
import { classifyListSections } from './references/references.ts'
import { classifyTables } from './floats/tables.ts'
import { classifyUnheadedReferences } from './references/unheaded-references.ts'

/**
 * Decides the role of every block. The classifiers run in the order of how sure their evidence is; none overrules an
 * earlier one, what is left is running text.
 */
export function classifyBlocks(evidence: Evidence): ReadonlyMap<Block, RoleDecision> {
  const decisions: Decisions = new Map()
  classifyCaptions(evidence, decisions)
  classifyTables(evidence, decisions)
  classifyGlossedExamples(evidence, decisions)
  classifyFrontMatter(evidence, decisions)
  classifyFootnotes(evidence, decisions)
  classifyFloatText(evidence, decisions)
  classifyFigureText(evidence, decisions)
  classifyFormulas(evidence, decisions)
  classifyNotices(evidence, decisions)
  classifyContents(evidence, decisions)
  classifyUnheadedReferences(evidence, decisions)
  classifyHeadings(evidence, decisions)
  classifyListSections(evidence, decisions)
  classifyRest(evidence, decisions)
  return decisions
}
