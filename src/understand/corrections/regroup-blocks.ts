import type { PageLayout } from '../layout/page-layout.ts'
import type { Block } from '../../model/page/block.ts'
import type { TableGrid } from '../../model/page/table-grid.ts'
import type { DecidedBlock } from '../decide/decision.ts'
import type { BlockCorrection, BlockSplit, CorrectedRole } from '../../model/corrections/corrections.ts'
import type { DecidedFurniture } from './decided-furniture.ts'
import type { DecidedParts, WarnOfUnused } from './decided-parts.ts'
import { matchCorrections } from './match-corrections.ts'
import { type EntriesByLine, findEntries, type NamedBlock } from './lines/find-entries.ts'
import { LINE_MEMBERS } from '../../model/corrections/line-corrections.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { splitBlocks, type SplitBlocks } from './split-blocks.ts'

/** A block that a person corrected. */
export interface CorrectedBlock {
  /** Id that the block has now. */
  readonly block: string
  readonly correction: BlockCorrection
  /** The role that the program alone gives it. */
  readonly decidedRole: CorrectedRole
  /** Where it was split, by the numbers that the lines have now. */
  readonly split?: readonly BlockSplit[]
  /** Of a table: the cells that the program finds, where they were corrected. */
  readonly table?: TableGrid
  /** The block as it was, the id of the one that it was put into, and that of the one of its page that it followed. */
  readonly merged?: { readonly block: Block; readonly into: string; readonly follows: string | undefined }
}

/** Blocks as a person wants them, and which correction is about which. */
export interface RegroupedBlocks extends DecidedParts {
  readonly byBlock: ReadonlyMap<Block, BlockCorrection>
  /** Blocks that begin where a person has split one. */
  readonly newParts: ReadonlySet<Block>
  readonly corrected: readonly CorrectedBlock[]
  /** Corrections of lines, which are applied last: they are found as they were read. */
  readonly entries: EntriesByLine
}

/**
 * Finds the block that each correction is about, splits the blocks that are several, and puts together those that are
 * one.
 */
export function regroupBlocks(
  parts: DecidedParts,
  corrections: readonly BlockCorrection[],
  layouts: readonly PageLayout[],
  warnOfUnused: WarnOfUnused,
): RegroupedBlocks {
  const { split, byBlock, named } = matchAndSplit(parts, corrections, warnOfUnused)
  const entries = findEntries(
    [...parts.blocks, ...parts.furniture].map(({ block }) => block),
    named,
    warnOfUnused,
  )
  const cut = { blocks: split.blocks, furniture: parts.furniture }
  const { wholes, ...merged } = mergeBlocks(cut, byBlock, layouts, warnOfUnused)
  const wholeOf = (block: Block) => wholes.get(block) ?? block
  const isMerged = (block: Block) => wholeOf(block).id !== block.id
  const all = [...cut.blocks, ...cut.furniture]
  const corrected = all.flatMap((decided, i): CorrectedBlock[] => {
    const { block } = decided
    const before = all[i - 1]?.block
    const follows = before?.page === block.page ? before.id : undefined
    const correction = byBlock.get(block)
    if (correction === undefined) return []
    const places = split.places.get(correction)
    return [
      {
        block: block.id,
        correction,
        decidedRole: roleOf(decided),
        ...(places === undefined ? {} : { split: places }),
        ...(isMerged(block) ? { merged: { block, into: wholeOf(block).id, follows } } : {}),
      },
    ]
  })
  const left = [...byBlock].filter(([block]) => !isMerged(block))
  return {
    ...merged,
    byBlock: new Map(left.map(([block, correction]) => [wholeOf(block), correction])),
    newParts: new Set([...split.others].map(wholeOf)),
    corrected,
    entries,
  }
}

/** Blocks that are to be split are found first; corrections of their parts are matched once the parts exist. */
function matchAndSplit(
  { blocks, furniture }: DecidedParts,
  corrections: readonly BlockCorrection[],
  warnOfUnused: WarnOfUnused,
): {
  readonly split: SplitBlocks
  readonly byBlock: ReadonlyMap<Block, BlockCorrection>
  readonly named: readonly NamedBlock[]
} {
  const atEdge = furniture.map(({ block }) => block)
  const whole = matchCorrections(
    [...blocks.map(({ block }) => block), ...atEdge],
    corrections.filter(({ split }) => split !== undefined),
  )
  for (const block of atEdge) {
    const correction = whole.byBlock.get(block)
    if (correction !== undefined) warnOfUnused(correction, 'it is a single line at the edge of its page')
  }
  const split = splitBlocks(blocks, whole.byBlock, warnOfUnused)
  const found = new Map(
    [...whole.byBlock].map(([block, correction]) => [split.firstParts.get(block) ?? block, correction]),
  )
  const free = [...split.blocks.map(({ block }) => block), ...atEdge].filter(block => !found.has(block))
  const rest = matchCorrections(
    free,
    corrections.filter(correction => correction.split === undefined),
  )
  const unmatched = [...whole.unmatched, ...rest.unmatched]
  for (const correction of unmatched) {
    if (!saysLinesAlone(correction)) warnOfUnused(correction, 'there is no such block, nor one with its text')
  }
  const named = [...whole.byBlock, ...rest.byBlock].map(([block, correction]) => ({ correction, block }))
  return {
    split,
    byBlock: new Map([...found, ...rest.byBlock]),
    named: [...named, ...unmatched.map(correction => ({ correction, block: undefined }))],
  }
}

/** Lines are looked up on the whole page: their corrections need no block. */
function saysLinesAlone(correction: BlockCorrection): boolean {
  const names = Object.keys(correction)
  return LINE_MEMBERS.some(name => correction[name]) && names.every(name => BESIDE_LINES.has(name))
}

/** Members of an entry that says no more than what is in lines. */
const BESIDE_LINES: ReadonlySet<string> = new Set(['block', 'text', 'note', ...LINE_MEMBERS])

function roleOf(decided: DecidedBlock | DecidedFurniture): CorrectedRole {
  return 'decision' in decided ? decided.decision.role : decided.role
}
