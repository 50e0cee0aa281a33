import { overlapX, widthOf } from '../../geometry/box.ts'
import type { Rule } from '../../page/page.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_ABOVE, captionOf, startsCaption } from './captioned-rows.ts'
import { endOfCells } from './column-growth.ts'
import { columnsOfCells } from './table-columns.ts'
import { type PieceRow, rowsOfPieces, splitRows } from './tabular-rows.ts'
import { growRows, isAligned } from './unruled-tables.ts'

/** A table with a rule below its head and no other. */
export interface HeadRuleTable {
  readonly rule: Rule
  readonly rows: readonly PieceRow[]
}

/** Shortest rule below a head, in ems of the caption. */
const SHORTEST_RULE_IN_EMS = 6
/** The head stands on its rule: its baseline is at most this far above, in ems. */
const HEAD_REACH_IN_EMS = 1.2
/** The first row below the rule is at most this far from it, in ems. */
const ROW_REACH_IN_EMS = 2.6
/** Cells end at the ends of the rule, within this, in points. */
const SAME_END = 1.5
/** Least share of the lines with cells side by side: below a ruled head most cells may be broken over lines. */
const TABULAR_SHARE = 0.3
/** Sizes of the rows of a table differ by at most this share. */
const SAME_SIZE = 0.05

/**
 * The tables whose only rule is the one below their head, each with its caption above it.
 *
 *     Table 2: Towns by river
 *     Town        River    Bridges
 *     -----------------------------
 *     Old Town    Lind           3
 *
 * The rule is as wide as the table, which the caption need not be: it says where the rows end. Tables with a second rule of this
 * width, between rows or below them, are left to what chains rules.
 */
export function findHeadRuleTables(pieces: readonly Piece[], rules: readonly Rule[]): HeadRuleTable[] {
  const labels = pieces.filter(piece => captionOf({ pieces: [piece] })?.kind === 'table')
  return labels.flatMap(label => {
    const rule = firstRuleBelow(label, rules)
    const rows = rule === undefined ? [] : rowsAt(rule, label, pieces)
    return rule === undefined || rows.length === 0 || hasOtherRule(rule, rows, rules) ? [] : [{ rule, rows }]
  })
}

function firstRuleBelow(label: Piece, rules: readonly Rule[]): Rule | undefined {
  const below = rules.filter(({ box, orientation }) => {
    const distance = box.top - label.baseline
    const isNear = distance > 0 && distance < CAPTION_ABOVE && overlapX(box, label.box) > 0
    return orientation === 'horizontal' && isNear && widthOf(box) > SHORTEST_RULE_IN_EMS * label.size
  })
  return below.sort((a, b) => a.box.top - b.box.top)[0]
}

/** The head right above a rule and the rows below it; none where they are no table. */
function rowsAt({ box }: Rule, label: Piece, pieces: readonly Piece[]): PieceRow[] {
  const onRule = pieces.filter(
    ({ baseline, size }) => baseline < box.top + 1 && baseline > box.top - HEAD_REACH_IN_EMS * size,
  )
  const head = rowsOfPieces(onRule.filter(piece => overlapX(piece.box, box) > 0)).at(-1)
  if (head === undefined || head.pieces.includes(label) || !isWithin(head, box)) return []
  const sides = { left: box.left, right: box.right, margin: 0 }
  const start = { ...sides, y: box.top, direction: 'down' as const, reachInEms: ROW_REACH_IN_EMS }
  const below = growRows(pieces, start, row => startsCaption(row) || !isWithin(row, box) || !isOfSize(row, head))
  const rows = [head, ...below]
  const split = splitRows(rows)
  const hasNames = (split[0]?.pieces.length ?? 0) >= 2
  const table = rows.slice(0, endOfCells(rows, { columns: columnsOfCells(split) }))
  return hasNames && isAligned(table, TABULAR_SHARE) ? table : []
}

function isWithin({ box }: PieceRow, rule: Rule['box']): boolean {
  return box.left > rule.left - SAME_END && box.right < rule.right + SAME_END
}

function isOfSize({ size }: PieceRow, head: PieceRow): boolean {
  return Math.abs(size - head.size) <= SAME_SIZE * head.size
}

/** Whether another rule of this width is between the rows, or ends them. */
function hasOtherRule({ box }: Rule, rows: readonly PieceRow[], rules: readonly Rule[]): boolean {
  const bottom = Math.max(...rows.map(row => row.box.bottom))
  const size = Math.max(...rows.map(row => row.size))
  return rules.some(({ box: other, orientation }) => {
    if (orientation !== 'horizontal' || other === box) return false
    const isSame = Math.abs(other.left - box.left) < SAME_END && Math.abs(other.right - box.right) < SAME_END
    return isSame && other.top > box.bottom && other.top < bottom + HEAD_REACH_IN_EMS * size
  })
}
