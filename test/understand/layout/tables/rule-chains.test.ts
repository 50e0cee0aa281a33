import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const ART = `
  The rivers of the land are counted here, and the bridges over them.

  30     Lind     3
  20     Alme     5
  10     Werre    7

  The text goes on below the drawing in lines that fill the column well.`

const FRAME = [ruleAbove(2, 7, 20), ruleAbove(5, 7, 20)]

test('rules above and below rows make a table', () => {
  expect(tablesOf(drawPage(ART, { rules: FRAME }))).toHaveLength(1)
})

test('rules above and below the names in a chart, which has ticks at its left, make none', () => {
  const ticks = [2, 3, 4].map(row => ruleAbove(row, 6, 6.5))
  expect(tablesOf(drawPage(ART, { rules: [...FRAME, ...ticks] }))).toEqual([])
  // Two are the ends of something else, and longer ones are rules.
  expect(tablesOf(drawPage(ART, { rules: [...FRAME, ...ticks.slice(1)] }))).toHaveLength(1)
  const long = [2, 3, 4].map(row => ruleAbove(row, 4.5, 6.5))
  expect(tablesOf(drawPage(ART, { rules: [...FRAME, ...long] }))).toHaveLength(1)
})

test('a title between the first two rules belongs to the table where it is over columns, but not over the first', () => {
  const art = (title: string) => `
${title}
                     by road    by water   by air
  Lind               12         7          19
  Alme               14         2          16
  Werre              15         9          18
`
  const rows = [0, 1, 2, 3, 4, 5].map(row => ruleAbove(row, 0, 48))
  const firstRow = (title: string) => tablesOf(drawPage(art(title), { rules: rows }))[0]?.[0]?.slice(0, 2)
  expect(firstRow('                     Loads carried')).toEqual(['', 'Loads carried'])
  expect(firstRow('Loads carried along the rivers')).toEqual(['', 'by road'])
})

test('a short title in the middle of a narrow table belongs to it, a longer one only where the table is wider', () => {
  const firstCell = (title: string, width: number) => {
    const art = [title, `  Towns ${'12'.padStart(width - 8)}`, `  Bridges ${'14'.padStart(width - 10)}`]
    const rules = [0, 1, 3].map(row => ruleAbove(row, 0, width))
    return tablesOf(drawPage(art, { rules }))[0]?.[0]?.[0]
  }
  expect(firstCell('   Rivers and roads', 18)).toBe('Rivers and roads')
  expect(firstCell('   The rivers of the land', 25)).toBe('Towns')
})
