import type { Rule } from '../../../../model/page/page.ts'
import { type Box, overlapX, overlapY, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { openHead, shareOfNumbers } from './open-heads.ts'
import { LARGEST_TYPE, NARROWEST_IN_EMS, OVERHANG } from '../rule-chains.ts'
import { columnsOfCells } from '../table-columns.ts'
import type { PieceRow } from '../tabular-rows.ts'
import { dropLooseEnds, growRows, isAligned } from '../unruled-tables.ts'

/** The first row below the rule is at most this far from it, in ems. */
const ROW_REACH_IN_EMS = 2.2
/** Fewest rows below the rule. */
const LEAST_ROWS = 2
/** Least share of the rows with cells side by side. */
const TABULAR_SHARE = 0.8
/** Two columns are a table where at least this share of the cells after the first are numbers; three are one anyway. */
const NUMBERS_SHARE = 0.6
const ENOUGH_COLUMNS = 3

/** Rows with the only rule of their table below the head. */
export interface LoneRuleTable {
  readonly rule: Rule
  readonly rows: readonly PieceRow[]
}

/**
 * The tables without a caption whose only rule is below their head, as wide as their cells: rows with names in the columns of the
 * rows below.
 */
export function findLoneRuleTables(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  { figures, bodySize }: { figures: readonly Box[]; bodySize: number },
): LoneRuleTable[] {
  const wide = rules.filter(
    ({ orientation, box }) =>
      orientation === 'horizontal' &&
      widthOf(box) >= NARROWEST_IN_EMS * bodySize &&
      !figures.some(figure => overlapX(figure, box) > 0 && overlapY(figure, box) >= 0),
  )
  const taken = new Set<Piece>()
  return wide.flatMap(rule => {
    const rows = rowsAt(
      rule,
      pieces.filter(piece => !taken.has(piece)),
    )
    if (rows.length === 0 || rows.some(({ size }) => size > LARGEST_TYPE * bodySize)) return []
    for (const piece of rows.flatMap(row => row.pieces)) taken.add(piece)
    return [{ rule, rows }]
  })
}

function rowsAt(rule: Rule, pieces: readonly Piece[]): PieceRow[] {
  const { left, right, bottom: y } = rule.box
  const start = { y, direction: 'down' as const, left, right, margin: OVERHANG, reachInEms: ROW_REACH_IN_EMS }
  const below = dropLooseEnds(growRows(pieces, start, startsCaption))
  if (below.length < LEAST_ROWS) return []
  const head = openHead(pieces, { rules: [rule], stretches: [] }, below)
  const rows = [...head, ...below]
  if (head.length === 0 || !isAsWide(rows, rule.box) || !isAligned(rows, TABULAR_SHARE)) return []
  const columns = columnsOfCells(rows).length
  return columns >= ENOUGH_COLUMNS || shareOfNumbers(below) >= NUMBERS_SHARE ? rows : []
}

function isAsWide(rows: readonly PieceRow[], rule: Box): boolean {
  const { left, right } = uniteBoxes(rows.map(({ box }) => box))
  return Math.abs(left - rule.left) < OVERHANG && Math.abs(right - rule.right) < OVERHANG
}
