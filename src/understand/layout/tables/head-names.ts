import type { TextRun } from '../../../model/page/page.ts'
import { type Piece, toPiece } from '../lines/pieces.ts'
import { startsCaption } from './captioned-rows.ts'
import { OVERHANG, type RuleChain } from './rule-chains.ts'
import { columnsOfCells, touchesColumn } from './table-columns.ts'
import type { PieceRow } from './tabular-rows.ts'
import { growRows } from './unruled-tables.ts'

/** Names of columns without a rule above them are at most this far above the rule below them, in ems. */
const HEAD_REACH_IN_EMS = 1
/** Fewest names of columns that make a head, and least white between them, in ems: more than a word space. */
const LEAST_NAMES = 3
const NAME_GAP_IN_EMS = 0.6

/**
 * The row with the names of the columns right above the first rule, where the rule above them is missing or was not
 * recognised; else `undefined`. It has one name for each column, and white between them. Words of running text may be
 * above columns by chance, but have no such white between them.
 */
export function headAbove(
  pieces: readonly Piece[],
  { rules }: RuleChain,
  rows: readonly PieceRow[],
): PieceRow | undefined {
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
  return areApart && names.length >= LEAST_NAMES && names.length === columnsOfCells(rows).length ? head : undefined
}

/** The names in a row, split where a run reaches the next column of the rows below: recognised words may touch. */
export function namesOf({ pieces }: PieceRow, rows: readonly PieceRow[]): Piece[] {
  const columns = columnsOfCells(rows)
  const names: { readonly column: number; readonly runs: TextRun[] }[] = []
  for (const run of pieces.flatMap(piece => piece.runs)) {
    const last = names.at(-1)
    const column = columns.findIndex((other, i) => i > (last?.column ?? -1) && touchesColumn(run.box, other))
    if (last === undefined || column > last.column) names.push({ column: Math.max(0, column), runs: [run] })
    else last.runs.push(run)
  }
  return names.map(({ runs }) => toPiece(runs))
}
