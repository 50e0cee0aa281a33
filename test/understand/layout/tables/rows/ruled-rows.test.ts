import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** The first cells of a table with rules over its whole width above these rows. */
function namesOf(art: string, rules: readonly number[]): string[] | undefined {
  return tablesOf(drawPage(art, { rules: rules.map(row => ruleAbove(row, 0, 40)) }))[0]?.map(row => row[0] ?? '')
}

describe('lines between two rules', () => {
  test('are rows where values are side by side, though a sign stands for some', () => {
    const art = `
      Pond         Depth   Width   Fish   Frogs
      Old pond     3.1     12.0    -      -
      New          2.4     11.1    410    505
      Upper        5.2     10.7    -      -
      Lower        4.1     14.9    420    531
      Round        2.2     15.3    -      -
      Long         2.7     16.1    395    487
    `
    expect(namesOf(art, [0, 1, 3, 5, 7])).toEqual(['Pond', 'Old pond', 'New', 'Upper', 'Lower', 'Round', 'Long'])
  })

  test('are rows where a title among them has no values', () => {
    const art = `
      Pond         Depth   Width   Fish
      Upper        5.2     10.7    390
      Round        2.2     15.3    415
      Not counted twice
      Long         2.7     16.1    395
      Old          4.4     14.0    401
    `
    expect(namesOf(art, [0, 1, 2, 5, 6])).toEqual(['Pond', 'Upper', 'Round', 'Not counted twice', 'Long', 'Old'])
  })

  test('are one row where words go on', () => {
    const art = `
      Pond         Where it lies     Depth
      Old pond     above the mill    3.1
                   of the village
      New          below the road    2.4
                   to the old town
      Upper        in the woods      5.2
                   by the river
    `
    expect(namesOf(art, [0, 1, 3, 5, 7])).toEqual(['Pond', 'Old pond', 'New', 'Upper'])
  })

  test('are rows of names and values, though they are two', () => {
    const art = `
      Pond         Depth
      Old pond     > 3.1
      New          > 2.4
      Upper        5.2
      Lower        4.1
    `
    expect(namesOf(art, [0, 1, 3, 5])).toEqual(['Pond', 'Old pond', 'New', 'Upper', 'Lower'])
  })

  test('are one row where a name goes on, or a value has its range below it', () => {
    const art = `
      Pond         Depth
      Old pond of  3.1
      the village  (2 to 4)
      New          2.4
      town pond    (1 to 3)
    `
    expect(namesOf(art, [0, 1, 3, 5])).toEqual(['Pond', 'Old pond of the village', 'New town pond'])
  })

  test('are the rows of a head whose title is over several columns', () => {
    const art = `
                    Depth and width
      Pond          metres  metres
      Upper         5.2     390
      Lower         4.1     530
      Round         2.2     415
      Long          2.7     395
    `
    const rules = [0, 2, 4, 6].map(row => ruleAbove(row, 0, 40))
    expect(tablesOf(drawPage(art, { rules }))[0]?.slice(0, 2)).toEqual([
      ['', 'Depth and width', '<'],
      ['Pond', 'metres', 'metres'],
    ])
  })
})
