import { groupBy } from '../../base/collections/group-by.ts'
import { coveredPlaces, placeAmong } from '../../base/collections/separators.ts'
import { uniteBoxes } from '../../base/geometry/box.ts'
import type { TableSeparators } from '../../model/corrections/corrections.ts'
import type { GridCell, TableGrid } from '../../model/page/table-grid.ts'
import type { TextLine } from '../../model/page/text-line.ts'

/** Where all columns and rows of a table are separated, in points, in their order. */
export type AllSeparators = Required<TableSeparators>

/** What a cell covers of one direction: places of the grid, and the interval of its text. */
interface Extent {
  readonly from: number
  readonly count: number
  readonly low: number
  readonly high: number
}

/**
 * Where the columns and rows of a table are separated: in the middle between the text on both sides. `undefined` where they
 * are not beside each other, as on a turned page.
 */
export function separatorsOf({ rows }: TableGrid): AllSeparators | undefined {
  const cells = rows
    .flatMap((row, from) => row.map(cell => ({ cell, from })))
    .filter(({ cell }) => cell.lines.length > 0)
  const across = cells.map(({ cell }): Extent => {
    const { left, right } = uniteBoxes(cell.lines.map(line => line.box))
    return { from: cell.column, count: cell.columnSpan, low: left, high: right }
  })
  const down = cells.map(({ cell, from }): Extent => {
    const { top, bottom } = uniteBoxes(cell.lines.map(line => line.box))
    return { from, count: cell.rowSpan, low: top, high: bottom }
  })
  const columns = between(across)
  const found = between(down)
  return columns === undefined || found === undefined ? undefined : { columns, rows: found }
}

/** A separator before each place but the first; `undefined` where they are in no order. */
function between(extents: readonly Extent[]): readonly number[] | undefined {
  const single = extents.filter(({ count }) => count === 1)
  const middle = ({ low, high }: Extent) => (low + high) / 2
  const [first, last] = [single.find(({ from }) => from === 0), single.findLast(({ from }) => from > 0)]
  // Places of right-to-left text are counted from the right.
  const sign = first !== undefined && last !== undefined && middle(last) < middle(first) ? -1 : 1
  const signed = sign > 0 ? single : single.map(each => ({ ...each, low: -each.high, high: -each.low }))
  const ends = Math.max(0, ...extents.map(({ from, count }) => from + count))
  const made = Array.from({ length: Math.max(0, ends - 1) }, (_, i) => {
    const before = signed.filter(({ from }) => from === i)
    const after = signed.filter(({ from }) => from === i + 1)
    const high = Math.max(
      ...(before.length > 0 ? before : signed.filter(({ from }) => from <= i)).map(each => each.high),
    )
    const low = Math.min(...(after.length > 0 ? after : signed.filter(({ from }) => from > i)).map(each => each.low))
    return (high + low) / 2
  })
  const isInOrder = made.every((at, i) => Number.isFinite(at) && at > (made[i - 1] ?? -Infinity))
  return isInOrder ? made.map(at => sign * at) : undefined
}

/** Text of a cell, and the places that it is in. */
interface Piece {
  readonly row: number
  readonly rowSpan: number
  readonly column: number
  readonly columnSpan: number
  readonly lines: readonly TextLine[]
}

/**
 * A table whose columns and rows are separated elsewhere, or why that cannot be. Words belong to the column in which their middle
 * is, lines to the row; a cell that covers several covers those whose middle it covers as before. Each word stays in
 * the table, once.
 */
export function separateCells(grid: TableGrid, said: TableSeparators): TableGrid | string {
  const read = separatorsOf(grid)
  if (read === undefined) return 'its columns are not beside each other'
  const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b)
  const separators = { columns: inOrder(said.columns ?? read.columns), rows: inOrder(said.rows ?? read.rows) }
  const pieces = grid.rows.flatMap((cells, row) =>
    cells.flatMap(cell => piecesOf(cell, row, { read, separators, keepsRows: said.rows === undefined })),
  )
  return { ...grid, rows: placePieces(pieces, separators, grid) }
}

interface Plan {
  readonly read: AllSeparators
  readonly separators: AllSeparators
  /** Whether rows stay as they are read. */
  readonly keepsRows: boolean
}

function piecesOf(cell: GridCell, row: number, { read, separators, keepsRows }: Plan): readonly Piece[] {
  const { lines, column, columnSpan, rowSpan } = cell
  if (lines.length === 0) return []
  const box = uniteBoxes(lines.map(line => line.box))
  const across = coveredPlaces(
    read.columns,
    { from: column, count: columnSpan },
    separators.columns,
    (box.left + box.right) / 2,
  )
  const down = keepsRows
    ? { from: row, count: rowSpan }
    : coveredPlaces(read.rows, { from: row, count: rowSpan }, separators.rows, (box.top + box.bottom) / 2)
  const rowOf = (line: TextLine) =>
    rowSpan > 1 || keepsRows ? down.from : placeAmong((line.box.top + line.box.bottom) / 2, separators.rows)
  const parts =
    columnSpan > 1 ? [{ lines, column: across.from }] : lines.flatMap(line => cutLine(line, separators.columns))
  return parts.flatMap(part =>
    part.lines.map(line => ({
      row: rowOf(line),
      rowSpan: rowSpan > 1 || keepsRows ? down.count : 1,
      column: part.column,
      columnSpan: columnSpan > 1 ? across.count : 1,
      lines: [line],
    })),
  )
}

/** The words of a line by the column in which they are. The words themselves stay what they are. */
function cutLine(
  line: TextLine,
  columns: readonly number[],
): readonly { readonly lines: readonly TextLine[]; readonly column: number }[] {
  const byColumn = groupBy(line.words, ({ box }) => placeAmong((box.left + box.right) / 2, columns))
  if (byColumn.size <= 1) return [{ lines: [line], column: [...byColumn.keys()][0] ?? 0 }]
  return [...byColumn].map(([column, words]) => {
    const box = uniteBoxes(words.map(word => word.box))
    return { column, lines: [{ ...line, words, box, text: words.map(word => word.text).join(' ') }] }
  })
}

/** The rows of a table with each piece at its place; pieces that would overlap are one cell. */
function placePieces(pieces: readonly Piece[], { columns, rows }: AllSeparators, grid: TableGrid): TableGrid['rows'] {
  const width = columns.length + 1
  const slots: (Piece | undefined)[] = Array.from({ length: width * (rows.length + 1) })
  const placesOf = ({ row, rowSpan, column, columnSpan }: Piece) =>
    Array.from({ length: rowSpan * columnSpan }, (_, i) => {
      return (row + Math.floor(i / columnSpan)) * width + column + (i % columnSpan)
    })
  const larger = pieces.toSorted((a, b) => b.rowSpan * b.columnSpan - a.rowSpan * a.columnSpan)
  for (const piece of larger) {
    const there = placesOf(piece).flatMap(place => slots[place] ?? [])[0]
    const joined = there === undefined ? piece : { ...there, lines: [...there.lines, ...piece.lines] }
    for (const place of placesOf(joined)) slots[place] = joined
  }
  return Array.from({ length: rows.length + 1 }, (_, row) => {
    const isHeader = grid.rows[row]?.every(cell => cell.isHeader) ?? false
    return Array.from({ length: width }, (__, column): readonly GridCell[] => {
      const piece = slots[row * width + column]
      if (piece === undefined) return [{ lines: [], column, columnSpan: 1, rowSpan: 1, isHeader }]
      if (piece.row !== row || piece.column !== column) return []
      const lines = piece.lines.toSorted((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
      return [{ lines, column, columnSpan: piece.columnSpan, rowSpan: piece.rowSpan, isHeader }]
    }).flat()
  })
}
