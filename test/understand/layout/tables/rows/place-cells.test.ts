import { describe, expect, test } from 'vitest'
import { placeCells } from '../../../../../src/understand/layout/tables/rows/place-cells.ts'
import type { CellLine } from '../../../../../src/understand/layout/tables/table-region.ts'
import { drawLines } from '../../../../support/draw-block.ts'

/** Distance of the rows. */
const STEP = 20

/** Lines of one column whose baselines are at these rows, of which halves are between two. */
function linesAt(rows: readonly number[]): CellLine[] {
  const lines = drawLines('pond')
  return rows.flatMap(row =>
    lines.map(line => ({ line: { ...line, baseline: row * STEP, size: 10 }, column: 0, columnSpan: 1, rowSpan: 1 })),
  )
}

/** The rows of each cell, as `first-last`, with the number of its lines where it has several. */
function place(
  rows: number,
  at: readonly number[],
  { mostOpen = 0, parted = [] as number[], mayEndEarly = false } = {},
) {
  const places = Array.from({ length: rows }, (_, i) => ({ top: i * STEP, bottom: i * STEP }))
  const isParted = (row: number) => parted.includes(row)
  return placeCells(linesAt(at), { rows: places, mostOpen, isParted, mayEndEarly })?.cells.map(
    ({ lines, first, end }) => `${first}-${end - 1}${lines.length > 1 ? ` ${lines.length}` : ''}`,
  )
}

describe('cells halfway up their rows', () => {
  test('cover all rows, whatever their number is', () => {
    expect(place(6, [1, 3.5, 5])).toEqual(['0-2', '3-4', '5-5'])
  })

  test('are within a third of a row of the middle', () => {
    expect(place(2, [0.75])).toEqual(['0-1'])
    expect(place(2, [0.85])).toBeUndefined()
  })

  test('have no place where a row is left over', () => {
    expect(place(4, [1])).toBeUndefined()
    expect(place(4, [2], { mostOpen: 1 })).toEqual(['1-3'])
    expect(place(4, [1], { mayEndEarly: true })).toEqual(['0-2'])
  })

  test('go over no rule', () => {
    expect(place(4, [1.5])).toEqual(['0-3'])
    expect(place(4, [1.5], { parted: [2] })).toBeUndefined()
  })

  test('have lines that are near each other, and are no more than needed', () => {
    expect(place(2, [0.2, 0.8])).toEqual(['0-1 2'])
    expect(place(1, [-0.3, 0.3])).toEqual(['0-0 2'])
    expect(place(1, [-0.5, 0.5])).toBeUndefined()
    expect(place(2, [0, 1])).toEqual(['0-0', '1-1'])
  })
})
