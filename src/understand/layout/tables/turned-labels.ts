import { type Box, overlapX, overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import type { CellLine } from './table-region.ts'
import { placeCells, placeOf } from './rows/place-cells.ts'

/** A turned label is at most this far left of the table, in ems. */
const BESIDE_IN_EMS = 2
/** Rows this much further apart than the nearest ones are in two groups. */
const APART = 1.3

/** A turned label with the rows that it covers, from `first` up to `end`. */
interface Label {
  readonly line: TextLine
  readonly first: number
  readonly end: number
}

/**
 * Puts turned labels of groups of rows into the first column of a table, which is empty beside them, or into a new one before it. A label covers
 * the rows whose middle it is in, or else those that it is beside.
 */
export function fillLabels(
  table: TableGrid,
  turned: readonly TextLine[],
): { grid: TableGrid; placed: readonly TextLine[] } {
  const upright = table.rows.map(row => row.flatMap(({ lines }) => lines))
  const all = upright.flat()
  if (turned.length === 0 || all.length === 0 || upright.some(row => row.length === 0))
    return { grid: table, placed: [] }
  const box = uniteBoxes(all.map(line => line.box))
  const names = table.rows.flatMap(([cell]) => (cell?.column === 0 ? cell.lines : []))
  const isName = (line: TextLine) => names.includes(line)
  const beside = turned.filter(
    line =>
      isBetween(middleOf(line.box), box) &&
      line.box.right > box.left - BESIDE_IN_EMS * line.size &&
      all.every(other => other.box.left > line.box.right || (isName(other) && overlapY(other.box, line.box) <= 0)),
  )
  const labels = rowsOfLabels(beside, upright)
  const isShared = names.some(name => beside.some(label => overlapX(name.box, label.box) > 0))
  const rows = isShared ? table.rows : table.rows.map(row => [emptyBefore(row), ...row.map(moveRight)])
  const isFree = ({ first, end }: Label) =>
    rows.slice(first, end).every(([cell]) => cell?.column === 0 && cell.lines.length === 0 && cell.columnSpan === 1)
  if (labels.length === 0 || !labels.every(isFree)) return { grid: table, placed: [] }
  return { grid: { ...table, rows: withLabels(rows, labels) }, placed: labels.map(({ line }) => line) }
}

function rowsOfLabels(turned: readonly TextLine[], rows: readonly (readonly TextLine[])[]): Label[] {
  const sorted = turned.toSorted((a, b) => a.box.top - b.box.top)
  const cellAt = (line: TextLine, y: number): CellLine => ({
    line: { ...line, baseline: y },
    column: 0,
    columnSpan: 1,
    rowSpan: 1,
  })
  const lines = sorted.map(line => cellAt(line, middleOf(line.box)))
  const places = rows.map(row => placeOf(row.map(line => cellAt(line, middleOfLetters(line)))))
  const gapAbove = (row: number) => (places[row]?.top ?? 0) - (places[row - 1]?.bottom ?? 0)
  const least = Math.min(...places.slice(1).map((_, i) => gapAbove(i + 1)))
  const isParted = (row: number) => gapAbove(row) > APART * least
  const placed = placeCells(lines, { rows: places, mostOpen: rows.length, mayEndEarly: true, isParted })
  return sorted.flatMap((line): Label[] => {
    const cell = placed?.cells.find(({ lines: own }) => own.some(({ line: label }) => label.box === line.box))
    if (cell !== undefined) return [{ line, first: cell.first, end: cell.end }]
    const isBeside = (other: TextLine) => isBetween(middleOfLetters(other), line.box)
    const first = rows.findIndex(row => row.some(isBeside))
    return first < 0 ? [] : [{ line, first, end: 1 + rows.findLastIndex(row => row.some(isBeside)) }]
  })
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2
}

function isBetween(y: number, { top, bottom }: Box): boolean {
  return y > top && y < bottom
}

function emptyBefore(row: readonly GridCell[]): GridCell {
  return { lines: [], column: 0, columnSpan: 1, rowSpan: 1, isHeader: row[0]?.isHeader ?? false }
}

function moveRight(cell: GridCell): GridCell {
  return { ...cell, column: cell.column + 1 }
}

function withLabels(rows: readonly (readonly GridCell[])[], labels: readonly Label[]): GridCell[][] {
  return rows.map((row, i) => {
    const label = labels.find(({ first, end }) => i >= first && i < end)
    const [cell, ...others] = row
    if (label === undefined || cell === undefined) return [...row]
    return label.first < i ? others : [{ ...cell, lines: [label.line], rowSpan: label.end - label.first }, ...others]
  })
}
