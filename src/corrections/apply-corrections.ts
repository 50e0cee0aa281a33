import type { Report } from '../diagnostics.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import { type Block, textOfBlock } from '../page/block.ts'
import type { TextLine } from '../page/text-line.ts'
import type { DecidedBlock, HeadingParts, Role, RoleDecision } from '../roles/decision.ts'
import { isCaptionRole, ROLE_TRAITS } from '../roles/role-traits.ts'
import { CORRECTION, type RuleName } from '../roles/rule-names.ts'
import { parseSectionNumber } from '../text/labels/section-number.ts'
import { type BlockCorrection, type CorrectedRole, isFurnitureRole } from './corrections.ts'
import type { DecidedFurniture } from './decided-furniture.ts'
import { matchCorrections } from './match-corrections.ts'
import { moveBlocks } from './move-blocks.ts'

/** What the program has decided, and what is left of it when a person has corrected it. */
export interface DecidedParts {
  /** In reading order. */
  readonly blocks: readonly DecidedBlock[]
  readonly furniture: readonly DecidedFurniture[]
}

/** A block that a person corrected. */
export interface CorrectedBlock {
  /** Id that the block has now. */
  readonly block: string
  readonly correction: BlockCorrection
  /** The role that the program alone gives it. */
  readonly decidedRole: CorrectedRole
}

/**
 * Decisions as a person corrected them: first the roles, with levels and numbers; then the order; then which
 * blocks continue others. A correction changes its own block alone and overrules whatever the program decided.
 *
 * Never drops or doubles a line. What cannot be done is a warning, `W_CORRECTION_UNUSED`, and stops nothing.
 */
export function applyCorrections(
  parts: DecidedParts,
  corrections: readonly BlockCorrection[],
  layouts: readonly PageLayout[],
  report: Report,
): DecidedParts & { readonly corrected: readonly CorrectedBlock[] } {
  if (corrections.length === 0) return { ...parts, corrected: [] }
  const all = [...parts.blocks, ...parts.furniture].map(({ block }) => block)
  const { byBlock, unmatched } = matchCorrections(all, corrections)
  for (const correction of unmatched) warnOfUnused(report, correction, 'there is no such block, nor one with its text')
  const corrected = [...parts.blocks.map(withDecidedRole), ...parts.furniture.map(withDecidedRole)].flatMap(
    ({ block, decidedRole }) => {
      const correction = byBlock.get(block)
      return correction === undefined ? [] : [{ block: block.id, correction, decidedRole }]
    },
  )
  const { blocks, furniture } = correctRoles(parts, byBlock, layouts)
  warnOfUnusedLevels(blocks, byBlock, report)
  const moved = moveBlocks(blocks, byBlock, (correction, reason) => warnOfUnused(report, correction, reason))
  return { blocks: joinBlocks(moved, byBlock, report), furniture, corrected }
}

function withDecidedRole(decided: DecidedBlock | DecidedFurniture): { block: Block; decidedRole: CorrectedRole } {
  return { block: decided.block, decidedRole: 'decision' in decided ? decided.decision.role : decided.role }
}

type Corrected = ReadonlyMap<Block, BlockCorrection>

function correctRoles(parts: DecidedParts, byBlock: Corrected, layouts: readonly PageLayout[]): DecidedParts {
  const blocks: DecidedBlock[] = []
  const furniture: DecidedFurniture[] = []
  for (const decided of parts.blocks) {
    const { block } = decided
    const correction = byBlock.get(block)
    const role = correction?.role ?? decided.decision.role
    if (correction === undefined) blocks.push(decided)
    else if (isFurnitureRole(role)) {
      furniture.push(...block.lines.map(line => ({ block, line, role, score: 1, evidence: [CORRECTION] })))
    } else blocks.push({ block, decision: toDecision(block, role, decided.decision, correction) })
  }
  const returned: DecidedBlock[] = []
  for (const decided of parts.furniture) {
    const { block } = decided
    const correction = byBlock.get(block)
    const role = correction?.role
    if (correction === undefined || role === undefined) furniture.push(decided)
    else if (isFurnitureRole(role)) furniture.push({ ...decided, role, score: 1, evidence: [CORRECTION] })
    else returned.push({ block, decision: toDecision(block, role, undefined, correction) })
  }
  return { blocks: returned.length === 0 ? blocks : inReadingOrder(blocks, returned, layouts), furniture }
}

function toDecision(
  block: Block,
  role: Role,
  own: RoleDecision | undefined,
  correction: BlockCorrection,
): RoleDecision {
  const isSame = own !== undefined && own.role === role
  const evidence: readonly RuleName[] = isSame ? [CORRECTION, ...own.evidence] : [CORRECTION]
  const continues = isSame && own.continues === true ? { continues: own.continues } : {}
  const heading = ROLE_TRAITS[role].isHeading ? { heading: toHeading(block, own?.heading, correction) } : {}
  return { role, score: 1, evidence, ...continues, ...heading }
}

/** Level and number as corrected; else as the program had them; else as the text says itself. */
function toHeading(block: Block, own: HeadingParts | undefined, { level, number }: BlockCorrection): HeadingParts {
  const printed = parseSectionNumber(textOfBlock(block))
  const read = printed?.restStart === 'capital' ? printed : undefined
  const decided = own ?? { level: read?.depth ?? 1, number: read?.number }
  return { level: level ?? decided.level, number: number === undefined ? decided.number : number || undefined }
}

/** Puts blocks that were furniture at the place of their lines in the reading order of the page; at its end where they have none. */
function inReadingOrder(
  blocks: readonly DecidedBlock[],
  returned: readonly DecidedBlock[],
  layouts: readonly PageLayout[],
): DecidedBlock[] {
  const places = new Map<TextLine | undefined, number>()
  for (const { columns } of layouts)
    for (const { lines } of columns) for (const line of lines) places.set(line, places.size)
  const placeOf = ({ block }: DecidedBlock) => places.get(block.lines[0]) ?? places.size
  return [...blocks, ...returned].sort((a, b) => a.block.page - b.block.page || placeOf(a) - placeOf(b))
}

function warnOfUnusedLevels(blocks: readonly DecidedBlock[], byBlock: Corrected, report: Report): void {
  for (const { block, decision } of blocks) {
    const correction = byBlock.get(block)
    if (correction === undefined || (correction.level === undefined && correction.number === undefined)) continue
    if (decision.heading === undefined) {
      warnOfUnused(report, correction, `a level or number is given, but the block is no heading (${decision.role})`)
    }
  }
}

function joinBlocks(blocks: readonly DecidedBlock[], byBlock: Corrected, report: Report): DecidedBlock[] {
  return blocks.map((decided, i) => {
    const correction = byBlock.get(decided.block)
    if (correction?.join === undefined) return decided
    const { role } = decided.decision
    const between = ROLE_TRAITS[role].joinsUnlessOver
    if (between === undefined) {
      warnOfUnused(report, correction, `"join" is given, but blocks of this role (${role}) are not joined`)
      return decided
    }
    if (correction.join && !hasBefore(blocks, i, between)) {
      warnOfUnused(report, correction, `there is no ${role} before it that it could go on with`)
      return decided
    }
    return { ...decided, decision: joinDecision(decided.decision, correction.join) }
  })
}

/** Captions have `continues`, and only where they continue another. */
function joinDecision({ continues, ...decision }: RoleDecision, join: boolean): RoleDecision {
  if (!isCaptionRole(decision.role)) return { ...decision, join, ...(continues === true ? { continues } : {}) }
  return join ? { ...decision, continues: true } : decision
}

/** Whether a block of the same role stands before the one at `index`, with none of `between` after it. */
function hasBefore(blocks: readonly DecidedBlock[], index: number, between: readonly Role[]): boolean {
  const role = blocks[index]?.decision.role
  for (let i = index - 1; i >= 0; i--) {
    const before = blocks[i]?.decision.role
    if (before === role) return true
    if (before === undefined || between.includes(before)) return false
  }
  return false
}

function warnOfUnused(report: Report, correction: BlockCorrection, reason: string): void {
  const { block, text } = correction
  report({
    code: 'W_CORRECTION_UNUSED',
    severity: 'warning',
    message: `the correction of ${block} ("${text}") is not used: ${reason}`,
  })
}
