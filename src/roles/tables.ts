import type { Decisions, Evidence } from './decision.ts'

/** Decides which blocks are tables: those whose place on the page gave them cells. */
export function classifyTables({ blocks }: Evidence, decisions: Decisions): void {
  for (const block of blocks) {
    if (block.table === undefined || decisions.has(block)) continue
    decisions.set(block, { role: 'table', score: 0.9, evidence: ['cells-between-rules'] })
  }
}
