import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

const ROWS = `
  Lind                         3
  Alme                         5
  Old river                    12
  Werre                        7
`

describe('a head above the first rule of its table', () => {
  test('names two columns', () => {
    const art = `
  The rivers of the land are counted here.

  River                        Bridges${ROWS}`
    const page = drawPage(art, { rules: [ruleAbove(3, 0, 36), ruleAbove(7, 0, 36)] })
    expect(tablesOf(page)[0]?.slice(0, 2)).toEqual([
      ['River', 'Bridges'],
      ['Lind', '3'],
    ])
  })

  test('has titles over several columns, and no line of the text above them', () => {
    const art = `
  The rivers of the land.
               Bridges made of
  River        stone        wood
  Lind         3            7
  Alme         5            1
  Old river    12           2
  Werre        7            9
    `
    const page = drawPage(art, { rules: [ruleAbove(3, 0, 34), ruleAbove(7, 0, 34)] })
    expect(tablesOf(page)[0]?.slice(0, 2)).toEqual([
      ['', 'Bridges made of', '<'],
      ['River', 'stone', 'wood'],
    ])
  })

  test('has names with numbers, as captions begin', () => {
    const art = `
  The rivers of the land.

  Code 1       Code 2       Bridges
  12           17           7
  14           13           1
  15           17           2
  16           18           9
    `
    const page = drawPage(art, { rules: [ruleAbove(3, 0, 34), ruleAbove(5, 0, 34), ruleAbove(7, 0, 34)] })
    expect(tablesOf(page)[0]?.slice(0, 2)).toEqual([
      ['Code 1', 'Code 2', 'Bridges'],
      ['12', '17', '7'],
    ])
  })

  test('is looked for only where the rules hold none', () => {
    const art = `
  Rivers                       Counted
  River                        Bridges${ROWS}`
    const page = drawPage(art, { rules: [ruleAbove(1, 0, 36), ruleAbove(2, 0, 36), ruleAbove(6, 0, 36)] })
    expect(tablesOf(page)[0]?.[0]).toEqual(['River', 'Bridges'])
  })
})

describe('a table whose only rule is below its head', () => {
  const art = (head: string) => `
  The rivers of the land are counted here, and the bridges over them.

  ${head}${ROWS}
  The text goes on below the table in lines that fill the column well.`

  test('needs no caption where names are above the rule and numbers below', () => {
    const tables = tablesOf(drawPage(art('River                        Bridges'), { rules: [ruleAbove(3, 0, 36)] }))
    expect(tables).toEqual([
      [
        ['River', 'Bridges'],
        ['Lind', '3'],
        ['Alme', '5'],
        ['Old river', '12'],
        ['Werre', '7'],
      ],
    ])
  })

  test('is none where no names are above the rule, or it is wider than the rows', () => {
    expect(tablesOf(drawPage(art(''), { rules: [ruleAbove(3, 0, 36)] }))).toEqual([])
    const wide = drawPage(art('River                        Bridges'), { rules: [ruleAbove(3, 0, 70)] })
    expect(tablesOf(wide)).toEqual([])
  })
})

test('the source of a table below its last rule is no row', () => {
  const art = (below: string) => `
  Table 8. Towns

                         May     June     July
  Towns on the Lind      12      14       16
  ${below}
  `
  const rules = [3, 4].map(row => ruleAbove(row, 0, 48))
  const rowsOf = (below: string) => tablesOf(drawPage(art(below), { rules }))[0]?.length
  expect(rowsOf('Source:                of 2005')).toBe(2)
  expect(rowsOf('Sources                22      24       26')).toBe(3)
})
