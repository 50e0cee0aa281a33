import { overlapX, type Box } from '../geometry/box.ts'
import type { Page } from '../page/page.ts'
import { type Block, textOfBlock } from '../page/text-line.ts'
import { matchCaptionLabel } from '../text/keywords.ts'
import type { Decisions, Evidence, RoleDecision } from './decision.ts'

/** Score from which a block with a caption label is a caption. */
const ENOUGH = 0.5
/** Furthest a caption stands from its figure or the rules of its table, in points. */
const NEAR = 40
/** Lines of the longest caption; running text that starts with "Figure 1" may be longer still. */
const MOST_LINES = 40

/**
 * Decides which blocks are captions of figures and tables.
 *
 * Evidence, in this order: key word and number with a caption's punctuation (`Figure 3:`, `TABLE IV.`); label in bold
 * or capitals; type other than the body's; a figure or rules next to it. A sentence that starts with "Figure 2 shows"
 * is none.
 */
export function classifyCaptions(evidence: Evidence, decisions: Decisions): void {
  for (const block of evidence.blocks) {
    if (decisions.has(block)) continue
    const decision = judge(block, evidence)
    if (decision !== undefined) decisions.set(block, decision)
  }
}

function judge(block: Block, { pages, body }: Evidence): RoleDecision | undefined {
  const first = block.lines[0]
  if (first === undefined || block.lines.length > MOST_LINES) return undefined
  const label = matchCaptionLabel(textOfBlock(block))
  if (label === undefined || (label.kind !== 'figure' && label.kind !== 'table')) return undefined
  const evidence: string[] = []
  let score = 0
  const add = (points: number, rule: string) => {
    score += points
    evidence.push(rule)
  }
  if (label.isCaption) add(0.5, 'caption-label')
  const run = first.words[0]?.runs[0]
  if (run !== undefined && run.font.name !== body.fontName) add(0.25, 'label-in-other-font')
  if (Math.abs(first.size - body.size) > 0.4) add(0.25, 'other-size')
  if (isNearFigure(block.box, pages[block.page - 1])) add(0.2, 'next-to-figure-or-rules')
  if (/^(?:\p{Lu}[\p{Lu}.]+)\s/u.test(first.text)) add(0.1, 'label-in-capitals')
  if (score < ENOUGH) return undefined
  return { role: label.kind === 'figure' ? 'figure-caption' : 'table-caption', score: Math.min(1, score), evidence }
}

function isNearFigure(box: Box, page: Page | undefined): boolean {
  if (page === undefined) return false
  const isNear = (other: Box) =>
    overlapX(box, other) > 0 && Math.max(other.top - box.bottom, box.top - other.bottom) < NEAR
  return page.figures.some(isNear) || page.rules.some(rule => rule.orientation === 'horizontal' && isNear(rule.box))
}
