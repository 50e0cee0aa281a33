import { describe, expect, test } from 'vitest'
import { rowsOfRuledTable } from '../../../support/tables-of.ts'

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
})
