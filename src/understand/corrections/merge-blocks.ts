import { uniteBoxes } from '../../base/geometry/box.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import type { Block } from '../../model/page/block.ts'
import type { GridCell, TableGrid } from '../../model/page/table-grid.ts'
import type { RoleDecision } from '../decide/decision.ts'
import { CORRECTION } from '../decide/rule-names.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'
import type { DecidedFurniture } from './decided-furniture.ts'
import { type DecidedParts, type WarnOfUnused, withCorrection } from './decided-parts.ts'
import { readHeading } from './heading-parts.ts'
import { byReadingPlace } from './reading-places.ts'

/** What has been decided, and the block that each block was put into, as it is now. */
export interface MergedBlocks extends DecidedParts {
  readonly wholes: ReadonlyMap<Block, Block>
}

/**
 * Puts blocks into others, as corrections say it: the lines of both become one block with the id, the role and the
 * place of the other one, its lines in reading order.
 */
export function mergeBlocks(
  { blocks, furniture }: DecidedParts,
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  layouts: readonly PageLayout[],
  warnOfUnused: WarnOfUnused,
): MergedBlocks {
  const targets = findTargets([...blocks, ...furniture], byBlock, warnOfUnused)
  if (targets.size === 0) return { blocks, furniture, wholes: new Map() }
  const compare = byReadingPlace(layouts)
  const wholes = new Map<Block, Block>()
  for (const target of new Set(targets.values())) {
    const parts = [target, ...[...targets].flatMap(([part, into]) => (into === target ? [part] : []))]
    const whole = uniteBlocks(target, parts.toSorted(compare))
    for (const part of parts) wholes.set(part, whole)
  }
  const isWhole = (block: Block) => !targets.has(block)
  return {
    blocks: blocks
      .filter(({ block }) => isWhole(block))
      .map(({ block, decision }) => {
        const whole = wholes.get(block)
        if (whole === undefined) return { block, decision }
        return { block: whole, decision: ofWhole(whole, block, decision) }
      }),
    furniture: furniture.filter(({ block }) => isWhole(block)).flatMap(line => toWholeFurniture(line, wholes)),
    wholes,
  }
}

/** The block that each is put into in the end: one that is put into a third takes with it what was put into it. */
function findTargets(
  decided: readonly { readonly block: Block }[],
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): ReadonlyMap<Block, Block> {
  const byId = new Map(decided.map(({ block }) => [block.id, block]))
  const next = (block: Block) => byId.get(byBlock.get(block)?.into ?? '')
  const targets = new Map<Block, Block>()
  for (const block of byId.values()) {
    const correction = byBlock.get(block)
    if (correction?.into === undefined) continue
    const way = [block]
    for (let at = next(block); at !== undefined && !way.includes(at); at = next(at)) way.push(at)
    const last = way.at(-1) ?? block
    const end = next(last)
    if (way.length === 1 && end === undefined) warnOfUnused(correction, `there is no block ${correction.into}`)
    else if (end !== undefined) warnOfUnused(correction, 'blocks are put into each other in a circle')
    else if (last.page !== block.page) warnOfUnused(correction, `${last.id} is on another page`)
    else targets.set(block, last)
  }
  return targets
}

function uniteBlocks(target: Block, parts: readonly Block[]): Block {
  const { table, glossed, ...rest } = target
  const tags = parts.every(part => part.glossed !== undefined) ? parts.flatMap(part => part.glossed ?? []) : undefined
  return {
    ...rest,
    box: uniteBoxes(parts.map(({ box }) => box)),
    lines: parts.flatMap(({ lines }) => lines),
    ...(table === undefined ? {} : { table: { ...table, rows: parts.flatMap(rowsOf) } }),
    ...(glossed === undefined || tags === undefined ? {} : { glossed: tags }),
  }
}

/** What a block is with the lines of others. A heading that begins with one of them has the number that it begins with. */
function ofWhole(whole: Block, target: Block, { heading, evidence, ...decision }: RoleDecision): RoleDecision {
  const isFirst = whole.lines[0] === target.lines[0]
  const parts = heading === undefined || isFirst ? heading : { ...readHeading(whole), level: heading.level }
  return {
    ...decision,
    score: 1,
    evidence: withCorrection(evidence),
    ...(parts === undefined ? {} : { heading: parts }),
  }
}

/** The rows of a table; each line of other blocks is one. */
function rowsOf({ table, lines }: Block): TableGrid['rows'] {
  const toRow = (line: Block['lines'][number]): readonly GridCell[] => [
    { lines: [line], column: 0, columnSpan: 1, rowSpan: 1, isHeader: false },
  ]
  return table?.rows ?? lines.map(toRow)
}

/** A line at the edge of a page that others were put into: each of their lines is one then. */
function toWholeFurniture(decided: DecidedFurniture, wholes: ReadonlyMap<Block, Block>): readonly DecidedFurniture[] {
  const whole = wholes.get(decided.block)
  if (whole === undefined) return [decided]
  return whole.lines.map(line => ({ ...decided, block: whole, line, score: 1, evidence: [CORRECTION] }))
}
