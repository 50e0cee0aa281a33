import { type Box, overlapX, overlapY, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import type { Piece } from '../../lines/pieces.ts'
import { withoutNumbersOfAxes } from '../axes.ts'
import { startsCaption } from '../captioned-rows.ts'
import { isInside, LARGEST_TYPE, OVERHANG } from '../rule-chains.ts'
import { columnsOfCells, splitRows } from '../table-columns.ts'
import { isValue, type TableRegion } from '../table-region.ts'
import { type PieceRow, rowsOfPieces, splitAtBlanks } from '../tabular-rows.ts'
import { dropLooseEnds, growRows, isAligned } from '../unruled-tables.ts'
import { openHead } from './open-heads.ts'

/** Fewest rows: matrices and the numbers of a chart have fewer. */
const LEAST_ROWS = 5
/** Fewest values side by side that show a row, and fewest columns of the table. */
const LEAST_VALUES = 2
const LEAST_COLUMNS = 3
/** Least share of the cells after the first of each row that are values. */
const VALUES_SHARE = 0.6
/** Least share of the rows with cells side by side. */
const TABULAR_SHARE = 0.8
/** Greatest share of the rows whose values are all the same. */
const TICKS_SHARE = 0.5
/** Longest value, in ems. */
const LONGEST_VALUE_IN_EMS = 6
/** Rows are at most this far apart, in ems, and values and names of one row. */
const ROW_REACH_IN_EMS = 2.6
const WIDEST_GAP_IN_EMS = 16
/** Longest name of a row or remark on it, in ems: lines of columns of text are longer. */
const LONGEST_NAME_IN_EMS = 18
/** Baselines of one row differ by less than this, in ems. */
const SAME_ROW_IN_EMS = 0.3
/** Least share of the rows with a name at their left, where the names are part of the table. */
const NAMED_SHARE = 0.6

/**
 * The tables without a caption and without rules that their numbers show: rows in sequence with values side by side, below each other in
 * common columns, with names at their left and a head above. They are looked for when the rest of each page's tables is known: rows like these may
 * continue one.
 */
export function findValueTables(
  pieces: readonly Piece[],
  { rules, figures, bodySize }: { rules: readonly Rule[]; figures: readonly Box[]; bodySize: number },
): TableRegion[] {
  const isInFigure = ({ box }: Piece) => figures.some(figure => overlapX(figure, box) > 0 && overlapY(figure, box) > 0)
  const free = withoutNumbersOfAxes(pieces, rules).filter(
    piece => piece.size <= LARGEST_TYPE * bodySize && !isInFigure(piece),
  )
  const taken = new Set<Piece>()
  return sequencesOf(valueRows(free)).flatMap(sequence => {
    const rest = free.filter(piece => !taken.has(piece))
    const rows = tableAround(sequence, rest)
    const cells = rows.flatMap(row => row.pieces)
    for (const piece of cells) taken.add(piece)
    if (rows.length === 0) return []
    const box = uniteBoxes(cells.map(cell => cell.box))
    const inside = rules.filter(rule => isInside(rule.box, box))
    return [{ box, pieces: cells, rules: inside, edges: [], evidence: ['cells-in-columns'] }]
  })
}

/** The values of each row that are no further apart than cells, where they are several. */
function valueRows(pieces: readonly Piece[]): PieceRow[] {
  const values = pieces.flatMap(splitAtBlanks).filter(isShortValue)
  const groups = rowsOfPieces(values).flatMap(row => {
    const parts: Piece[][] = []
    for (const piece of row.pieces) {
      const before = parts.at(-1)?.at(-1)
      const isNear = before !== undefined && piece.box.left - before.box.right < WIDEST_GAP_IN_EMS * row.size
      if (isNear) parts.at(-1)?.push(piece)
      else parts.push([piece])
    }
    return parts.filter(part => part.length >= LEAST_VALUES)
  })
  return groups.flatMap(group => rowsOfPieces(group))
}

function isShortValue(piece: Piece): boolean {
  const { box, size } = piece
  return isValue(textOf(piece)) && widthOf(box) < LONGEST_VALUE_IN_EMS * size
}

/** Rows below each other at the distance of rows, which are enough for a table. */
function sequencesOf(rows: readonly PieceRow[]): PieceRow[][] {
  const sequences: PieceRow[][] = []
  for (const row of rows.toSorted((a, b) => a.baseline - b.baseline)) {
    const isNext = (sequence: readonly PieceRow[]) => {
      const last = sequence.at(-1)
      const distance = row.baseline - (last?.baseline ?? -Infinity)
      return last !== undefined && distance < ROW_REACH_IN_EMS * row.size && overlapX(last.box, row.box) > 0
    }
    const sequence = sequences.find(isNext)
    if (sequence === undefined) sequences.push([row])
    else sequence.push(row)
  }
  return sequences.filter(({ length }) => length >= LEAST_ROWS)
}

/** The rows of the table with these values, with its names and its head; none where it is no table. */
function tableAround(values: readonly PieceRow[], pieces: readonly Piece[]): PieceRow[] {
  const box = uniteBoxes(values.map(row => row.box))
  const { left, right } = sidesOf(values, pieces)
  const sides = { left, right, margin: OVERHANG, reachInEms: ROW_REACH_IN_EMS }
  const start = { ...sides, y: box.top - 1, direction: 'down' as const }
  const rows = dropLooseEnds(growRows(pieces, start, startsCaption))
  if (rows.length < LEAST_ROWS || !isAligned(rows, TABULAR_SHARE) || shareOfValues(rows) < VALUES_SHARE) return []
  if (columnsOfCells(rows).length < LEAST_COLUMNS || areTicks(values)) return []
  const edge = { left, right, top: box.top, bottom: box.top }
  return [...openHead(pieces, { rules: [{ box: edge, orientation: 'horizontal' }], stretches: [] }, rows), ...rows]
}

/** The sides of the rows of values with the cells beside them, names or remarks, where most rows have one and the longest is near. */
function sidesOf(values: readonly PieceRow[], pieces: readonly Piece[]): Pick<Box, 'left' | 'right'> {
  const { left, right } = uniteBoxes(values.map(row => row.box))
  const isFilled = (cells: readonly Piece[]) => cells.length >= NAMED_SHARE * values.length
  const names = values.flatMap(row => cellBeside(row, pieces, 'left') ?? [])
  const remarks = values.flatMap(row => cellBeside(row, pieces, 'right') ?? [])
  const areNear = (gap: number) => gap < WIDEST_GAP_IN_EMS * (values[0]?.size ?? 0)
  const hasNames = isFilled(names) && areNear(left - Math.max(...names.map(({ box }) => box.right)))
  const hasRemarks = isFilled(remarks) && areNear(Math.min(...remarks.map(({ box }) => box.left)) - right)
  return {
    left: hasNames ? Math.min(...names.map(({ box }) => box.left)) : left,
    right: hasRemarks ? Math.max(...remarks.map(({ box }) => box.right)) : right,
  }
}

/** The nearest piece beside the values of a row, where it is short as a name is. */
function cellBeside(row: PieceRow, pieces: readonly Piece[], side: 'left' | 'right'): Piece | undefined {
  const gap = ({ box }: Piece) => (side === 'left' ? row.box.left - box.right : box.left - row.box.right)
  const [cell] = pieces
    .filter(piece => gap(piece) > -1 && Math.abs(piece.baseline - row.baseline) < SAME_ROW_IN_EMS * row.size)
    .sort((a, b) => gap(a) - gap(b))
  return cell !== undefined && widthOf(cell.box) < LONGEST_NAME_IN_EMS * row.size ? cell : undefined
}

/** Whether most rows have the same value in all places: the ticks of charts side by side. */
function areTicks(values: readonly PieceRow[]): boolean {
  const even = values.filter(({ pieces }) => new Set(pieces.map(textOf)).size === 1)
  return even.length > TICKS_SHARE * values.length
}

function textOf({ runs }: Piece): string {
  return runs.map(({ text }) => text).join('')
}

function shareOfValues(rows: readonly PieceRow[]): number {
  const cells = splitRows(rows).flatMap(({ pieces }) => pieces.slice(1))
  const values = cells.filter(cell => isValue(textOf(cell)))
  return values.length / Math.max(1, cells.length)
}
