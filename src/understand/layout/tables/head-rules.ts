import { overlapX, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_ABOVE, CAPTION_REACH, captionOf, startsCaption } from './captioned-rows.ts'
import { endOfCells } from './column-growth.ts'
import { columnsOfCells, splitRows } from './table-columns.ts'
import { type PieceRow, rowsOfPieces } from './tabular-rows.ts'
import { growRows, isAligned } from './unruled-tables.ts'

/** A table with a rule below its head and no other. */
export interface HeadRuleTable {
  readonly rule: Rule
  readonly rows: readonly PieceRow[]
}

/** Shortest rule below a head, in ems of the caption. */
const SHORTEST_RULE_IN_EMS = 6
/** The head is right above its rule: its baseline is at most this far above, in ems. */
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
 * The tables whose only rule is the one below their head, each with its caption above it, or else below it.
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
  const found = new Map<Rule, HeadRuleTable>()
  for (const sideOf of [isBelow, isAbove]) {
    for (const label of labels) {
      const rule = nearestRule(label, rules, sideOf)
      const rows = rule === undefined || found.has(rule) ? [] : rowsAt(rule, label, pieces)
      if (rule === undefined || rows.length === 0 || hasOtherRule(rule, rows, rules)) continue
      if (sideOf === isBelow || (endsAtCaption(rows, label) && opensAtHead(rows, pieces)))
        found.set(rule, { rule, rows })
    }
  }
  return [...found.values()]
}

/** Whether a rule may be below the head of a table whose caption is above it. */
function isBelow({ box }: Rule, label: Piece): boolean {
  return box.top > label.baseline && box.top - label.baseline < CAPTION_ABOVE
}

/** The same of a caption below the table. */
function isAbove({ box }: Rule, label: Piece): boolean {
  return box.top < label.box.top
}

function nearestRule(label: Piece, rules: readonly Rule[], isOnSide: typeof isBelow): Rule | undefined {
  const candidates = rules.filter(rule => {
    const { box, orientation } = rule
    const isWide = overlapX(box, label.box) > 0 && widthOf(box) > SHORTEST_RULE_IN_EMS * label.size
    return orientation === 'horizontal' && isWide && isOnSide(rule, label)
  })
  const distanceOf = ({ box }: Rule) => Math.abs(box.top - label.baseline)
  return candidates.sort((one, other) => distanceOf(one) - distanceOf(other))[0]
}

/** Whether no row is right above the head: a title of columns, or rows of the table. */
function opensAtHead([head]: readonly PieceRow[], pieces: readonly Piece[]): boolean {
  if (head === undefined) return false
  const { box, baseline, size } = head
  return !pieces.some(
    piece =>
      piece.baseline < baseline - 1 &&
      piece.baseline > baseline - ROW_REACH_IN_EMS * size &&
      overlapX(piece.box, box) > 0,
  )
}

/** Whether the last row is above a caption, with at most some lines of a note between. */
function endsAtCaption(rows: readonly PieceRow[], label: Piece): boolean {
  const distance = label.box.top - Math.max(...rows.map(({ box }) => box.bottom))
  return distance > -1 && distance < CAPTION_REACH
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
