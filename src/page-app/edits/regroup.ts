import { openingOf } from '../../base/text/characters/opening.ts'
import type { InspectedBlock, InspectedLine } from '../../write/writers/inspection/inspection.ts'
import type { DrawnBox } from '../../write/writers/inspection/page-drawing.ts'
import type { Draft } from './draft.ts'

/** A block as a person has split it, or put others into it. */
export interface RegroupedBlock extends InspectedBlock {
  /** The block that it is a part of as the program found it: itself, unless it was split. */
  readonly whole: { readonly id: string; readonly text: string }
  /** Number of its first line among those of the whole, from 1. */
  readonly firstLine: number
  /** Ids of the blocks that were put into it. */
  readonly merged: readonly string[]
}

/** The blocks of a page as the draft splits and merges them, whatever was split and merged when it was converted. */
export function regroup(blocks: readonly InspectedBlock[], draft: Draft): readonly RegroupedBlock[] {
  return mergeBlocks(splitBlocks(blocks, draft), draft)
}

/** The id of the part of a block that begins at a line, from 2, as `understand/layout/blocks/block-ids.ts` makes it. */
export function partId(whole: string, firstLine: number): string {
  return `${whole}/${firstLine}`
}

/** The block that an id is of, and the line that it begins at: `p3-1k9xz/4` is a part of `p3-1k9xz`. */
function partOf(id: string): { readonly whole: string; readonly firstLine: number } {
  const [, whole = id, line = '1'] = /^(.*)\/(\d+)$/u.exec(id) ?? []
  return { whole, firstLine: Number(line) }
}

/** The block that has the lines of one that no longer exists: it was merged into another, or is not a separate part. */
export function holderOf<Block extends RegroupedBlock>(id: string, blocks: readonly Block[]): Block | undefined {
  const { whole, firstLine } = partOf(id)
  const target = blocks.find(({ merged }) => merged.includes(id))
  return target ?? blocks.findLast(block => block.whole.id === whole && block.firstLine <= firstLine)
}

function splitBlocks(blocks: readonly InspectedBlock[], draft: Draft): readonly RegroupedBlock[] {
  const wholes = groupBy(blocks, ({ id }) => partOf(id).whole)
  const pieces = new Map([...wholes].map(([id, parts]) => [id, cut(id, parts, draft)]))
  const known = new Set(blocks.map(({ id }) => id))
  return blocks.flatMap(block => {
    const all = pieces.get(partOf(block.id).whole) ?? []
    const place = all.findIndex(({ id }) => id === block.id)
    if (place < 0) return []
    const fresh = all.slice(place + 1)
    const end = fresh.findIndex(({ id }) => known.has(id))
    return [all[place] ?? [], fresh.slice(0, end < 0 ? fresh.length : end)].flat()
  })
}

/** The parts of a block in their order. One that nobody has seen decided is what the part before it is. */
function cut(whole: string, parts: readonly InspectedBlock[], draft: Draft): readonly RegroupedBlock[] {
  const sorted = parts.toSorted((a, b) => partOf(a.id).firstLine - partOf(b.id).firstLine)
  const lines = sorted.flatMap(part => part.lines)
  const splits = draft.blocks.get(whole)?.split ?? []
  const found = splits.flatMap(({ line, text }) =>
    openingOfLines(lines.slice(line - 1, line)) === openingOf(text) ? [line] : [],
  )
  const starts = [1, ...new Set(found)].sort((a, b) => a - b)
  const pieces = starts.map((start, i) => lines.slice(start - 1, (starts[i + 1] ?? lines.length + 1) - 1))
  const text = openingOfLines(lines)
  return starts.flatMap((firstLine, i): RegroupedBlock[] => {
    const id = firstLine === 1 ? whole : partId(whole, firstLine)
    const own = pieces[i] ?? []
    const same = sorted.find(part => part.id === id)
    const more = { whole: { id: whole, text }, firstLine, merged: [] }
    if (same?.lines.length === own.length) return [{ ...same, ...more }]
    const before = same ?? sorted.findLast(part => partOf(part.id).firstLine < firstLine)
    if (before === undefined) return []
    const { joins, number, ...rest } = withoutParts(before)
    const kept = same === undefined ? {} : { ...(joins && { joins }), ...(number !== undefined && { number }) }
    return [{ ...rest, ...kept, ...more, id, lines: own, text: openingOfLines(own), box: unite(own.map(boxOf)) }]
  })
}

/** A part of a block that nobody has seen converted: its cells, formulas and marks are not known. */
function withoutParts(block: InspectedBlock): InspectedBlock {
  const rest = { ...block }
  delete rest.table
  delete rest.formulas
  delete rest.calls
  return rest
}

function mergeBlocks(blocks: readonly RegroupedBlock[], draft: Draft): readonly RegroupedBlock[] {
  const byId = new Map(blocks.map(block => [block.id, block]))
  const partsOf = groupBy(blocks, ({ id }) => endOf(id, byId, draft))
  return blocks.flatMap(block => {
    const others = (partsOf.get(block.id) ?? []).filter(part => part !== block)
    if (endOf(block.id, byId, draft) !== block.id) return []
    if (others.length === 0) return [block]
    return [{ ...block, merged: others.map(({ id }) => id), box: unite([block, ...others].map(({ box }) => box)) }]
  })
}

/** The block that a block was put into in the end: itself where it was put into none, or into one that is not there. */
function endOf(id: string, byId: ReadonlyMap<string, unknown>, { blocks }: Draft): string {
  const way = [id]
  for (;;) {
    const next = blocks.get(way.at(-1) ?? id)?.into
    if (next === undefined || !byId.has(next)) return way.at(-1) ?? id
    if (way.includes(next)) return id
    way.push(next)
  }
}

function groupBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): ReadonlyMap<string, readonly Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const known = groups.get(keyOf(each))
    if (known === undefined) groups.set(keyOf(each), [each])
    else known.push(each)
  }
  return groups
}

function openingOfLines(lines: readonly InspectedLine[]): string {
  return openingOf(lines.map(line => line[4]).join(' '))
}

function boxOf([left, top, right, bottom]: InspectedLine): DrawnBox {
  return [left, top, right, bottom]
}

function unite(boxes: readonly DrawnBox[]): DrawnBox {
  const of = (side: 0 | 1 | 2 | 3) => boxes.map(box => box[side])
  return [Math.min(...of(0)), Math.min(...of(1)), Math.max(...of(2)), Math.max(...of(3))]
}
