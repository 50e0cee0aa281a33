import { expect, test } from 'vitest'
import { flushColumns } from '../../../../src/understand/layout/lines/flush-columns.ts'

/** A number of a program with its left and right edge and its baseline. */
function place(name: string, [left, right]: readonly [number, number], baseline: number) {
  return { name, at: { box: { left, right, top: baseline - 8, bottom: baseline }, baseline } }
}

const NUMBERS = [
  place('10', [50, 61], 230),
  place('9', [56, 60], 220),
  place('3', [302, 306], 100),
  place('8', [55, 60.5], 210),
]

function columnsAt(edge: 'left' | 'right', tolerance: number): string[][] {
  return flushColumns(NUMBERS, { placeOf: ({ at }) => at, edge, tolerance }).map(column =>
    column.map(({ name }) => name),
  )
}

test('items that share an edge are one column, from top to bottom, the columns from left to right', () => {
  expect(columnsAt('right', 2)).toEqual([['8', '9', '10'], ['3']])
  expect(columnsAt('left', 2)).toEqual([['10'], ['8', '9'], ['3']])
})

test('an edge is compared with that of the leftmost of its column, so that columns do not drift', () => {
  expect(columnsAt('right', 1)).toEqual([['8', '9'], ['10'], ['3']])
  expect(flushColumns([], { placeOf: (item: never) => item, edge: 'left', tolerance: 2 })).toEqual([])
})
