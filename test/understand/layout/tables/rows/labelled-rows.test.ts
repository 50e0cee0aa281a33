import { describe, expect, test } from 'vitest'
import { rowsOfRuledTable } from '../../../../support/tables-of.ts'

describe('cells beside lists', () => {
  test('cover all rows where they are between two of them', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width     Bed
                    4.1       12
      .Vistula      3.0       7         .gravel
                    2.2       3
                    1.9       1
    `)
    expect(rows).toEqual([
      ['River', 'Depth', 'Width', 'Bed'],
      ['Vistula', '4.1', '12', 'gravel'],
      ['3.0', '7'],
      ['2.2', '3'],
      ['1.9', '1'],
    ])
  })

  test('are those of one row where they are on its line', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width     Bed
                    4.1       12
      Vistula       3.0       7         gravel
                    2.2       3
    `)
    expect(rows?.[2]).toEqual(['Vistula', '3.0', '7', 'gravel'])
  })

  test('cover the rows that they are halfway up, also with one label between two rules', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width
      .Vistula      4.1       12
                    2.2       3
    `)
    expect(rows?.slice(1)).toEqual([
      ['Vistula', '4.1', '12'],
      ['2.2', '3'],
    ])
  })

  test('cover three rows where they are on the one in the middle', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width
                    4.1       12
      Vistula       3.0       7
                    2.2       3
    `)
    expect(rows?.slice(1).map(([first]) => first)).toEqual(['Vistula', '3.0', '2.2'])
  })

  test('may be right of them, and on the lines of other labels', () => {
    const rows = rowsOfRuledTable(`
      River         Seen          Depth
      .Vistula      2022-07-25    .41
                    2022-10-01
      .Odra         2023-04-24    .39
                    2023-10-12
    `)
    expect(rows?.slice(1)).toEqual([
      ['Vistula', '2022-07-25', '41'],
      ['2022-10-01'],
      ['Odra', '2023-04-24', '39'],
      ['2023-10-12'],
    ])
  })

  test('are those of single rows where they are on the first of their groups', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width
      Vistula       4.1       12
                    3.0       7
      Odra          2.2       3
                    1.9       1
    `)
    expect(rows?.slice(1).map(([first]) => first)).toEqual(['Vistula', '', 'Odra', ''])
  })

  test('are those of one row where its numbers are broken at their sign', () => {
    const rows = rowsOfRuledTable(`
      River         Depth     Width
      .Vistula      4.1±      12±
                    0.2       3
      .Odra         3.9±      11±
                    0.1       2
    `)
    expect(rows?.slice(1)).toEqual([
      ['Vistula', '4.1± 0.2', '12± 3'],
      ['Odra', '3.9± 0.1', '11± 2'],
    ])
  })
})

describe('labels below rows of a head that no rule ends', () => {
  const labelsBelow = (open: number) => {
    const head = Array.from({ length: open }, (_, i) => `                open rate ${i}     ${i}.1`)
    const rows = rowsOfRuledTable(
      [
        '',
        '      Kind      Setting         Value',
        ...head,
        '                first rate      5.1',
        '      big       fifth rate      5.5',
        '                third rate      5.3',
        '                first rate      5.1',
        '      old       fifth rate      5.5',
        '                third rate      5.3',
      ].join('\n'),
    )
    return rows?.flatMap(row => (/^(?:big|old)$/u.test(row[0] ?? '') ? [row[1]] : []))
  }

  test('cover the rows around them where such rows are two', () => {
    expect(labelsBelow(2)).toEqual(['first rate', 'first rate'])
  })

  test('are cells of their lines where more rows have none', () => {
    expect(labelsBelow(3)).toEqual(['fifth rate', 'fifth rate'])
  })
})
