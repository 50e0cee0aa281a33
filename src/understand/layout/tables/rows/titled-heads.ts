import type { CellLine } from '../table-region.ts'
import { columnsOf, placeCells, type PlacedCell, placeOf, withCells } from './place-cells.ts'

/**
 * Joins the lines of a head with titles over several columns: its rows are those of the titles and of the names below them. Names in
 * other columns are cells of one of these rows, or vertically centred in several, which they cover:
 *
 *                 Diameter in cm
 *     Plant                           "Plant" covers both rows
 *                 first     second
 *
 * Gives `undefined` where no title is over several columns, or a name has no place: then the lines are those of names which are broken.
 */
export function joinTitledHead(
  lines: readonly CellLine[],
  toRows: (lines: readonly CellLine[]) => readonly (readonly CellLine[])[],
): CellLine[][] | undefined {
  const titles = lines.filter(({ columnSpan }) => columnSpan > 1)
  const isTitled = ({ column }: CellLine) =>
    titles.some(title => column >= title.column && column < title.column + title.columnSpan)
  const rows = toRows(lines.filter(isTitled))
  if (titles.length === 0 || rows.length < 2) return undefined
  const place = { rows: rows.map(placeOf), mostOpen: rows.length - 1, mayEndEarly: true, isParted: () => false }
  const cells: PlacedCell[] = []
  for (const column of columnsOf(lines.filter(line => !isTitled(line)))) {
    const placed = placeCells(column, place)
    if (placed === undefined) return undefined
    cells.push(...placed.cells)
  }
  return withCells(rows, cells)
}
