import { describe, expect, test } from 'vitest'
import { partCells } from '../../../../../src/understand/layout/tables/columns/part-cells.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { type DrawnWord, drawRows } from '../../../../support/draw-words.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** The rows of a table between rules, with one below its head. */
function rowsOf(art: string): string[][] | undefined {
  const rows = art.trim().split('\n').length
  const rules = [0, 1, rows].map(row => ruleAbove(row, 0, 34))
  return tablesOf(drawPage(art, { rules }))[0]
}

describe('cells no further apart than words', () => {
  test('are two where both are numbers, in most rows', () => {
    const rows = rowsOf(`
      Pond        Upper  Lower  Old
      March       3.1    1.01 4.91
      April       2.4    0.31 4.01
      May         5.2    2.21 7.11
      June        5.3    2.31 6.11
    `)
    expect(rows?.slice(1)).toEqual([
      ['March', '3.1', '1.01', '4.91'],
      ['April', '2.4', '0.31', '4.01'],
      ['May', '5.2', '2.21', '7.11'],
      ['June', '5.3', '2.31', '6.11'],
    ])
  })

  test('are one where the second is the end of a number with its thousands apart', () => {
    const rows = rowsOf(`
      Pond        Fish    Frogs
      March       12 310  1 491
      April       10 240  1 401
      May         14 522  2 711
      June        15 353  2 611
    `)
    expect(rows?.slice(1).map(row => row[1])).toEqual(['12 310', '10 240', '14 522', '15 353'])
  })

  test('are two where a number follows a name, and in other rows more than a blank does', () => {
    const rows = rowsOf(`
      Pond               mean   least
      Old mills of stone 13.1   1.0
      Mill 2              2.4    0.3
      Upper               5.2    2.2
      Lower               5.3    2.3
    `)
    expect(rows?.slice(1, 3)).toEqual([
      ['Old mills of stone', '13.1', '1.0'],
      ['Mill 2', '2.4', '0.3'],
    ])
  })

  test('are one text in a title that goes on over a corridor', () => {
    const rows = rowsOf(`
      Pond        mean   least
      All of them together
      Upper       3.1    1.0
      Lower       2.4    0.3
      Old         5.2    2.2
    `)
    expect(rows?.[1]?.[0]).toBe('All of them together')
  })

  test('are one text where a date is among words behind the first cell', () => {
    const rows = rowsOf(`
      Pond        to 12 May 2020     after
      Upper            3.1           1.0
      Lower            2.4           0.3
      Old              5.2           2.2
    `)
    expect(rows?.[0]?.[1]).toBe('to 12 May 2020')
  })
})

/** The last of some rows, parted at 60 or another place: the others have a name and a cell that begins at 100, or only a name. */
function partLast(words: readonly DrawnWord[], { apart = 3, alone = 0, at = 60 } = {}): string[] {
  const name: DrawnWord = ['Letters', 0, 42]
  const rows = [
    ...Array.from({ length: apart }, () => [[name], [['Ink', 100, 118] satisfies DrawnWord]]),
    ...Array.from({ length: alone }, () => [[name]]),
    [words],
  ]
  const parted = partCells(drawRows(rows), [
    { from: -Infinity, left: 0, right: 42 },
    { from: at, left: 100, right: 118 },
  ])
  return (parted.at(-1)?.pieces ?? []).map(({ runs }) => runs.map(({ text }) => text).join(' '))
}

describe('a name nearly as wide as its column', () => {
  const name: DrawnWord = ['Informations', 0, 97]

  test('ends where the cells of other rows begin', () => {
    expect(partLast([name, ['Notes', 100, 130]])).toEqual(['Informations', 'Notes'])
    expect(partLast([name, ['Notes', 100.5, 130]])).toEqual(['Informations', 'Notes'])
    expect(partLast([name, ['Notes', 101, 131]])).toEqual(['Informations Notes'])
    expect(
      partLast([
        ['12', 0, 97],
        ['kg', 100, 110],
      ]),
    ).toEqual(['12 kg'])
  })

  test('where these are enough', () => {
    const words = [name, ['Notes', 100, 130]] satisfies DrawnWord[]
    expect(partLast(words, { apart: 2 })).toEqual(['Informations Notes'])
    expect(partLast(words, { apart: 3, alone: 3 })).toEqual(['Informations', 'Notes'])
    expect(partLast(words, { apart: 3, alone: 4 })).toEqual(['Informations Notes'])
  })

  test('and the blank is wider than those of its words', () => {
    const boxes = (blank: number) =>
      [
        ['Other', 0, 30],
        ['old', 33, 50],
        ['boxes', 53, 100 - blank],
        ['Notes', 100, 130],
      ] satisfies DrawnWord[]
    expect(partLast(boxes(3.2))).toEqual(['Other old boxes Notes'])
    expect(partLast(boxes(3.5))).toEqual(['Other old boxes', 'Notes'])
  })
})

test('words far from each other are parted where they are in two columns, whatever their piece is like', () => {
  expect(
    partLast([
      ['mean', 0, 50],
      ['least', 57, 97],
    ]),
  ).toEqual(['mean', 'least'])
  expect(
    partLast([
      ['mean', 0, 50],
      ['least', 55, 97],
    ]),
  ).toEqual(['mean least'])
  expect(
    partLast([
      ['mean', 0, 20],
      ['of', 27, 40],
    ]),
  ).toEqual(['mean of'])
})

test('a value begins behind a name no further left of the others than a longer number does', () => {
  expect(
    partLast(
      [
        ['Mill', 20, 88],
        ['77', 91, 118],
      ],
      { at: 90 },
    ),
  ).toEqual(['Mill', '77'])
  expect(
    partLast(
      [
        ['Mill', 20, 86],
        ['77', 89, 118],
      ],
      { at: 88 },
    ),
  ).toEqual(['Mill 77'])
})

test('the first title of a row is no name that nearly reaches the next column', () => {
  const rows = rowsOf(`
           Older ponds         Newer ponds
      Day  mean  least         mean  least
      1    13.1  1.0           13.2  0.9
      2    12.4  0.3           12.1  0.8
      3    15.2  2.2           12.1  0.1
  `)
  expect(rows?.[0]).toContain('Older ponds')
})
