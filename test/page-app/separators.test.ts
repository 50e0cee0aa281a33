import { expect, test } from 'vitest'
import type { TableSeparators } from '../../src/model/corrections/corrections.ts'
import type { GridCell, TableGrid } from '../../src/model/page/table-grid.ts'
import { giveHead, giveSeparators, separatorsOf, tableOf } from '../../src/page-app/edits/cells.ts'
import { NO_CORRECTIONS } from '../../src/page-app/edits/draft.ts'
import { afterWidestGap, gapBefore, placeAbove, widestPlace } from '../../src/page-app/edits/separators.ts'
import { type ShownBlock, toShownPage } from '../../src/page-app/edits/shown-blocks.ts'
import { correctTable } from '../../src/understand/corrections/correct-table.ts'
import { toInspectedTable } from '../../src/write/writers/inspection/tables.ts'
import { drawnTable } from '../support/drawn-table.ts'

const DRAWN = drawnTable('title words  x', 'a b    c d    e', 'f      g      h i', 'j      k      l')
const [[title, x] = [], ...others] = DRAWN.rows
const GRID: TableGrid = {
  ...DRAWN,
  rows: [[{ ...title, columnSpan: 2 } as GridCell, { ...x, column: 2 } as GridCell], ...others],
}
const LINES = GRID.rows.flatMap(row => row.flatMap(cell => cell.lines))

/** The block of the table as the page has it. */
function shown(): ShownBlock {
  const table = toInspectedTable({ lines: LINES } as never, GRID)
  const lines = LINES.map(({ box, text }) => [box.left, box.top, box.right, box.bottom, text] as const)
  const block = {
    id: 'p1-aaaaa',
    box: [0, 0, 170, 70],
    role: 'table',
    score: 1,
    evidence: [],
    text: 'title words',
    lines,
  }
  const page = { number: 1, width: 200, height: 100, texts: [], rules: [], figures: [], dropped: [], blocks: [] }
  const [only] = toShownPage(
    { ...page, blocks: [{ ...block, ...(table && { table }) } as never] },
    NO_CORRECTIONS,
  ).blocks
  if (only === undefined) throw new Error('the page has a block')
  return only
}

const BLOCK = shown()

/** The cells that the page shows with separators: row, column, spans and text. */
function shownCells(separators: TableSeparators): readonly string[] {
  const sides = Object.entries(separators) as ['columns' | 'rows', readonly number[]][]
  const draft = sides.reduce((made, [side, places]) => giveSeparators(made, BLOCK, side, places), NO_CORRECTIONS)
  return (tableOf(draft, BLOCK)?.cells ?? []).map(({ row, column, rows, columns, parts }) => {
    const texts = parts.map(({ line, words }) =>
      LINES[line]?.text
        .split(' ')
        .slice(...(words ?? []))
        .join(' '),
    )
    return `${row} ${column} ${rows}x${columns} ${texts.join(' ')}`
  })
}

/** The cells that the program makes of them. */
function madeCells(separators: TableSeparators): readonly string[] {
  const made = correctTable(GRID, { size: { rows: 4, columns: 3 }, separators })
  if (typeof made === 'string') throw new Error(made)
  return made.rows.flatMap((row, i) =>
    row.map(({ column, rowSpan, columnSpan, lines }) => {
      return `${i + 1} ${column + 1} ${rowSpan}x${columnSpan} ${lines.map(({ text }) => text).join(' ')}`
    }),
  )
}

test('the page shows the cells that the program makes of separators', () => {
  const cases: readonly TableSeparators[] = [
    { columns: [50, 120] },
    { columns: [15, 50, 120] },
    { columns: [15, 50, 85, 120, 155] },
    { columns: [120] },
    { columns: [] },
    { rows: [15, 55] },
    { rows: [] },
    { columns: [85], rows: [35] },
  ]
  for (const separators of cases) expect(shownCells(separators)).toEqual(madeCells(separators))
  expect(shownCells({ columns: [15, 50, 120] })).toContain('2 2 1x1 b')
})

test('separators as they are read are no correction, and others are said as they are on the page', () => {
  const read = separatorsOf(NO_CORRECTIONS, BLOCK)
  expect(read).toEqual({ columns: [50, 115], rows: [15, 35, 55] })
  const more = giveSeparators(NO_CORRECTIONS, BLOCK, 'columns', [120, 50, 15.04])
  expect(more.blocks.get('p1-aaaaa')?.table).toEqual({
    size: { rows: 4, columns: 3 },
    separators: { columns: [15, 50, 120] },
  })
  expect(giveSeparators(more, BLOCK, 'columns', [50, 115]).blocks.size).toBe(0)
  const fewer = giveSeparators(NO_CORRECTIONS, BLOCK, 'rows', [])
  expect(tableOf(giveHead(fewer, BLOCK, 9), BLOCK)?.head).toBe(1)
})

test('another column begins at a word, another row above a line', () => {
  const { table, lines } = BLOCK
  if (table === undefined) throw new Error('the block has cells')
  const line = LINES.findIndex(({ text }) => text === 'c d')
  expect(gapBefore(table, line, 1)).toBe(85)
  expect(gapBefore(table, line, 0)).toBeUndefined()
  expect(afterWidestGap(table, line, [0, 2])).toBe(1)
  expect(afterWidestGap(table, line, [0, 1])).toBeUndefined()
  expect(placeAbove(lines, line)).toBe(15)
  expect(placeAbove(lines, 0)).toBeUndefined()
  expect(widestPlace([50, 120], [0, 170])).toBe(85)
})
