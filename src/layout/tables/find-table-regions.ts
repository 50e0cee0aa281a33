import { type Box, heightOf, overlapX, uniteBoxes, widthOf } from '../../geometry/box.ts'
import type { Rule, TextRun } from '../../page/page.ts'
import { middleOfLetters } from '../../page/text-line.ts'
import { findFrames } from './frames.ts'
import { CAPTION_REACH, captionOf, findCaptionedRows, startsCaption } from './captioned-rows.ts'
import { type Piece, toPiece } from '../lines/pieces.ts'
import { findTableColumns, type TableColumn, touchesColumn } from './table-columns.ts'
import type { TableRegion } from './table-region.ts'
import { countTabularRows, areProse, type PieceRow, rowsOfPieces } from './tabular-rows.ts'
import { dropLooseEnds, growRows } from './unruled-tables.ts'

/** Narrowest rule that can bound a table, in ems of the body. */
const NARROWEST_IN_EMS = 9
/** Rules of one table begin and end within this many points of each other. */
const SAME_EDGE = 5
/** A piece may stick out of the rules of its table by this much, in points. */
const OVERHANG = 12
/** Rules without text between them that are further apart than this bound a picture or a page, not a row. */
const TALLEST_EMPTY = 24
/** Share of rows with cells side by side in a table; the others are titles of groups and second lines. */
const TABULAR_SHARE = 0.4
/** The same where a rule sets off a head: cells may have many lines. */
const TABULAR_SHARE_WITH_HEAD = 0.15
/** Furthest that the label of a caption is above the first rule, in points: the caption may have some more lines. */
const CAPTION_ABOVE = 110
/** Type of a table is at most this share of the body's: titles of papers stand between rules too. */
const LARGEST_TYPE = 1.35
/** Vertical rules over this share of a region's height are those of a grid. */
const TALL_GRID_RULE = 0.8
/** Rows of three cells or more, none of them longer than this in ems, over this share of the rows are a table. */
const LONGEST_CELL_IN_EMS = 10
const DENSE_SHARE = 0.7
/** Most rows of a head. */
const MOST_ROWS_OF_HEAD = 4
/** The first row below the head stands at most this far under its rule, in ems. */
const ROW_REACH_IN_EMS = 2.2
/** Names of columns without a rule above them stand at most this far over the rule below them, in ems. */
const HEAD_REACH_IN_EMS = 1
/** Fewest names of columns that tell a head from a line of text, and the white between them, in ems: no word space. */
const LEAST_NAMES = 3
const NAME_GAP_IN_EMS = 0.6

/** Rules that bound a table from above to below, and the rows between each two of them. */
interface Chain {
  readonly rules: readonly Rule[]
  readonly stretches: readonly (readonly PieceRow[])[]
}

/**
 * Finds the tables of a page.
 *
 * First rules of one width with cells between them; where such rules end with the head of a table, the rows below it
 * too. Then, next to captions that no such region stands next to, rows of cells in common columns.
 *
 * Never takes running text between two rules (abstract boxes, the page between the rules of its header and footer),
 * and never a caption: both end the region.
 */
export function findTableRegions(pieces: readonly Piece[], rules: readonly Rule[], bodySize: number): TableRegion[] {
  const regions: TableRegion[] = []
  const taken = new Set<Piece>()
  const add = (rows: readonly PieceRow[], bounds: readonly Rule[]) => {
    const own = rows.flatMap(row => row.pieces).filter(piece => !taken.has(piece))
    if (own.length === 0) return
    for (const piece of own) taken.add(piece)
    const box = uniteBoxes([...own.map(piece => piece.box), ...bounds.map(rule => rule.box)])
    regions.push({ box, pieces: own, rules: rules.filter(rule => isInside(rule.box, box)) })
  }
  for (const frame of findFrames(rules)) {
    const rows = rowsBetween(pieces, frame, frame)
    if (rows !== undefined && isFramedTable(rows, { frame, pieces, bodySize })) add(rows, framedBy(rules, frame))
  }
  for (const chain of chainRules(pieces, rules, bodySize)) {
    const trimmed = trimChain(chain)
    const below = isOpen(trimmed) ? rowsBelow(pieces, trimmed) : []
    const own = [...trimmed.stretches.flat(), ...below]
    const free = pieces.filter(piece => !taken.has(piece))
    const head = headAbove(free, trimmed, own)
    const rows = head === undefined ? own : [{ ...head, pieces: namesOf(head, own) }, ...own]
    const isProven =
      below.length > 0 ||
      trimmed.rules.length > 2 ||
      isCellular(trimmed, rules) ||
      hasTableCaption(pieces, boxOf(trimmed), CAPTION_ABOVE)
    if (!isProven || !isTable(trimmed, rows)) continue
    add(rows, trimmed.rules)
    for (const piece of head?.pieces ?? []) taken.add(piece)
  }
  for (const rows of findCaptionedRows(pieces, { regions, taken })) add(rows, [])
  return regions
}

/**
 * Whether the text of a frame is a table though it has few cells side by side: its caption stands next to the frame,
 * and nothing larger than the body inside. Frames full of cells are left to their rules, which may be those of a part.
 */
function isFramedTable(
  rows: readonly PieceRow[],
  { frame, pieces, bodySize }: { frame: Box; pieces: readonly Piece[]; bodySize: number },
): boolean {
  if (rows.length === 0 || rows.some(row => row.size > LARGEST_TYPE * bodySize || startsCaption(row))) return false
  if (countTabularRows(rows) >= TABULAR_SHARE * rows.length) return false
  return hasTableCaption(pieces, frame, CAPTION_REACH)
}

function framedBy(rules: readonly Rule[], frame: Box): Rule[] {
  return rules.filter(rule => isInside(rule.box, frame))
}

/** Few rows, vertical rules between them, or rows of several short cells: no running text stands so. */
function isCellular(chain: Chain, rules: readonly Rule[]): boolean {
  if (isShort(chain)) return true
  const box = uniteBoxes(chain.rules.map(rule => rule.box))
  const tall = rules.filter(
    rule =>
      rule.orientation === 'vertical' && isInside(rule.box, box) && heightOf(rule.box) > TALL_GRID_RULE * heightOf(box),
  )
  if (tall.length >= 2) return true
  const rows = chain.stretches.flat()
  const dense = rows.filter(
    ({ pieces, size }) => pieces.length >= 3 && pieces.every(piece => widthOf(piece.box) < LONGEST_CELL_IN_EMS * size),
  )
  return dense.length >= Math.max(3, DENSE_SHARE * rows.length)
}

function isShort({ stretches }: Chain): boolean {
  return stretches.flat().length <= MOST_ROWS_OF_HEAD
}

function boxOf({ rules }: Chain): Box {
  return uniteBoxes(rules.map(rule => rule.box))
}

/** Whether the caption of a table starts no more than `reach` above a box or a little below it. */
function hasTableCaption(pieces: readonly Piece[], box: Box, reach: number): boolean {
  const near = pieces.filter(piece => {
    const isAbove = piece.baseline < box.top + 1 && piece.baseline > box.top - reach
    const isBelow = piece.baseline > box.bottom && piece.baseline < box.bottom + CAPTION_REACH
    return (isAbove || isBelow) && overlapX(piece.box, box) > 0
  })
  return near.some(piece => rowsOfPieces([piece]).some(row => captionOf(row)?.kind === 'table'))
}

/** Only the head stands between rules: the rows below have no rule of their own, or the page ended before it. */
function isOpen({ rules, stretches }: Chain): boolean {
  return rules.length === 2 && isShort({ rules, stretches })
}

function rowsBelow(pieces: readonly Piece[], { rules }: Chain): PieceRow[] {
  const last = rules[rules.length - 1]
  if (last === undefined) return []
  const { left, right, bottom: y } = last.box
  const rows = growRows(
    pieces,
    { y, direction: 'down', left, right, margin: OVERHANG, reachInEms: ROW_REACH_IN_EMS },
    startsCaption,
  )
  return dropLooseEnds(rows)
}

/**
 * The names of the columns right above the first rule, where the rule above them is missing or was not recognised: in each
 * column one, and white between them. Words of running text stand in columns by chance, but not apart.
 */
function headAbove(pieces: readonly Piece[], { rules }: Chain, rows: readonly PieceRow[]): PieceRow | undefined {
  const [first] = rules
  if (first === undefined || rows.length < 2) return undefined
  const { left, right, top: y } = first.box
  const start = { y, direction: 'up' as const, left, right, margin: OVERHANG, reachInEms: HEAD_REACH_IN_EMS }
  const head = growRows(pieces, start, startsCaption).at(-1)
  if (head === undefined) return undefined
  const names = namesOf(head, rows)
  const areApart = names.every(({ box }, i) => {
    const next = names[i + 1]
    return next === undefined || next.box.left - box.right > NAME_GAP_IN_EMS * head.size
  })
  return areApart && names.length >= LEAST_NAMES && names.length === columnsOf(rows).length ? head : undefined
}

function columnsOf(rows: readonly PieceRow[]): TableColumn[] {
  return findTableColumns(rows, [], uniteBoxes(rows.map(row => row.box)))
}

/** The row parted where its runs reach the next column of those below: recognised boxes of words run into one another. */
function namesOf({ pieces }: PieceRow, rows: readonly PieceRow[]): Piece[] {
  const columns = columnsOf(rows)
  const names: { readonly column: number; readonly runs: TextRun[] }[] = []
  for (const run of pieces.flatMap(piece => piece.runs)) {
    const last = names.at(-1)
    const column = columns.findIndex((own, i) => i > (last?.column ?? -1) && touchesColumn(run.box, own))
    if (last === undefined || column > last.column) names.push({ column: Math.max(0, column), runs: [run] })
    else last.runs.push(run)
  }
  return names.map(({ runs }) => toPiece(runs))
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left > outer.left - SAME_EDGE &&
    inner.right < outer.right + SAME_EDGE &&
    inner.top > outer.top - SAME_EDGE &&
    inner.bottom < outer.bottom + SAME_EDGE
  )
}

/** All chains of rules of one width, from top to bottom; a rule is in one chain at most. */
function chainRules(pieces: readonly Piece[], rules: readonly Rule[], bodySize: number): Chain[] {
  const wide = rules
    .filter(rule => rule.orientation === 'horizontal' && widthOf(rule.box) >= NARROWEST_IN_EMS * bodySize)
    .sort((a, b) => a.box.top - b.box.top)
  const used = new Set<Rule>()
  const chains: Chain[] = []
  for (const top of wide) {
    if (used.has(top)) continue
    const chain: Rule[] = [top]
    const stretches: PieceRow[][] = []
    for (const next of wide) {
      const last = chain[chain.length - 1] ?? top
      if (next.box.top <= last.box.top || !isSameWidth(top.box, next.box) || used.has(next)) continue
      const rows = rowsBetween(pieces, last.box, next.box)
      if (rows === undefined || !isStretch(rows, { above: last.box, below: next.box, bodySize })) break
      chain.push(next)
      stretches.push(rows)
    }
    if (chain.length < 2) continue
    for (const rule of chain) used.add(rule)
    chains.push({ rules: chain, stretches })
  }
  return chains
}

function isSameWidth(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < SAME_EDGE && Math.abs(a.right - b.right) < SAME_EDGE
}

/** Rows of the pieces between two rules, or `undefined` where a piece crosses the sides of the region. */
function rowsBetween(pieces: readonly Piece[], above: Box, below: Box): PieceRow[] | undefined {
  const own: Piece[] = []
  const left = Math.min(above.left, below.left)
  const right = Math.max(above.right, below.right)
  for (const piece of pieces) {
    const y = middleOfLetters(piece)
    if (y < above.top || y > below.bottom) continue
    const { box } = piece
    if (box.right <= left + 1 || box.left >= right - 1) continue
    if (box.left < left - OVERHANG || box.right > right + OVERHANG) return undefined
    own.push(piece)
  }
  return rowsOfPieces(own)
}

function isStretch(
  rows: readonly PieceRow[],
  { above, below, bodySize }: { above: Box; below: Box; bodySize: number },
): boolean {
  if (rows.length === 0) return below.top - above.bottom < TALLEST_EMPTY
  if (rows.some(row => row.size > LARGEST_TYPE * bodySize || startsCaption(row))) return false
  return !areProse(rows, widthOf(above))
}

/** The chain without empty stretches and lines of text at its ends (running headers, notes). */
function trimChain({ rules, stretches }: Chain): Chain {
  let start = 0
  let end = stretches.length
  while (start < end && countTabularRows(stretches[start] ?? []) === 0) start++
  while (end > start && countTabularRows(stretches[end - 1] ?? []) === 0) end--
  return { rules: rules.slice(start, end + 1), stretches: stretches.slice(start, end) }
}

function isTable({ rules }: Chain, rows: readonly PieceRow[]): boolean {
  if (rules.length < 2 || rows.length < 2) return false
  const share = rules.length === 2 ? TABULAR_SHARE : TABULAR_SHARE_WITH_HEAD
  return countTabularRows(rows) >= share * rows.length
}
