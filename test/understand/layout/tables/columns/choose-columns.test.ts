import { describe, expect, test } from 'vitest'
import { chooseColumns, type SeparatorRow } from '../../../../../src/understand/layout/tables/columns/choose-columns.ts'

/** Rows whose cells are the words between two blanks or more, ten points to a character; in one blank a cell may end where a digit follows. */
function rowsOf(art: string): SeparatorRow[] {
  const lines = art.split('\n').filter(line => line.trim() !== '')
  return lines.map(line => {
    const cells = [...line.matchAll(/\S+(?: \S+)*/gu)].map(stretchOf)
    const blanks = [...line.trimEnd().matchAll(/(?<=\S) +/gu)].map(match => {
      const stretch = stretchOf(match)
      const mayPart = /\d/u.test(line[match.index + match[0].length] ?? '')
      return { ...stretch, isSure: match[0].length > 1, mayPart }
    })
    return { cells, blanks }
  })
}

function stretchOf({ index, 0: text }: RegExpExecArray) {
  return { left: 10 * index, right: 10 * (index + text.length) }
}

/** How many columns a table has whose rows are these, each as often as said. */
function countColumns(...rows: readonly (readonly [string, number])[]): number {
  return chooseColumns(rowsOf(rows.map(([row, count]) => `${row}\n`.repeat(count)).join(''))).length
}

test('columns are from where their cells begin to where they end, each with the place that separates it', () => {
  const columns = chooseColumns(
    rowsOf(`
Upper    1.2   7
Old       14
Lower    3.1   9`),
  )
  expect(columns).toEqual([
    { from: -Infinity, left: 0, right: 50 },
    { from: 70, left: 90, right: 120 },
    { from: 135, left: 150, right: 160 },
  ])
})

describe('text over a space between cells', () => {
  const apart = 'Upper         deep'
  const crossing = 'Ponds of the valley'

  test('does not close it where fewer rows have some than have cells on both sides', () => {
    expect(countColumns([apart, 3], [crossing, 2])).toBe(2)
  })

  test('closes it where as many have', () => {
    expect(countColumns([apart, 2], [crossing, 3])).toBe(1)
    expect(countColumns([apart, 3], [crossing, 4])).toBe(1)
    expect(countColumns([apart, 2], [crossing, 2])).toBe(1)
  })

  test('counts half where it has no cell beside it and stands between columns', () => {
    const title = '   The old one'
    const rows = [['Up            x', 1] as const, ['Upper       deep', 1] as const]
    expect(countColumns(...rows, [title, 4])).toBe(2)
    expect(countColumns(...rows, [title, 6])).toBe(1)
  })

  test('is a cell of its own in a table of few rows', () => {
    expect(countColumns(['Upper             deep', 2], ['       stone', 1])).toBe(3)
    expect(countColumns(['Upper             deep', 3], ['       stone', 1])).toBe(2)
    expect(countColumns(['Upper             deep', 4], ['       stone', 1])).toBe(2)
  })

  test('counts half where little of it hangs over', () => {
    const pond = 'Upper pond  deep'
    expect(countColumns([pond, 2], ['Ponds of old', 3])).toBe(2)
    expect(countColumns([pond, 2], ['Ponds of ours', 3])).toBe(2)
    expect(countColumns([pond, 2], ['Ponds of ours', 4])).toBe(1)
    expect(countColumns([pond, 2], ['Ponds of yours', 3])).toBe(2)
    expect(countColumns([pond, 2], ['Ponds of theirs', 3])).toBe(1)
  })
})

test('a value as near as a word counts a quarter', () => {
  expect(countColumns(['Old mill     12', 1], ['Old mills of 12', 3])).toBe(2)
  expect(countColumns(['Old mill     12', 1], ['Old mills of 12', 4])).toBe(1)
})

test('columns whose cells are in different rows are apart', () => {
  expect(countColumns(['Upper', 2], ['       deep', 2])).toBe(2)
  expect(countColumns(['Upper', 2], ['    deep', 2])).toBe(1)
})

test('boxes of neighbouring cells may touch, and hardly overlap', () => {
  const overlapping = (by: number) => {
    const cells = [
      { left: 0, right: 50 + by },
      { left: 50, right: 100 },
    ]
    return chooseColumns(cells.map(cell => ({ cells: [cell], blanks: [] }))).length
  }
  expect(overlapping(0.9)).toBe(2)
  expect(overlapping(1.2)).toBe(1)
})

test('a rule separates where nothing else does', () => {
  const rows = rowsOf(`
Upper pond deep
Lower pond deep`)
  expect(chooseColumns(rows)).toHaveLength(1)
  expect(chooseColumns(rowsOf('Upper   deep\nLower pond'), { walls: [60] }).map(({ from }) => from)).toEqual([
    -Infinity,
    60,
  ])
})

describe('between rules on both sides of each column', () => {
  const widths = (rows: readonly (readonly [string, number])[]) =>
    chooseColumns(rowsOf(rows.map(([row, count]) => `${row}\n`.repeat(count)).join('')), {
      walls: [95, 215],
      areRuled: true,
    }).map(({ left, right }) => [left, right])
  const two = 'Upper      old   new    12'
  const one = 'Lower      old          14'

  test('a title over a rule does not count against a column beside it', () => {
    const title = 'Years      old to new   14'
    expect(
      widths([
        ['             of all these ponds', 1],
        [title, 1],
        [two, 3],
      ]),
    ).toHaveLength(4)
    expect(
      widths([
        [title, 2],
        [two, 3],
      ]),
    ).toHaveLength(3)
  })

  test('cells are columns where most rows have several', () => {
    expect(
      widths([
        [two, 3],
        [one, 1],
      ]),
    ).toHaveLength(4)
    expect(
      widths([
        [two, 2],
        [one, 2],
      ]),
    ).toHaveLength(3)
  })

  test('a column is as wide as the rules are apart, and needs no cell but a title over it', () => {
    expect(widths([[one, 3]])).toEqual([
      [0, 95],
      [95, 215],
      [215, 260],
    ])
    expect(widths([['Upper                   12', 3]])).toEqual([
      [0, 95],
      [215, 260],
    ])
    expect(
      widths([
        ['Upper                   12', 3],
        ['Upper and all of the others', 1],
      ]),
    ).toHaveLength(3)
  })
})
