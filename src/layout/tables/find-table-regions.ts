import { type Box, heightOf, overlapX, uniteBoxes, widthOf } from '../../geometry/box.ts'
import type { Rule } from '../../page/page.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_REACH, captionOf, findCaptionedRows, startsCaption } from './captioned-rows.ts'
import { findFrames } from './frames.ts'
import { headAbove, namesOf } from './head-names.ts'
import {
  boxOfChain,
  chainRules,
  LARGEST_TYPE,
  OVERHANG,
  rowsBetween,
  type RuleChain,
  SAME_EDGE,
  trimChain,
} from './rule-chains.ts'
import type { TableRegion } from './table-region.ts'
import { countTabularRows, type PieceRow, rowsOfPieces } from './tabular-rows.ts'
import { dropLooseEnds, growRows } from './unruled-tables.ts'

/** Share of rows with cells side by side in a table; the others are titles of groups and second lines. */
const TABULAR_SHARE = 0.4
/** The same where a rule separates a head: cells may have many lines. */
const TABULAR_SHARE_WITH_HEAD = 0.15
/** Furthest that the label of a caption is above the first rule, in points: the caption may have some more lines. */
const CAPTION_ABOVE = 110
/** Vertical rules over this share of a region's height are those of a grid. */
const TALL_GRID_RULE = 0.8
/** Rows of three cells or more, none of them longer than this in ems, over this share of the rows are a table. */
const LONGEST_CELL_IN_EMS = 10
const DENSE_SHARE = 0.7
/** Most rows of a head. */
const MOST_ROWS_OF_HEAD = 4
/** The first row below the head is at most this far below its rule, in ems. */
const ROW_REACH_IN_EMS = 2.2

/**
 * Finds the tables of a page.
 *
 * First come frames with a caption of a table, then rules of one width with cells between them. Where only the head of a
 * table is between rules, the rows below it belong to it too. At last come rows of cells in common columns next to
 * captions without a table.
 *
 * Never takes running text between two rules (abstract boxes, the page between the rules of its header and footer),
 * and never a caption: both end the region.
 */
export function findTableRegions(pieces: readonly Piece[], rules: readonly Rule[], bodySize: number): TableRegion[] {
  const regions: TableRegion[] = []
  const taken = new Set<Piece>()
  const add = (rows: readonly PieceRow[], bounds: readonly Rule[]) => {
    const added = rows.flatMap(row => row.pieces).filter(piece => !taken.has(piece))
    if (added.length === 0) return
    for (const piece of added) taken.add(piece)
    const box = uniteBoxes([...added.map(piece => piece.box), ...bounds.map(rule => rule.box)])
    regions.push({ box, pieces: added, rules: rules.filter(rule => isInside(rule.box, box)) })
  }
  for (const frame of findFrames(rules)) {
    const rows = rowsBetween(pieces, frame, frame)
    if (rows !== undefined && isFramedTable(rows, { frame, pieces, bodySize })) add(rows, framedBy(rules, frame))
  }
  for (const chain of chainRules(pieces, rules, bodySize)) {
    const trimmed = trimChain(chain)
    const below = isOpen(trimmed) ? rowsBelow(pieces, trimmed) : []
    const cells = [...trimmed.stretches.flat(), ...below]
    const free = pieces.filter(piece => !taken.has(piece))
    const head = headAbove(free, trimmed, cells)
    const rows = head === undefined ? cells : [{ ...head, pieces: namesOf(head, cells) }, ...cells]
    const isProven =
      below.length > 0 ||
      trimmed.rules.length > 2 ||
      isCellular(trimmed, rules) ||
      hasTableCaption(pieces, boxOfChain(trimmed), CAPTION_ABOVE)
    if (!isProven || !isTable(trimmed, rows)) continue
    add(rows, trimmed.rules)
    for (const piece of head?.pieces ?? []) taken.add(piece)
  }
  for (const rows of findCaptionedRows(pieces, { regions, taken })) add(rows, [])
  return regions
}

/**
 * Whether the text of a frame is a table though it has few cells side by side. It is when the caption of a table is next to
 * the frame, and nothing inside is much larger than the body. Frames with many cells side by side are found by their
 * horizontal rules instead: the table may be only a part of the frame.
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

/** Whether rows are few, have vertical rules between them, or are several short cells: running text never does. */
function isCellular(chain: RuleChain, rules: readonly Rule[]): boolean {
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

function isShort({ stretches }: RuleChain): boolean {
  return stretches.flat().length <= MOST_ROWS_OF_HEAD
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

/** Whether only the head is between rules: no rule is below the other rows, or the page ends before it. */
function isOpen({ rules, stretches }: RuleChain): boolean {
  return rules.length === 2 && isShort({ rules, stretches })
}

function rowsBelow(pieces: readonly Piece[], { rules }: RuleChain): PieceRow[] {
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

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left > outer.left - SAME_EDGE &&
    inner.right < outer.right + SAME_EDGE &&
    inner.top > outer.top - SAME_EDGE &&
    inner.bottom < outer.bottom + SAME_EDGE
  )
}

function isTable({ rules }: RuleChain, rows: readonly PieceRow[]): boolean {
  if (rules.length < 2 || rows.length < 2) return false
  const share = rules.length === 2 ? TABULAR_SHARE : TABULAR_SHARE_WITH_HEAD
  return countTabularRows(rows) >= share * rows.length
}
