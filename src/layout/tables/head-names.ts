import { uniteBoxes } from '../../geometry/box.ts'
import type { TextRun } from '../../page/page.ts'
import { type Piece, toPiece } from '../lines/pieces.ts'
import { startsCaption } from './captioned-rows.ts'
import { OVERHANG, type RuleChain } from './rule-chains.ts'
import { findTableColumns, type TableColumn, touchesColumn } from './table-columns.ts'
import type { PieceRow } from './tabular-rows.ts'
import { growRows } from './unruled-tables.ts'

/** Names of columns without a rule above them stand at most this far over the rule below them, in ems. */
const HEAD_REACH_IN_EMS = 1
/** Fewest names of columns that tell a head from a line of text, and the white between them, in ems: no word space. */
const LEAST_NAMES = 3
const NAME_GAP_IN_EMS = 0.6

/**
 * The names of the columns right above the first rule, where the rule above them is missing or was not recognised: in each
 * column one, and white between them. Words of running text stand in columns by chance, but not apart.
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
  return areApart && names.length >= LEAST_NAMES && names.length === columnsOf(rows).length ? head : undefined
}

function columnsOf(rows: readonly PieceRow[]): TableColumn[] {
  return findTableColumns(rows, [], uniteBoxes(rows.map(row => row.box)))
}

/** The row parted where its runs reach the next column of those below: recognised boxes of words run into one another. */
export function namesOf({ pieces }: PieceRow, rows: readonly PieceRow[]): Piece[] {
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
