import { overlapX } from '../geometry/box.ts'
import type { Rule } from '../page/page.ts'
import type { TextLine } from '../page/text-line.ts'

/** A line of a cell and the columns it covers. */
export interface CellLine {
  readonly line: TextLine
  readonly column: number
  readonly columnSpan: number
}

/** Lines of cells that are one row of the table. */
export interface LineRow {
  readonly lines: readonly CellLine[]
  readonly top: number
  readonly bottom: number
}

/** Lines whose baselines are nearer than this, in ems, stand side by side; cells centred in height interleave. */
const SAME_ROW_IN_EMS = 0.6
/** Distances of lines within this share of the smallest are those inside a cell. */
const TIGHT = 1.15
/** Rows stand apart where this share of the distances is not tight. */
const SPREAD_SHARE = 0.2
/** A line of a row that goes on fills at most this share of the columns. */
const SPARSE = 0.5
/** Inner rules per printed line from which every row stands between rules. */
const RULED_ROWS = 0.3

/**
 * Joins the lines of cells into the rows of a table, from top to bottom.
 *
 * A rule between two lines parts rows; where every row is ruled, nothing else does. Else a line goes on a row when it
 * is as near to it as lines inside a cell are, and fills few columns or not the first.
 */
export function joinTableRows(lines: readonly CellLine[], rules: readonly Rule[], columnCount: number): LineRow[] {
  const printed = groupByBaseline(lines)
  const horizontal = rules.filter(rule => rule.orientation === 'horizontal')
  const gaps = printed.slice(1).map((row, i) => gapOf(printed[i] ?? row, row, horizontal))
  const tight = tightDistance(gaps)
  const ruled = gaps.filter(gap => gap.isRuled).length
  const isFullyRuled = ruled >= RULED_ROWS * printed.length && ruled >= 2
  const rows: LineRow[] = []
  printed.forEach((row, i) => {
    const gap = gaps[i - 1]
    const current = rows[rows.length - 1]
    if (current === undefined || gap === undefined) rows.push(row)
    else if (!gap.isRuled && (isFullyRuled || goesOn(current, row, { gap, tight, columnCount })))
      rows[rows.length - 1] = unite(current, row)
    else rows.push(row)
  })
  return rows
}

interface RowGap {
  readonly distance: number
  readonly size: number
  readonly isRuled: boolean
}

interface Tightness {
  readonly distance: number
  /** Rows stand further apart than the lines inside them. */
  readonly isSpread: boolean
}

function groupByBaseline(lines: readonly CellLine[]): LineRow[] {
  const rows: CellLine[][] = []
  let last: TextLine | undefined
  for (const line of [...lines].sort((a, b) => a.line.baseline - b.line.baseline || a.column - b.column)) {
    const current = rows[rows.length - 1]
    const isSame =
      last !== undefined && line.line.baseline - last.baseline < SAME_ROW_IN_EMS * Math.min(line.line.size, last.size)
    const collides = current?.some(other => other.column === line.column) === true
    if (current !== undefined && isSame && !collides) current.push(line)
    else rows.push([line])
    last = line.line
  }
  return rows.map(toRow)
}

function toRow(lines: readonly CellLine[]): LineRow {
  return {
    lines: [...lines].sort((a, b) => a.column - b.column || a.line.baseline - b.line.baseline),
    top: Math.min(...lines.map(({ line }) => line.baseline - 0.7 * line.size)),
    bottom: Math.max(...lines.map(({ line }) => line.baseline)),
  }
}

function unite(a: LineRow, b: LineRow): LineRow {
  return toRow([...a.lines, ...b.lines])
}

function gapOf(above: LineRow, below: LineRow, rules: readonly Rule[]): RowGap {
  const isRuled = rules.some(
    ({ box }) =>
      box.top > above.bottom - 1 &&
      box.top < below.top + 2 &&
      below.lines.some(({ line }) => overlapX(line.box, box) > 0),
  )
  return { distance: below.bottom - above.bottom, size: Math.max(...below.lines.map(({ line }) => line.size)), isRuled }
}

function tightDistance(gaps: readonly RowGap[]): Tightness {
  const distances = gaps
    .filter(gap => !gap.isRuled && gap.distance > SAME_ROW_IN_EMS * gap.size)
    .map(gap => gap.distance)
    .sort((a, b) => a - b)
  const distance = distances[0] ?? 0
  const wide = distances.filter(own => own > TIGHT * distance).length
  return { distance, isSpread: wide >= SPREAD_SHARE * distances.length && wide > 0 }
}

function goesOn(
  current: LineRow,
  row: LineRow,
  { gap, tight, columnCount }: { gap: RowGap; tight: Tightness; columnCount: number },
): boolean {
  if (gap.distance < SAME_ROW_IN_EMS * gap.size) return true
  const isTight = gap.distance <= TIGHT * tight.distance
  if (!isTight) return false
  const filled = new Set(row.lines.map(line => line.column))
  const above = new Set(current.lines.map(line => line.column))
  const isBelowText = [...filled].every(column => above.has(column))
  const hasFirst = filled.has(0)
  const isNumeric = row.lines.some(({ line }) => /^[<>±+\-−–]?\s?\d/u.test(line.text))
  if (tight.isSpread) return isBelowText && (filled.size <= SPARSE * columnCount || !isNumeric)
  const startsSmall = row.lines.every(({ line }) => /^[\p{Ll}(&]/u.test(line.text))
  if (hasFirst) return isBelowText && startsSmall && filled.size <= SPARSE * columnCount
  return isBelowText && filled.size <= SPARSE * columnCount && !isNumeric
}
