import { expect, test } from 'vitest'
import { wordsOfRow } from '../../../../../src/understand/layout/tables/columns/row-words.ts'
import { columnsOfCells } from '../../../../../src/understand/layout/tables/table-columns.ts'
import { type DrawnWord, drawRows } from '../../../../support/draw-words.ts'

/** The blanks of a row of one piece. */
function blanksOf(words: readonly DrawnWord[]) {
  return drawRows([[words]]).flatMap(row => wordsOfRow(row).blanks)
}

test('words nearer than a blank is wide are one', () => {
  expect(
    blanksOf([
      ['Upper', 0, 30],
      ['pond', 31, 50],
    ]),
  ).toEqual([])
  expect(
    blanksOf([
      ['Upper', 0, 30],
      ['pond', 32, 50],
    ]),
  ).toHaveLength(1)
})

test('a wide blank parts cells, but not the mark of a list from its item', () => {
  const sure = (first: string, left: number) =>
    blanksOf([
      [first, 0, 8],
      ['pond', left, 40],
    ]).map(({ isSure }) => isSure)
  expect(sure('old', 13)).toEqual([false])
  expect(sure('old', 15)).toEqual([true])
  expect(sure('•', 15)).toEqual([false])
})

test('lines beside each other are a row though their baselines differ, by less than lines below each other do', () => {
  const columns = (drop: number) => {
    const pairs = [0, 1, 2].flatMap(i => [
      { words: ['deep', 0, 40] as const, y: 30 * i },
      { words: ['pond', 60, 100] as const, y: 30 * i + drop },
    ])
    const lines = [90, 120].map(y => ({ words: ['over all of the columns', 0, 100] as const, y }))
    const rows = [...pairs, ...lines].flatMap(({ words, y }) =>
      drawRows([[[words]]]).map(row => ({
        ...row,
        baseline: y,
        pieces: row.pieces.map(piece => ({ ...piece, baseline: y })),
      })),
    )
    return columnsOfCells(rows).length
  }
  expect(columns(7)).toBe(2)
  expect(columns(9)).toBe(1)
})
