import { coveredPlaces, placeAmong } from '../../base/collections/separators.ts'
import type { CellArea, TableSeparators } from '../../model/corrections/corrections.ts'
import type { InspectedTable } from '../../write/writers/inspection/tables.ts'

/** Which way a table is separated. */
export type Side = keyof TableSeparators

/** A line of a cell, or some of its words: from one to before another. */
export interface CellPart {
  readonly line: number
  readonly words?: readonly [from: number, to: number]
}

/** A cell with what is in it. */
export interface ShownCell extends CellArea {
  readonly parts: readonly CellPart[]
}

/** The cells of a table, and how many rows and columns they make. */
export interface Cells {
  readonly size: InspectedTable['size']
  readonly cells: readonly ShownCell[]
}

/** A line of the block: its edges in points. */
type Line = readonly [left: number, top: number, right: number, bottom: number, ...rest: unknown[]]

/** The cells of a table as the program finds them. */
export function cellsAsRead({ size, cells }: InspectedTable): Cells {
  return { size, cells: cells.map(({ lines, ...area }) => ({ ...area, parts: lines.map(line => ({ line })) })) }
}

/** The cells of a table with other separators, as `understand/corrections/separate-cells.ts` makes them later. */
export function separate(table: InspectedTable, lines: readonly Line[], said: TableSeparators): Cells {
  const read = table.separators
  if (read === undefined) return cellsAsRead(table)
  const sign = signOf(read.columns)
  const along = (places: readonly number[]) => places.map(at => sign * at).toSorted((a, b) => a - b)
  const columns = along(said.columns ?? read.columns)
  const rows = (said.rows ?? read.rows).toSorted((a, b) => a - b)
  const columnOf = ([left, right]: readonly [number, number]) => placeAmong((sign * (left + right)) / 2, columns)
  const pieces = table.cells.flatMap((cell): readonly ShownCell[] => {
    const own = cell.lines.flatMap(line => lines[line] ?? [])
    if (own.length === 0) return []
    const boxes = cell.lines.map(line => lines[line] as Line)
    const [left, top] = [0, 1].map(i => Math.min(...boxes.map(box => box[i] as number))) as [number, number]
    const [right, bottom] = [2, 3].map(i => Math.max(...boxes.map(box => box[i] as number))) as [number, number]
    const across = coveredPlaces(
      along(read.columns),
      { from: cell.column - 1, count: cell.columns },
      columns,
      (sign * (left + right)) / 2,
    )
    const down =
      said.rows === undefined
        ? { from: cell.row - 1, count: cell.rows }
        : coveredPlaces(read.rows, { from: cell.row - 1, count: cell.rows }, rows, (top + bottom) / 2)
    const isKept = cell.rows > 1 || said.rows === undefined
    return cell.lines.flatMap((line, i) => {
      const [, upper, , lower] = boxes[i] as Line
      const row = 1 + (isKept ? down.from : placeAmong((upper + lower) / 2, rows))
      const parts =
        cell.columns > 1
          ? [{ column: across.from, part: { line } }]
          : cutLine(line, (table.words[line] ?? []).map(columnOf))
      const spans = { rows: isKept ? down.count : 1, columns: cell.columns > 1 ? across.count : 1 }
      return parts.map(({ column, part }) => ({ row, column: column + 1, ...spans, parts: [part] }))
    })
  })
  return { size: { rows: rows.length + 1, columns: columns.length + 1 }, cells: joined(pieces) }
}

/** Columns of right-to-left text are counted from the right. */
export function signOf([first = 0, second = Infinity]: readonly number[]): 1 | -1 {
  return second < first ? -1 : 1
}

function cutLine(
  line: number,
  columns: readonly number[],
): readonly { readonly column: number; readonly part: CellPart }[] {
  const begins = columns.flatMap((column, i) => (i === 0 || column !== columns[i - 1] ? [i] : []))
  if (begins.length <= 1) return [{ column: columns[0] ?? 0, part: { line } }]
  return begins.map((from, i) => {
    return { column: columns[from] ?? 0, part: { line, words: [from, begins[i + 1] ?? columns.length] } }
  })
}

/** Pieces that overlap are one cell. */
function joined(pieces: readonly ShownCell[]): readonly ShownCell[] {
  const larger = pieces.toSorted((a, b) => b.rows * b.columns - a.rows * a.columns)
  return larger.reduce<readonly ShownCell[]>((cells, piece) => {
    const there = cells.find(cell => overlaps(cell, piece))
    if (there === undefined) return [...cells, piece]
    return cells.map(cell => (cell === there ? { ...cell, parts: [...cell.parts, ...piece.parts] } : cell))
  }, [])
}

/** Whether two areas have a place in common. */
export function overlaps(a: CellArea, b: CellArea): boolean {
  const isApart = a.row + a.rows <= b.row || b.row + b.rows <= a.row
  return !isApart && a.column < b.column + b.columns && b.column < a.column + a.columns
}

/** Where a line can be separated before a word of it, in the middle between both; `undefined` before the first. */
export function gapBefore({ words, separators }: InspectedTable, line: number, word: number): number | undefined {
  const [before, after] = [words[line]?.[word - 1], words[line]?.[word]]
  if (before === undefined || after === undefined) return undefined
  return signOf(separators?.columns ?? []) > 0 ? (before[1] + after[0]) / 2 : (before[0] + after[1]) / 2
}

/** The word of a range of a line that has most white before it; `undefined` where the range has one word. */
export function afterWidestGap(
  table: InspectedTable,
  line: number,
  [from, to]: readonly [number, number],
): number | undefined {
  const widthBefore = (word: number) => {
    const [before, after] = [table.words[line]?.[word - 1], table.words[line]?.[word]]
    return before === undefined || after === undefined ? 0 : Math.max(after[0] - before[1], before[0] - after[1])
  }
  const words = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i)
  return words.toSorted((a, b) => widthBefore(b) - widthBefore(a))[0]
}

/** A place above a line, in the middle between it and the lines above it; `undefined` above the first. */
export function placeAbove(lines: readonly Line[], line: number): number | undefined {
  const [, top, , bottom] = lines[line] ?? [0, 0, 0, 0]
  const above = lines.filter(other => (other[1] + other[3]) / 2 < top && other[3] < bottom)
  return above.length === 0 ? undefined : (Math.max(...above.map(other => other[3])) + top) / 2
}

/** The middle of the widest place between separators, from one edge to the other. */
export function widestPlace(places: readonly number[], [low, high]: readonly [number, number]): number {
  const ends = [low, ...places.toSorted((a, b) => a - b), high]
  const widths = ends.slice(1).map((end, i) => end - (ends[i] ?? end))
  const widest = widths.indexOf(Math.max(...widths))
  return ((ends[widest] ?? low) + (ends[widest + 1] ?? high)) / 2
}
