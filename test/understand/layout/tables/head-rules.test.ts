import { expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const tablesIn = (art: string, rules: readonly Rule[]) => tablesOf(drawPage(art, { rules }))

const TABLE = `
  Table 1: Old towns.
  Town                                  River                             Bridges
  Old Town                              Lind                              3
  North Field                           Berg, and in the spring           12
                                        the Lind
  Water End                             Lind                              4
`

test('a table with a rule below its head alone is as wide as the rule, though its caption is short', () => {
  const text = '\n\n  The text goes on below the table in lines that fill the column well.'
  expect(tablesIn(`${TABLE}${text}`, [ruleAbove(2, 0, 80)])).toEqual([
    [
      ['Town', 'River', 'Bridges'],
      ['Old Town', 'Lind', '3'],
      ['North Field', 'Berg, and in the spring the Lind', '12'],
      ['Water End', 'Lind', '4'],
    ],
  ])
})

test('such a table has all its rows where most of their cells are broken over lines, the last too', () => {
  const art = `
  Table 1: Old towns.
  Town                  Seen from                     River
  Old Town              The hills above it and the    Lind
                        road that goes round
                        their feet
  North Field           The other bank, where the     Berg
                        ferry lies
  Water End             A boat that is on its way     Lind
                        to the sea

  The text goes on below the table in lines that fill the column well.
  `
  expect(tablesIn(art, [ruleAbove(2, 0, 80)])[0]?.slice(1)).toEqual([
    ['Old Town', 'The hills above it and the road that goes round their feet', 'Lind'],
    ['North Field', 'The other bank, where the ferry lies', 'Berg'],
    ['Water End', 'A boat that is on its way to the sea', 'Lind'],
  ])
})

test('such a table may have its caption below it, behind a note', () => {
  const rows = `
  The text ends above the table.


  Town          River           Bridges
  Old Town      Lind            3
  North Field   Berg            12
  Water End     Lind            4
  Note: all of these towns were counted once in the year, but the last, which
  was counted twice.
  `
  const head = ['Town', 'River', 'Bridges']
  expect(tablesIn(`${rows}Table 1: Old towns by the river.`, [ruleAbove(4, 0, 44)])[0]?.[0]).toEqual(head)
  expect(tablesIn(`${rows}The text goes on below it.`, [ruleAbove(4, 0, 44)])).toEqual([])
})

test('such a table keeps its head above another rule of its width, that of a heading below it', () => {
  const heading = '\n\n                          2 On Rivers {bold}\n  The text goes on below the heading in lines.'
  const [table] = tablesIn(`${TABLE}${heading}`, [ruleAbove(2, 0, 80), ruleAbove(9, 0, 80)])
  expect(table?.[0]).toEqual(['Town', 'River', 'Bridges'])
  expect(table?.flat()).not.toContain('2 On Rivers')
})

test('text below a rule is no table, though a caption is above it', () => {
  const art = `
  Table 1 shows old towns.
  Ann Lee                               Bo Berg
  The last few decades have seen how rivers move through towns and fields, and
  how people live beside them in every part of the land. This text goes on for
  a number of lines, so that a reader of the page can tell it from a table.
  `
  expect(tablesIn(art, [ruleAbove(2, 0, 80)])).toEqual([])
  expect(tablesIn(art.replace('1 shows', '1: Some'), [ruleAbove(2, 0, 80)])).toEqual([])
})
