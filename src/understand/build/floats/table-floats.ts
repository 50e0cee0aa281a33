import { type Box, overlapX, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { isNumeric } from '../../layout/tables/table-region.ts'
import type { Block } from '../../../model/page/block.ts'
import { TABLE_EVIDENCE } from '../../../model/page/table-grid.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { RoleDecision } from '../../decide/decision.ts'
import { ROLE_TRAITS } from '../../decide/role-traits.ts'
import { type CaptionLabel, matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { type Caption, findCaptions } from './floats.ts'

/** A table with its caption and notes; its parts may be on several pages. */
export interface TableFloat {
  readonly caption: Caption | undefined
  readonly tables: readonly Block[]
  readonly notes: readonly Block[]
  /** Captions on later pages, which say that the table continues. */
  readonly continuations: readonly Caption[]
}

/** Furthest that a caption is above or below its table, in points. */
const FURTHEST = 60
/** Sides of the parts of one table that differ by less than this, in points, are the same. */
const SAME_SIDE = 4
/** Parts of one table in columns of the page are as wide but for this share: cells of one may be shorter. */
const SAME_WIDTH = 0.8
/** Cells of one column share at least this much of the narrower one's width, where a table continues in the next column of its page. */
const SAME_COLUMN = 0.5
/** Heads that have no larger share of their names in common are those of two tables. */
const COMMON_NAMES = 0.5
/** Fewest words of a block that is separate text. */
const LEAST_WORDS = 4
/**
 * Papers set all captions on one side of the tables: a caption on the other side counts as this many points further
 * away.
 */
const OTHER_SIDE_PENALTY = 12
/** The sides of a table, first the one on which more papers have their captions. */
const SIDES = ['above', 'below'] as const

interface Draft {
  caption: Caption | undefined
  tables: Block[]
  notes: Block[]
  continuations: Caption[]
}

/**
 * Gathers tables: each with the nearest caption above or below it, the notes below it, and the parts of it that
 * follow on later pages (under a caption that says so, or without caption and with as many columns).
 */
export function gatherTables(decided: readonly { block: Block; decision: RoleDecision }[]): readonly TableFloat[] {
  const captions = findCaptions(decided, 'table-caption')
  const tables = decided.flatMap(({ block, decision }) => (decision.role === 'table' ? [block] : []))
  const notes = decided.flatMap(({ block, decision }) => (decision.role === 'table-note' ? [block] : []))
  const captionOf = matchCaptions(tables, captions, notes)
  const captionAt = new Map(captions.map(caption => [caption.blocks[0], caption]))
  const drafts: Draft[] = []
  const draftOf = new Map<Caption, Draft>()
  const open = (caption: Caption | undefined): Draft => {
    const draft: Draft = { caption, tables: [], notes: [], continuations: [] }
    drafts.push(draft)
    if (caption !== undefined) draftOf.set(caption, draft)
    return draft
  }
  const textAbove = new Map<number, Block[]>()
  /** What follows the last table. */
  let after: Block[] = []
  for (const { block, decision } of decided) {
    // Running text or a heading above it on its page separates a table from the one before.
    if (decision.role === 'heading' || (ROLE_TRAITS[decision.role].isRunningText && isMoreThanRest(block)))
      textAbove.set(block.page, [...(textAbove.get(block.page) ?? []), block])
    const last = drafts[drafts.length - 1]
    const caption = captionAt.get(block)
    if (caption !== undefined && !draftOf.has(caption)) {
      if (last !== undefined && isContinuation(caption, last)) {
        last.continuations.push(caption)
        draftOf.set(caption, last)
      } else open(caption)
    } else if (decision.role === 'table') {
      const matched = captionOf.get(block)
      const isEnd = matched !== undefined && last !== undefined && endsTable(last, block, matched)
      if (isEnd && isFreeAbove(block, textAbove)) {
        last.caption = matched
        draftOf.set(matched, last)
      }
      const draft = matched === undefined ? findContinued(drafts, block) : (draftOf.get(matched) ?? open(matched))
      if (draft !== undefined) draft.tables.push(block)
      else if (last !== undefined && continuesTable(last, block, { isFree: isFreeAbove(block, textAbove), after }))
        last.tables.push(block)
      else open(undefined).tables.push(block)
      after = []
    } else if (decision.role === 'table-note') (last ?? open(undefined)).notes.push(block)
    else if (decision.role !== 'footnote') after.push(block)
  }
  return drafts
}

/** Whether a block is more than the end of a cell that the page cut. */
function isMoreThanRest(block: Block): boolean {
  return block.lines.reduce((sum, line) => sum + line.words.length, 0) >= LEAST_WORDS
}

/**
 * Each table's caption. Captions above and those below are tried, and the side on which more tables with cells get one
 * is that of the paper: a single caption between two tables shows nothing.
 */
function matchCaptions(
  tables: readonly Block[],
  captions: readonly Caption[],
  notes: readonly Block[],
): Map<Block, Caption> {
  const [above, below] = SIDES.map(side => matchNearest(tables, captions, { side, notes }))
  if (above === undefined || below === undefined) return new Map()
  const countOf = (matched: ReadonlyMap<Block, Caption>) => [...matched.keys()].filter(hasCells).length
  return countOf(below) > countOf(above) ? below : above
}

/**
 * Pairs tables and captions by distance, one to one; blocks with cells come first, as the others may be their heads. Notes between
 * a table and the caption below it are part of the table.
 */
function matchNearest(
  tables: readonly Block[],
  captions: readonly Caption[],
  { side, notes }: { side: (typeof SIDES)[number]; notes: readonly Block[] },
): Map<Block, Caption> {
  const pairs = tables.flatMap(table =>
    captions.flatMap(caption => {
      if (caption.page !== table.page || overlapX(caption.box, table.box) <= 0) return []
      const noted = { ...table.box, bottom: bottomOfNotes(table, caption, notes) }
      const distance = distanceOf(caption.box, noted, side)
      return distance < FURTHEST ? [{ table, caption, distance }] : []
    }),
  )
  const matched = new Map<Block, Caption>()
  const used = new Set<Caption>()
  const rankOf = (table: Block) => (hasCells(table) ? 0 : 1)
  for (const { table, caption } of pairs.sort((a, b) => rankOf(a.table) - rankOf(b.table) || a.distance - b.distance)) {
    if (matched.has(table) || used.has(caption)) continue
    matched.set(table, caption)
    used.add(caption)
  }
  return matched
}

/** Where the notes between a table and the caption below it end; the table itself where it has none. */
function bottomOfNotes({ box, page }: Block, caption: Caption, notes: readonly Block[]): number {
  const between = notes.filter(
    note =>
      note.page === page &&
      overlapX(note.box, box) > 0 &&
      note.box.top > box.bottom - SAME_SIDE &&
      note.box.bottom < caption.box.top + SAME_SIDE,
  )
  return Math.max(box.bottom, ...between.map(note => note.box.bottom))
}

function hasCells({ table }: Block): boolean {
  return table !== undefined
}

function distanceOf(caption: Box, table: Box, usual: (typeof SIDES)[number]): number {
  const [side, distance] =
    caption.top < table.top
      ? (['above', table.top - caption.bottom] as const)
      : (['below', caption.top - table.bottom] as const)
  return Math.max(0, distance) + (side === usual ? 0 : OTHER_SIDE_PENALTY)
}

/** A caption that repeats the number of the table before it on a later page, or says that the table continues. */
function isContinuation(caption: Caption, last: Draft): boolean {
  const [first] = caption.blocks
  const [known] = last.caption?.blocks ?? []
  if (first === undefined || known === undefined || caption.page === last.caption?.page) return false
  const [label, other] = [first, known].map(block => matchCaptionLabel(textOfBlock(block)))
  if (label === undefined || other === undefined || label.number === '') return false
  return label.number === other.number && seriesOf(label) === seriesOf(other)
}

/** What is before the word for a table: supplementary tables are numbered separately. */
function seriesOf({ label }: CaptionLabel): string {
  return label.toLowerCase().split(' ').slice(0, -1).join(' ')
}

/**
 * The table on the page before that a block continues, where the layout found that it has the columns of one there: the
 * lowest with as many columns, else the lowest. A float at the foot of the page may be below the table that is cut.
 */
function findContinued(drafts: readonly Draft[], block: Block): Draft | undefined {
  if (block.table?.evidence.some(rule => TABLE_EVIDENCE[rule].isContinuation === true) !== true) return undefined
  const onPageBefore = drafts.flatMap(draft => {
    const last = draft.tables[draft.tables.length - 1]
    return last?.page === block.page - 1 ? [{ draft, last }] : []
  })
  const alike = onPageBefore.filter(({ last }) => columnsOf(last) === columnsOf(block))
  const [lowest] = (alike.length > 0 ? alike : onPageBefore).sort((a, b) => b.last.box.bottom - a.last.box.bottom)
  return lowest?.draft
}

/** What is between two tables. */
interface Between {
  /** Whether no running text is above the second one on its page. */
  readonly isFree: boolean
  /** The blocks that follow the first one, but for notes. */
  readonly after: readonly Block[]
}

/**
 * Whether a table without caption continues one with as many columns on the page before, or earlier on the page, or is
 * the table of a caption (and column heads) without cells.
 */
function continuesTable({ caption, tables }: Draft, block: Block, { isFree, after }: Between): boolean {
  const last = tables[tables.length - 1]
  const isHeadOnly = tables.every(({ table }) => table === undefined)
  if (last === undefined || isHeadOnly) return caption !== undefined && block.page - caption.page <= 1
  if (block.page - last.page > 1) return false
  if (block.page === last.page && (after.length > 0 || !goesOnInNextColumn(last, block))) return false
  return isFree && columnsOf(last) === columnsOf(block) && !hasOtherHead(tables[0], block)
}

/** Whether two tables have heads, and at most half of the names of columns in common: `Year` and `Total` are in many. */
function hasOtherHead(first: Block | undefined, block: Block): boolean {
  const [names, others] = [namesOf(first), namesOf(block)]
  const common = [...others].filter(name => names.has(name)).length
  return names.size > 0 && others.size > 0 && common <= COMMON_NAMES * Math.max(names.size, others.size)
}

/** The texts of the cells of a head; none where there are numbers in it: the first row above a rule may be like all others. */
function namesOf(block: Block | undefined): ReadonlySet<string> {
  const cells = (block?.table?.rows ?? []).flat().filter(({ isHeader, lines }) => isHeader && lines.length > 0)
  const names = cells.map(({ lines }) => lines.map(({ text }) => text).join(' '))
  return new Set(names.some(isNumeric) ? [] : names)
}

/** Whether a table above and beside another has its columns: neighbours without captions may have as many. */
function goesOnInNextColumn(last: Block, block: Block): boolean {
  if (block.box.top > last.box.top) return false
  // Tables side by side from one height on are neighbours, but for one that prints its head again.
  const isBeside = Math.abs(block.box.top - last.box.top) < SAME_SIDE
  if (isBeside && textOfHead(block) !== textOfHead(last)) return false
  const [before, after] = [sidesOfColumns(last), sidesOfColumns(block)]
  return before.every((side, i) => {
    const other = after[i]
    if (side === undefined || other === undefined) return side === other
    return overlapX(side, other) > SAME_COLUMN * Math.min(widthOf(side), widthOf(other))
  })
}

function textOfHead({ table }: Block): string {
  return (table?.rows[0] ?? []).flatMap(({ lines }) => lines.map(({ text }) => text)).join('\t')
}

/** The sides of the cells of each column, from the left side of the table on. */
function sidesOfColumns(block: Block): (Box | undefined)[] {
  const { table, box } = block
  const cells = (table?.rows ?? []).flat().filter(cell => cell.columnSpan === 1 && cell.lines.length > 0)
  return [...Array(columnsOf(block)).keys()].map(column => {
    const boxes = cells.filter(cell => cell.column === column).flatMap(({ lines }) => lines.map(line => line.box))
    if (boxes.length === 0) return undefined
    const { left, right, top, bottom } = uniteBoxes(boxes)
    return { left: left - box.left, right: right - box.left, top, bottom }
  })
}

/**
 * Whether a table is the end of one without caption on the page before, or in the column before: the caption of both is below
 * it, and they have the same columns and width.
 */
function endsTable({ caption, tables }: Draft, block: Block, captionOfBlock: Caption): boolean {
  const last = tables[tables.length - 1]
  if (caption !== undefined || last === undefined || captionOfBlock.box.top < block.box.top) return false
  const isNext = last.page === block.page - 1 ? isAtSides(last.box, block.box) : isInNextColumn(last, block)
  return isNext && columnsOf(last) === columnsOf(block)
}

function isAtSides(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < SAME_SIDE && Math.abs(a.right - b.right) < SAME_SIDE
}

/** Whether a table is beside another of its page, as wide and from the same height on. */
function isInNextColumn(last: Block, block: Block): boolean {
  const isBeside = last.page === block.page && block.box.left > last.box.right
  const [narrow = 0, wide = 0] = [widthOf(last.box), widthOf(block.box)].sort((a, b) => a - b)
  return isBeside && narrow >= SAME_WIDTH * wide && Math.abs(last.box.top - block.box.top) < SAME_SIDE
}

/** Whether no running text of its page is above a table. */
function isFreeAbove(block: Block, textAbove: ReadonlyMap<number, readonly Block[]>): boolean {
  const onPage = textAbove.get(block.page) ?? []
  return !onPage.some(text => text.box.bottom <= block.box.top + 1 && overlapX(text.box, block.box) > 0)
}

function columnsOf({ table }: Block): number {
  return Math.max(...(table?.rows ?? []).map(row => row.reduce((sum, cell) => sum + cell.columnSpan, 0)), 0)
}
