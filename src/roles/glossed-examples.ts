import type { Decisions, Evidence } from './decision.ts'

/** Decides that blocks are examples of interlinear glossed text: those that the layout set apart as such. */
export function classifyGlossedExamples({ blocks }: Evidence, decisions: Decisions): void {
  for (const block of blocks) {
    if (block.glossed === undefined || decisions.has(block)) continue
    decisions.set(block, { role: 'glossed-example', score: 0.9, evidence: ['words-below-words'] })
  }
}
