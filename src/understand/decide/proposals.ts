import type { HeldRule } from '../../base/collections/rules.ts'
import type { Block } from '../../model/page/block.ts'
import type { Role } from '../../model/roles/role.ts'
import type { RuleName } from './rule-names.ts'

/** A rule that holds for a block, with what it adds; below 0 where it counts against the role. */
export type WeighedRule = HeldRule<RuleName>

/** The points of a block for one role; with `ENOUGH` of them it has the role by itself. */
export interface Weighing {
  readonly role: Role
  /** The sum of the points. */
  readonly points: number
  readonly for: readonly WeighedRule[]
  readonly against: readonly WeighedRule[]
}

/** Receives what a classifier weighed, whether it was enough or not. Nothing is decided by it. */
export type OnWeighed = (block: Block, weighing: Weighing) => void

/**
 * What became of a proposal: `won`; `overruled` by a later classifier; `refused`, as an earlier decision stays; `too-weak`, as its
 * points were not enough.
 */
export type Outcome = 'won' | 'overruled' | 'refused' | 'too-weak'

/** What one classifier made of a block. */
export interface Proposal {
  /** Name of the classifier in `classifiers.ts`, and its place in the order, from 1. */
  readonly classifier: string
  readonly place: number
  readonly role: Role
  readonly outcome: Outcome
  /** Names of the rules that support it, where it was decided. */
  readonly evidence: readonly RuleName[]
  /** Its points, from the classifiers that add up points. */
  readonly weighing?: Weighing
}

/** The proposals for each block, in the order of the classifiers. */
export type Proposals = ReadonlyMap<Block, readonly Proposal[]>

/** The rules of a sum, separated by what they say. */
export function toWeighing(role: Role, points: number, rules: readonly WeighedRule[]): Weighing {
  return { role, points, for: rules.filter(rule => rule.points >= 0), against: rules.filter(rule => rule.points < 0) }
}

/** Gathers the proposals of one run of all classifiers. */
export class ProposalLog {
  readonly #proposals = new Map<Block, Proposal[]>()

  /** All proposals so far. */
  get all(): Proposals {
    return this.#proposals
  }

  /** Adds a proposal; one that wins overrules those that won before. */
  add(block: Block, proposal: Proposal): void {
    const earlier = this.#proposals.get(block) ?? []
    const kept =
      proposal.outcome === 'won'
        ? earlier.map(each => (each.outcome === 'won' ? { ...each, outcome: 'overruled' as const } : each))
        : earlier
    this.#proposals.set(block, [...kept, proposal])
  }
}
