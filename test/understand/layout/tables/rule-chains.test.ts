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

test('a cell of several lines of text belongs to a table without a caption, below rows of cells in its columns', () => {
  const text = [
    'A driver leaves the town with nine barrels of oil in the hold',
    'of his ship. He stops at the first lock and takes on two more',
    'barrels. Later on he stops at the last lock and takes another',
    'four of them. How many barrels does the driver have there now',
    'that he is at the last of the locks of the river in the north',
  ]
  const first = ['Dataset      Example', 'Locks        How many locks are there on the river?']
  const rows = text.map((line, i) => `${i === 0 ? 'Barrels' : '       '}      ${line}`)
  const namesOf = (above: readonly string[], below: readonly string[]) => {
    const end = above.length + below.length
    const rules = [0, ...above.map((_, i) => i + 1), end].map(row => ruleAbove(row, 0, 74))
    return tablesOf(drawPage([...above, ...below], { rules })).map(table => table.map(([name]) => name))
  }
  expect(namesOf(first, rows)).toEqual([['Dataset', 'Locks', 'Barrels']])
  // A head alone may be that of another table, and text over the columns is none of their cells.
  expect(namesOf(first.slice(0, 1), rows)).toEqual([])
  expect(
    namesOf(
      first,
      text.map(line => `${line} and of its towns`),
    ).flat(),
  ).not.toContain('Barrels')
})
