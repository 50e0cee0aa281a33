import type { Report } from '../diagnostics.ts'
import { InternalError } from '../errors.ts'
import { type Block, openingOfBlock } from '../page/block.ts'
import { CLASSIFIERS, type Classifier } from './classifiers.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'

/**
 * The role of every block: what the classifiers find, one after the other as `classifiers.ts` lists them.
 *
 * The first decision stays, unless the table lets the later classifier overrule it. Any other second decision is an
 * error in this program: the first one stays, and `report` receives a warning. By default the warning is thrown.
 */
export function classifyBlocks(evidence: Evidence, report: Report = refuse): Decisions {
  return foldFindings(CLASSIFIERS, evidence, report)
}

/** The decisions of these classifiers, one after the other. */
export function foldFindings(classifiers: readonly Classifier[], evidence: Evidence, report: Report): Decisions {
  const decided = new Map<Block, RoleDecision>()
  for (const classifier of classifiers) {
    for (const [block, decision] of classifier.classify(evidence, decided)) {
      const earlier = decided.get(block)
      if (earlier === undefined || mayOverrule(classifier, earlier, decision)) decided.set(block, decision)
      else report(conflictAt(block, classifier, earlier, decision))
    }
  }
  return decided
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
