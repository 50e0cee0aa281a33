import { uniteBoxes } from '../../base/geometry/box.ts'
import { partId } from '../layout/blocks/block-ids.ts'
import type { Block } from '../../model/page/block.ts'
import { openingOf } from '../../base/text/characters/opening.ts'
import type { TableGrid } from '../../model/page/table-grid.ts'
import type { DecidedBlock, RoleDecision } from '../decide/decision.ts'
import type { BlockCorrection, BlockSplit } from '../../model/corrections/corrections.ts'
import { type WarnOfUnused, withCorrection } from './decided-parts.ts'
import { readHeading } from './heading-parts.ts'
import { foldText } from './match-corrections.ts'

/** Blocks after a person has split some. */
export interface SplitBlocks {
  readonly blocks: readonly DecidedBlock[]
  /** The first part of each block that was split; it has the id of the block. */
  readonly firstParts: ReadonlyMap<Block, Block>
  /** All other parts. */
  readonly others: ReadonlySet<Block>
  /** Where blocks were split, by their numbers now; those that were not found are as they were given. */
  readonly places: ReadonlyMap<BlockCorrection, readonly BlockSplit[]>
}

/** A line that a part begins with, as an index. */
interface Start {
  readonly index: number
  readonly split: BlockSplit
}

/**
 * Splits blocks at the lines that corrections name. Each part has the role of its block until a person gives it
 * another; a line that is not found is told, and splits nothing.
 */
export function splitBlocks(
  blocks: readonly DecidedBlock[],
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): SplitBlocks {
  const firstParts = new Map<Block, Block>()
  const others = new Set<Block>()
  const places = new Map<BlockCorrection, readonly BlockSplit[]>()
  const parts = blocks.flatMap(decided => {
    const correction = byBlock.get(decided.block)
    if (correction?.split === undefined) return [decided]
    const starts = findStarts(decided.block, correction, correction.split, warnOfUnused)
    places.set(correction, toPlaces(correction.split, starts))
    const [first = decided.block, ...rest] = cutBlock(decided.block, starts)
    firstParts.set(decided.block, first)
    for (const part of rest) others.add(part)
    return [{ ...decided, block: first }, ...rest.map(block => ({ block, decision: ofPart(block, decided.decision) }))]
  })
  return { blocks: parts, firstParts, others, places }
}

/** The lines that parts begin with: by number and text, else the only line of the text. */
function findStarts(
  block: Block,
  correction: BlockCorrection,
  splits: readonly BlockSplit[],
  warnOfUnused: WarnOfUnused,
): readonly Start[] {
  const folded = block.lines.map(({ text }) => foldText(openingOf(text)))
  const starts = splits.flatMap((split): Start[] => {
    const wanted = foldText(openingOf(split.text))
    const isThere = folded[split.line - 1] === wanted
    const index = isThere ? split.line - 1 : findOnly(folded, wanted)
    if (index > 0) return [{ index: startOfRow(block.table, block, index), split }]
    warnOfUnused(correction, `it has no line "${split.text}" to split it at`)
    return []
  })
  const seen = new Set([0])
  return starts
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }) => !seen.has(index) && seen.add(index) !== undefined)
}

function findOnly(texts: readonly string[], wanted: string): number {
  const first = texts.indexOf(wanted)
  return wanted !== '' && first === texts.lastIndexOf(wanted) ? first : -1
}

/** A table is split between its rows. */
function startOfRow(table: TableGrid | undefined, { lines }: Block, index: number): number {
  const line = lines[index]
  const row = table?.rows.find(cells => cells.some(cell => line !== undefined && cell.lines.includes(line)))
  const places = (row ?? []).flatMap(cell => cell.lines.map(each => lines.indexOf(each)))
  return Math.min(index, ...places)
}

function toPlaces(splits: readonly BlockSplit[], starts: readonly Start[]): readonly BlockSplit[] {
  const found = new Map(starts.map(({ index, split }) => [split, index]))
  return splits.map(split => ({ ...split, line: (found.get(split) ?? split.line - 1) + 1 }))
}

function cutBlock(block: Block, starts: readonly Start[]): readonly Block[] {
  return [0, ...starts.map(({ index }) => index)].map((start, i) => {
    const end = starts[i]?.index ?? block.lines.length
    const lines = block.lines.slice(start, end)
    return {
      id: start === 0 ? block.id : partId(block.id, start + 1),
      page: block.page,
      column: block.column,
      box: uniteBoxes(lines.map(({ box }) => box)),
      lines,
      ...(block.table === undefined ? {} : { table: cutTable(block.table, lines) }),
      ...(block.glossed === undefined ? {} : { glossed: block.glossed.slice(start, end) }),
    }
  })
}

/** The rows whose first line is among these; none of their cells covers rows of another part. */
function cutTable(table: TableGrid, lines: Block['lines']): TableGrid {
  const taken = new Set(lines)
  const rows = table.rows.filter(cells => cells.some(cell => cell.lines.some(line => taken.has(line))))
  const cut = rows.map((cells, i) => cells.map(cell => ({ ...cell, rowSpan: Math.min(cell.rowSpan, rows.length - i) })))
  return { ...table, rows: cut }
}

/** What a part is until a person says more: a heading has the level of its block, and the number that it is printed with. */
function ofPart(part: Block, { role, evidence, heading }: RoleDecision): RoleDecision {
  const parts = heading === undefined ? {} : { heading: { ...readHeading(part), level: heading.level } }
  return { role, score: 1, evidence: withCorrection(evidence), ...parts }
}
