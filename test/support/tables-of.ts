import { layOutPages } from '../../src/layout/page-layout.ts'
import type { Page } from '../../src/page/page.ts'
import type { TableGrid } from '../../src/page/table-grid.ts'

/** Size of the body's type on drawn pages, in points. */
const SIZE = 10

/** The tables of drawn pages as the layout finds them. */
export function gridsOf(pages: readonly Page[]): TableGrid[] {
  return layOutPages(pages, SIZE).flatMap(({ columns }) =>
    columns.flatMap(({ table }) => (table === undefined ? [] : [table])),
  )
}

/** The tables of a page, each as its rows of cell texts; a cell over several columns is followed by `<`. */
export function tablesOf(page: Page): string[][][] {
  return gridsOf([page]).map(table =>
    table.rows.map(row =>
      row.flatMap(cell => [
        cell.lines.map(line => line.text).join(' '),
        ...Array<string>(cell.columnSpan - 1).fill('<'),
      ]),
    ),
  )
}
