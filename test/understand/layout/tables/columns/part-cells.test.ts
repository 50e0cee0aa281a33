import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
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
