import { groupBy } from '../../../base/collections/group-by.ts'
import { heightOf, overlapX, widthOf } from '../../../base/geometry/box.ts'
import type { Direction } from '../../../model/page/page.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { groupLines } from '../lines/lines.ts'
import type { Piece } from '../lines/pieces.ts'
import { partCells } from './columns/part-cells.ts'
import { columnsOfBox, findTableColumns, type TableColumn } from './table-columns.ts'
import { type CellLine, LARGEST_HEAD_SHARE, type TableRegion } from './table-region.ts'
import { joinTableRows, type LineRow } from './rows/table-rows.ts'
import { rowsOfPieces } from './tabular-rows.ts'
import { spanTitles } from './titles/title-spans.ts'

/** Least width of the rule below a head, as share of the table's; a narrower one is below a title of some columns. */
const FULL_RULE = 0.9
/** A rule at most this far from an edge of the table, in points, is part of its frame. */
const FRAME_REACH = 4

/** The rows and cells of a region. Every run of the region is in exactly one cell. */
export function buildTableGrid(region: TableRegion, page: number, direction: Direction): TableGrid {
  const rules = [...region.rules, ...region.edges]
  const printed = rowsOfPieces(region.pieces)
  const pieceRows = partCells(printed, findTableColumns(printed, rules, region.box))
  const pieces = pieceRows.flatMap(row => row.pieces)
  const columns = findTableColumns(pieceRows, rules, region.box)
  const cells = linesOfCells(pieces, columns, { page, direction })
  const lines = spanTitles(cells, { columns, rules, box: region.box })
  const rows = joinTableRows(lines, { box: region.box, rules, edges: region.edges, columns })
  const headEnd = headEndOf({ ...region, rules }, rows)
  return {
    rows: cellsOfRows(rows, columns.length, headEnd),
    ...drawnRules(region),
    evidence: region.evidence,
  }
}

/** Lines of the cells; pieces that begin in one column share its lines. */
function linesOfCells(
  pieces: readonly Piece[],
  columns: readonly TableColumn[],
  place: { page: number; direction: Direction },
): CellLine[] {
  const byColumn = groupBy(pieces, ({ box }) => columnsOfBox(box, columns).first)
  return [...byColumn].flatMap(([column, columnPieces]) =>
    groupLines(columnPieces, [], place.page, place.direction).map(line => {
      const { last } = columnsOfBox(line.box, columns)
      return { line, column, columnSpan: Math.max(1, last - column + 1), rowSpan: 1 }
    }),
  )
}

/** Rows above the first inner rule that runs over the whole table. */
function headEndOf({ box, rules }: TableRegion, rows: readonly LineRow[]): number {
  const [rule] = rules
    .filter(({ orientation, box: place }) => orientation === 'horizontal' && widthOf(place) >= FULL_RULE * widthOf(box))
    .filter(
      ({ box: { top } }) =>
        rows.some(row => row.bottom < top + FRAME_REACH) && rows.some(row => row.top > top - FRAME_REACH),
    )
    .sort((a, b) => a.box.top - b.box.top)
  if (rule === undefined) return 0
  const end = rows.filter(row => (row.top + row.bottom) / 2 < rule.box.top).length
  return end <= LARGEST_HEAD_SHARE * rows.length ? end : 0
}

function cellsOfRows(rows: readonly LineRow[], count: number, headEnd: number): GridCell[][] {
  /** For each column the first row that no cell from above covers. */
  const free = Array<number>(count).fill(0)
  return rows.map((row, i) => {
    const cells: GridCell[] = []
    const isTaken = (column: number) => (free[column] ?? 0) > i || row.lines.some(line => line.column === column)
    for (let column = 0; column < count; ) {
      if ((free[column] ?? 0) > i) {
        column++
        continue
      }
      const cellLines = row.lines.filter(line => line.column === column)
      const widest = Math.max(1, ...cellLines.map(line => line.columnSpan))
      let end = column + 1
      while (end < count && end < column + widest && !isTaken(end)) end++
      const rowSpan = rowSpanOf(cellLines, { column, end }, rows.slice(i + 1, i < headEnd ? headEnd : rows.length))
      cells.push({
        lines: cellLines.map(({ line }): TextLine => line),
        column,
        columnSpan: end - column,
        rowSpan,
        isHeader: i < headEnd,
      })
      if (rowSpan > 1) free.fill(i + rowSpan, column, end)
      column = end
    }
    return cells
  })
}

/** How many rows the lines of a cell cover, down to the next row with something in its columns. */
function rowSpanOf(
  lines: readonly CellLine[],
  { column, end }: { column: number; end: number },
  below: readonly LineRow[],
) {
  const most = Math.max(1, ...lines.map(line => line.rowSpan))
  const blocked = below.findIndex(row =>
    row.lines.some(line => line.column < end && line.column + line.columnSpan > column),
  )
  return Math.min(most, 1 + (blocked < 0 ? below.length : blocked))
}

function drawnRules({ box, rules }: TableRegion): Pick<TableGrid, 'frame' | 'rules'> {
  const horizontal = rules.filter(
    rule => rule.orientation === 'horizontal' && overlapX(rule.box, box) >= FULL_RULE * widthOf(box),
  )
  const vertical = rules.filter(
    rule => rule.orientation === 'vertical' && heightOf(rule.box) >= FULL_RULE * heightOf(box),
  )
  const isNear = (a: number, b: number) => Math.abs(a - b) <= FRAME_REACH
  const above = horizontal.some(rule => isNear(rule.box.top, box.top))
  const below = horizontal.some(rule => isNear(rule.box.bottom, box.bottom))
  const sides =
    vertical.some(rule => isNear(rule.box.left, box.left)) && vertical.some(rule => isNear(rule.box.right, box.right))
  const rows = horizontal.some(rule => !isNear(rule.box.top, box.top) && !isNear(rule.box.bottom, box.bottom))
  const columns = vertical.some(rule => !isNear(rule.box.left, box.left) && !isNear(rule.box.right, box.right))
  return {
    frame: frameOf(above, below, sides),
    rules: rows && columns ? 'all' : rows ? 'rows' : columns ? 'cols' : 'none',
  }
}

function frameOf(above: boolean, below: boolean, sides: boolean): TableGrid['frame'] {
  if (above && below) return sides ? 'box' : 'hsides'
  if (above) return 'above'
  if (below) return 'below'
  return sides ? 'vsides' : 'void'
}

/** The lines of all cells in the order of rows and columns. */
export function linesOfGrid(grid: TableGrid): TextLine[] {
  return grid.rows.flatMap(row => row.flatMap(cell => cell.lines))
}

/** The grid with each line replaced. */
export function mapGridLines(grid: TableGrid, map: (line: TextLine) => TextLine): TableGrid {
  return { ...grid, rows: grid.rows.map(row => row.map(cell => ({ ...cell, lines: cell.lines.map(map) }))) }
}
