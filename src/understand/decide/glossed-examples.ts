import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'

const GLOSSED: RoleDecision = { role: 'glossed-example', score: 0.9, evidence: ['words-below-words'] }

/** The examples of interlinear glossed text: the blocks that the layout set apart as such. */
export function classifyGlossedExamples({ blocks }: Evidence, decided: Decisions): Decisions {
  const found = blocks.filter(block => block.glossed !== undefined && !decided.has(block))
  return new Map(found.map(block => [block, GLOSSED]))
}
