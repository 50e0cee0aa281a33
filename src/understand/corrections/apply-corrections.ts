import type { Report } from '../../base/diagnostics.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import type { Block } from '../../model/page/block.ts'
import type { TableGrid } from '../../model/page/table-grid.ts'
import type { DecidedBlock, RoleDecision } from '../decide/decision.ts'
import type { Role } from '../../model/roles/role.ts'
import { isCaptionRole, ROLE_TRAITS } from '../decide/role-traits.ts'
import { CORRECTION, type RuleName } from '../decide/rule-names.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'
import { isFurnitureRole } from './kinds.ts'
import { type DecidedParts, type WarnOfUnused, withCorrection } from './decided-parts.ts'
import type { DecidedFurniture } from './decided-furniture.ts'
import { correctTable } from './correct-table.ts'
import type { CorrectedLineEntry } from './lines/correct-line.ts'
import { putLines, type SaidCall } from './lines/put-lines.ts'
import { toHeading } from './heading-parts.ts'
import { byReadingPlace } from './reading-places.ts'
import { type CorrectedBlock, regroupBlocks } from './regroup-blocks.ts'

/** What is left of the decisions when a person has corrected them, and what was corrected. */
export interface CorrectedParts extends DecidedParts {
  readonly corrected: readonly CorrectedBlock[]
  readonly entries: readonly CorrectedLineEntry[]
  /** The notes that marks call. */
  readonly calls: readonly SaidCall[]
}

/**
 * Decisions as a person corrected them: first what is one block; then the roles, with levels and numbers; then the
 * order; then which blocks continue others; last what is in their lines, which changes nothing of what was decided. A correction
 * changes its block alone and overrules whatever the program decided.
 *
 * Never drops or doubles a line. What cannot be done is a warning, `W_CORRECTION_UNUSED`, and stops nothing.
 */
export function applyCorrections(
  parts: DecidedParts,
  corrections: readonly BlockCorrection[],
  layouts: readonly PageLayout[],
  report: Report,
): CorrectedParts {
  if (corrections.length === 0) return { ...parts, corrected: [], entries: [], calls: [] }
  const warnOfUnused = warnOn(report)
  const {
    corrected,
    byBlock,
    newParts,
    entries: found,
    ...regrouped
  } = regroupBlocks(parts, corrections, layouts, warnOfUnused)
  const { blocks, furniture } = correctRoles(regrouped, byBlock, layouts)
  warnOfUnusedLevels(blocks, byBlock, warnOfUnused)
  const moved = moveBlocks(blocks, byBlock, warnOfUnused)
  const joined = joinBlocks(moved, byBlock, newParts, warnOfUnused)
  const said = new Map([...byBlock].map(([{ id }, correction]) => [id, correction]))
  const drawn = placeDrawings(joined, byBlock, warnOfUnused)
  const { toBlock, entries, calls, ...read } = putLines({ blocks: drawn, furniture }, found, byBlock, warnOfUnused)
  const { blocks: tabled, tables } = correctTables(read.blocks, said, warnOfUnused)
  const all = corrected.map(each => withBlock(each, toBlock, tables))
  return { blocks: tabled, furniture: read.furniture, corrected: all, entries, calls }
}

/** What a block that was put into another one is now, and the cells that were read of one that was corrected. */
function withBlock(
  corrected: CorrectedBlock,
  toBlock: (block: Block) => Block,
  tables: ReadonlyMap<string, TableGrid>,
): CorrectedBlock {
  const { merged, block } = corrected
  const table = tables.get(block)
  return {
    ...corrected,
    ...(merged === undefined ? {} : { merged: { ...merged, block: toBlock(merged.block) } }),
    ...(table === undefined ? {} : { table }),
  }
}

/** Blocks with the cells that a person gives them, and by their ids the cells that were read. */
function correctTables(
  blocks: readonly DecidedBlock[],
  said: ReadonlyMap<string, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): { readonly blocks: readonly DecidedBlock[]; readonly tables: ReadonlyMap<string, TableGrid> } {
  const tables = new Map<string, TableGrid>()
  const corrected = blocks.map(decided => {
    const { block } = decided
    const correction = said.get(block.id)
    if (correction?.table === undefined) return decided
    const table = block.table === undefined ? 'the block has no cells' : correctTable(block.table, correction.table)
    if (typeof table === 'string') {
      warnOfUnused(correction, table)
      return decided
    }
    if (block.table !== undefined) tables.set(block.id, block.table)
    return { ...decided, block: { ...block, table } }
  })
  return { blocks: corrected, tables }
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
  // Lines that were put into one block are several entries of it.
  const returned = new Map<Block, DecidedBlock>()
  for (const decided of parts.furniture) {
    const { block } = decided
    const correction = byBlock.get(block)
    const role = correction?.role
    if (correction === undefined || role === undefined) furniture.push(decided)
    else if (isFurnitureRole(role)) furniture.push({ ...decided, role, score: 1, evidence: [CORRECTION] })
    else returned.set(block, { block, decision: toDecision(block, role, undefined, correction) })
  }
  return { blocks: returned.size === 0 ? blocks : inReadingOrder(blocks, [...returned.values()], layouts), furniture }
}

function toDecision(
  block: Block,
  role: Role,
  own: RoleDecision | undefined,
  correction: BlockCorrection,
): RoleDecision {
  const isSame = own !== undefined && own.role === role
  const evidence: readonly RuleName[] = isSame ? withCorrection(own.evidence) : [CORRECTION]
  const continues = isSame && own.continues === true ? { continues: own.continues } : {}
  const variety = isSame && own.variety !== undefined ? { variety: own.variety } : {}
  const heading = ROLE_TRAITS[role].isHeading ? { heading: toHeading(block, own?.heading, correction) } : {}
  return { role, score: 1, evidence, ...variety, ...continues, ...heading }
}

/** Puts blocks that were furniture at the place of their lines in the reading order of the page; at its end where they have none. */
function inReadingOrder(
  blocks: readonly DecidedBlock[],
  returned: readonly DecidedBlock[],
  layouts: readonly PageLayout[],
): DecidedBlock[] {
  const compare = byReadingPlace(layouts)
  return [...blocks, ...returned].sort((a, b) => compare(a.block, b.block))
}

/** Captions of figures know the boxes that a person gives their pictures. */
function placeDrawings(
  blocks: readonly DecidedBlock[],
  byBlock: Corrected,
  warnOfUnused: WarnOfUnused,
): readonly DecidedBlock[] {
  return blocks.map(decided => {
    const correction = byBlock.get(decided.block)
    if (correction?.drawing === undefined) return decided
    const { decision } = decided
    if (decision.role === 'figure-caption')
      return { ...decided, decision: { ...decision, drawing: correction.drawing } }
    warnOfUnused(correction, `"drawing" is given, but the block is no caption of a figure (${decision.role})`)
    return decided
  })
}

function warnOfUnusedLevels(blocks: readonly DecidedBlock[], byBlock: Corrected, warnOfUnused: WarnOfUnused): void {
  for (const { block, decision } of blocks) {
    const correction = byBlock.get(block)
    if (correction === undefined || (correction.level === undefined && correction.number === undefined)) continue
    if (decision.heading === undefined) {
      warnOfUnused(correction, `a level or number is given, but the block is not a heading (${decision.role})`)
    }
  }
}

function joinBlocks(
  blocks: readonly DecidedBlock[],
  byBlock: Corrected,
  newParts: ReadonlySet<Block>,
  warnOfUnused: WarnOfUnused,
): DecidedBlock[] {
  return blocks.map((decided, i) => {
    const correction = byBlock.get(decided.block)
    const { role } = decided.decision
    const between = ROLE_TRAITS[role].joinsUnlessOver
    if (correction?.join === undefined) {
      // Who splits a block says that another one begins there, and who makes a note of one that a note begins.
      const isNote = correction?.role === 'footnote'
      const begins = isNote || (newParts.has(decided.block) && between !== undefined)
      return begins ? { ...decided, decision: joinDecision(decided.decision, false) } : decided
    }
    if (between === undefined) {
      warnOfUnused(correction, `"join" is given, but blocks of this role (${role}) are not joined`)
      return decided
    }
    if (correction.join && !hasBefore(blocks, i, between)) {
      warnOfUnused(correction, `there is no ${role} before it that it could continue`)
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

/** Whether a block of the same role precedes the one at `index`, with none of `between` after it. */
function hasBefore(blocks: readonly DecidedBlock[], index: number, between: readonly Role[]): boolean {
  const role = blocks[index]?.decision.role
  for (let i = index - 1; i >= 0; i--) {
    const before = blocks[i]?.decision.role
    if (before === role) return true
    if (before === undefined || between.includes(before)) return false
  }
  return false
}

function warnOn(report: Report): WarnOfUnused {
  return ({ block, text }, reason) => {
    report({
      code: 'W_CORRECTION_UNUSED',
      severity: 'warning',
      message: `the correction of ${block} ("${text}") is not used: ${reason}`,
    })
  }
}

/**
 * Blocks in the order that corrections give them, one correction after the other in reading order.
 *
 * A block moves inside its page only: which page a text is on is a fact, and every page has one break.
 */
function moveBlocks<T extends { readonly block: Block }>(
  blocks: readonly T[],
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): T[] {
  const order = [...blocks]
  for (const moved of blocks) {
    const correction = byBlock.get(moved.block)
    const targetId = correction?.before ?? correction?.after
    if (correction === undefined || targetId === undefined) continue
    const target = order.find(({ block }) => block.id === targetId)
    if (target === undefined || target === moved) {
      warnOfUnused(correction, `there is no block ${targetId} in the text to place it by`)
    } else if (target.block.page !== moved.block.page) {
      warnOfUnused(correction, `${targetId} is on another page`)
    } else {
      order.splice(order.indexOf(moved), 1)
      order.splice(order.indexOf(target) + (correction.after === undefined ? 0 : 1), 0, moved)
    }
  }
  return order
}
