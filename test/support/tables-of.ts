import { layOutPages } from '../../src/understand/layout/page-layout.ts'
import type { Page, TextRun } from '../../src/model/page/page.ts'
import type { TableGrid } from '../../src/model/page/table-grid.ts'
import { drawPage, LINE_HEIGHT } from './draw-page.ts'
import { ruleAbove } from './draw-rules.ts'

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

/** The rows of a table with a rule below its head; words with a dot before them are half a line lower. */
export function rowsOfRuledTable(art: string): string[][] | undefined {
  const lines = art.trim().split('\n')
  const page = drawPage(art, { rules: [0, 1, lines.length].map(row => ruleAbove(row, 0, 60)) })
  return tablesOf({ ...page, runs: page.runs.map(run => (run.text.startsWith('.') ? lower(run) : run)) })[0]
}

function lower(run: TextRun): TextRun {
  const by = LINE_HEIGHT / 2
  const box = { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by }
  return { ...run, text: run.text.slice(1), box, baseline: run.baseline + by }
}
