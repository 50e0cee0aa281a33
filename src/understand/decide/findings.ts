import type { Block } from '../../model/page/block.ts'
import type { DecidedSoFar, Decisions, RoleDecision } from './decision.ts'

/** The findings of one classifier so far, together with the earlier decisions. */
export class Findings implements DecidedSoFar {
  /** The decisions of this classifier alone. */
  readonly added = new Map<Block, RoleDecision>()
  private readonly decided: Decisions

  constructor(decided: Decisions) {
    this.decided = decided
  }

  has(block: Block): boolean {
    return this.added.has(block) || this.decided.has(block)
  }

  get(block: Block): RoleDecision | undefined {
    return this.added.get(block) ?? this.decided.get(block)
  }

  add(block: Block, decision: RoleDecision): void {
    this.added.set(block, decision)
  }
}
