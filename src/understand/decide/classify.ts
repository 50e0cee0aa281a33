import type { Report } from '../../base/diagnostics.ts'
import { InternalError } from '../../base/errors.ts'
import type { Block } from '../../model/page/block.ts'
import { openingOfBlock } from '../evidence/blocks.ts'
import { CLASSIFIERS, type Classifier } from './classifiers.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'
import type { ProposalLog, Weighing } from './proposals.ts'

/**
 * The role of every block: what the classifiers find, one after the other as `classifiers.ts` lists them.
 *
 * The first decision stays, unless the table lets the later classifier overrule it. Any other second decision is an
 * error in this program: the first one stays, and `report` receives a warning. By default the warning is thrown.
 *
 * @param log receives every proposal, those that lost too; without it nothing is kept of them
 */
export function classifyBlocks(evidence: Evidence, report: Report = refuse, log?: ProposalLog): Decisions {
  return foldFindings(CLASSIFIERS, evidence, report, log)
}

/** The decisions of these classifiers, one after the other. */
export function foldFindings(
  classifiers: readonly Classifier[],
  evidence: Evidence,
  report: Report,
  log?: ProposalLog,
): Decisions {
  const decided = new Map<Block, RoleDecision>()
  for (const [i, classifier] of classifiers.entries()) {
    const weighed = new Map<Block, Weighing>()
    const seen = log === undefined ? evidence : { ...evidence, onWeighed: weighed.set.bind(weighed) }
    const found = classifier.classify(seen, decided)
    for (const [block, decision] of found) {
      const earlier = decided.get(block)
      if (earlier === undefined || mayOverrule(classifier, earlier, decision)) decided.set(block, decision)
      else report(conflictAt(block, classifier, earlier, decision))
    }
    if (log !== undefined) logProposals(log, { classifier: classifier.name, place: i + 1 }, { found, decided, weighed })
  }
  return decided
}

/** Logs what a classifier decided, and what it weighed and found too light. */
function logProposals(
  log: ProposalLog,
  by: { readonly classifier: string; readonly place: number },
  { found, decided, weighed }: Made,
): void {
  for (const [block, decision] of found) {
    const { role, evidence } = decision
    const weighing = weighed.get(block)
    const ofRole = weighing === undefined ? {} : { weighing }
    log.add(block, { ...by, role, outcome: decided.get(block) === decision ? 'won' : 'refused', evidence, ...ofRole })
  }
  for (const [block, weighing] of weighed) {
    if (!found.has(block)) log.add(block, { ...by, role: weighing.role, outcome: 'too-weak', evidence: [], weighing })
  }
}

/** What one classifier made of the blocks. */
interface Made {
  readonly found: Decisions
  /** All decisions after it. */
  readonly decided: Decisions
  readonly weighed: ReadonlyMap<Block, Weighing>
}

function mayOverrule({ overrules }: Classifier, earlier: RoleDecision, decision: RoleDecision): boolean {
  return overrules !== undefined && overrules.by.includes(decision.role) && overrules.what.includes(earlier.role)
}

function conflictAt(
  block: Block,
  { name }: Classifier,
  earlier: RoleDecision,
  decision: RoleDecision,
): Parameters<Report>[0] {
  const text = openingOfBlock(block)
  return {
    code: 'W_ROLE_CONFLICT',
    severity: 'warning',
    message: `block ${block.id} ("${text}") stays ${earlier.role}: ${name} found it to be ${decision.role} later, which it may not decide`,
    page: block.page,
    box: block.box,
  }
}

function refuse({ code, message }: Parameters<Report>[0]): void {
  throw new InternalError('E_INTERNAL', `${code}: ${message}`)
}
