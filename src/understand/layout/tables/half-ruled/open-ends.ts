import { LEAST_EDGES } from '../bands.ts'
import { type Box, heightOf, overlapX, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { columnsOfRows, continueByColumns, growByColumns } from '../column-growth.ts'
import { boxOfChain, isShort, LARGEST_TYPE, OVERHANG, type RuleChain } from '../rule-chains.ts'
import { columnsOfCells, touchesColumn } from '../table-columns.ts'
import { countTabularRows, isProseRow, type PieceRow, rowsOfPieces } from '../tabular-rows.ts'
import { dropLooseEnds, growRows } from '../unruled-tables.ts'

/** The first row below the head is at most this far below its rule, in ems. */
const ROW_REACH_IN_EMS = 2.2
/** Fewest rules of a table that may continue below the last: above and below its head, and one between groups of rows. */
const LEAST_RULES = 3
/** The title of a group begins at most this far from the left side of its table, in ems. */
const SIDE_IN_EMS = 1
/** A row without a band is at most this much taller than the tallest row with one. */
const TALLEST_ROW = 1.3

/**
 * The rows of a table outside its rules. Where only the head is between rules, those that follow it. Where the outermost
 * rule is the `edge` of a band of colour, the row beyond it: every other row has a band. Below other rules, rows in the same columns.
 */
export function rowsAtEnds(pieces: readonly Piece[], chain: RuleChain, edges: ReadonlySet<Rule>): OpenEnds {
  const found = rowsOutside(pieces, chain, edges)
  const above = chain.above ?? found.above
  const below = chain.below ?? found.below
  return { above: countTabularRows(above) > 0 ? above : [], below: countTabularRows(below) > 0 ? below : [] }
}

interface OpenEnds {
  readonly above: readonly PieceRow[]
  readonly below: readonly PieceRow[]
}

function rowsOutside(pieces: readonly Piece[], chain: RuleChain, edges: ReadonlySet<Rule>): OpenEnds {
  const [first] = chain.rules
  const last = chain.rules[chain.rules.length - 1]
  if (first === undefined || last === undefined) return { above: [], below: [] }
  const isBanded = chain.rules.filter(rule => edges.has(rule)).length >= LEAST_EDGES
  const above = isBanded && edges.has(first) ? rowBeyond(pieces, chain, 'up') : []
  if (chain.rules.length <= 2 && isShort(chain)) return { above, below: rowsBelow(pieces, chain) }
  const below = isBanded && edges.has(last) ? rowBeyond(pieces, chain, 'down') : rowsPastRule(pieces, chain)
  return { above, below }
}

/** The rows that continue below a rule between two groups of rows, where the end of the table is on the next page. */
function rowsPastRule(pieces: readonly Piece[], chain: RuleChain): PieceRow[] {
  const known = columnsOfRows(chain.stretches.flat())
  if (chain.rules.length < LEAST_RULES || known === undefined) return []
  const box = boxOfChain(chain)
  const isBelow = (piece: Piece) => piece.baseline > box.bottom + 1 && overlapX(piece.box, box) > 0
  const [first] = rowsOfPieces(pieces.filter(isBelow))
  const isTitle = first !== undefined && isTitleOfGroup(first, box)
  const y = isTitle ? first.baseline : box.bottom
  const rows = continueByColumns(pieces, { y, known, endsAt: startsCaption })
  return isTitle && rows.length > 0 ? [first, ...rows] : rows
}

/** Whether a row right below a rule is one text at the left side, which may be longer than the first column is wide. */
function isTitleOfGroup(row: PieceRow, box: Box): boolean {
  const isNear = row.baseline - box.bottom < ROW_REACH_IN_EMS * row.size
  const isAtSide = row.box.left - box.left < SIDE_IN_EMS * row.size
  return row.pieces.length === 1 && isNear && isAtSide && !startsCaption(row) && !isProseRow(row, widthOf(box))
}

/** The rows below a head; from those found, the others by their columns: lines of wide cells are as long as text. */
function rowsBelow(pieces: readonly Piece[], chain: RuleChain): PieceRow[] {
  const rows = rowsBeyond(pieces, chain, 'down')
  const last = rows[rows.length - 1]
  const known =
    last === undefined ? undefined : columnsOfRows([...(chain.above ?? []), ...chain.stretches.flat(), ...rows])
  if (last === undefined || known === undefined) return rows
  return [...rows, ...growByColumns(pieces, { y: last.baseline, known, endsAt: startsCaption })]
}

function rowsBeyond(pieces: readonly Piece[], chain: RuleChain, direction: 'up' | 'down'): PieceRow[] {
  const { left, right, top, bottom } = boxOfChain(chain)
  const y = direction === 'down' ? bottom : top
  // The title of a paper is below a masthead between rules as rows are below a head.
  const known = [...(chain.above ?? []), ...chain.stretches.flat()]
  const largest = LARGEST_TYPE * Math.max(...known.map(({ size }) => size))
  const endsAt = (row: PieceRow) => startsCaption(row) || row.size > largest
  return dropLooseEnds(
    growRows(pieces, { y, direction, left, right, margin: OVERHANG, reachInEms: ROW_REACH_IN_EMS }, endsAt),
  )
}

/** The lines that are no further beyond the outermost band than a row is tall, with their cells in the columns. */
function rowBeyond(pieces: readonly Piece[], chain: RuleChain, direction: 'up' | 'down'): PieceRow[] {
  const { top, bottom } = boxOfChain(chain)
  const heights = chain.rules.slice(1).map(({ box }, i) => box.top - (chain.rules[i]?.box.top ?? box.top))
  const reach = TALLEST_ROW * Math.max(...heights)
  const rows = chain.stretches.flat()
  const columns = columnsOfCells(rows)
  return rowsBeyond(pieces, chain, direction).filter(({ box, pieces: cells }) => {
    const isNear = direction === 'down' ? box.bottom < bottom + reach : box.top > top - reach
    return (
      isNear && heightOf(box) < reach && cells.every(cell => columns.some(column => touchesColumn(cell.box, column)))
    )
  })
}
