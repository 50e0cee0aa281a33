import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const SIZE = 10

function readPage(art: string) {
  const page = drawPage(art)
  const [layout] = layOutPages([page], SIZE)
  const columns = layout?.columns ?? []
  return {
    tables: tablesOf(page),
    typed: (layout?.typedRules ?? []).map(({ text }) => text),
    text: columns.flatMap(({ table, lines }) => (table === undefined ? lines.map(({ text }) => text) : [])),
  }
}

const TYPED = `
  Table 1. Bridges by their length and the age of the wood

  Length               1.0   1.1   1.2
  -------------------------------------
  0.99 ............    800   880   960
  0.95 ............    160   176   192
  0.90 .....            80    88    96
`

describe('a table with a typed rule', () => {
  test('is found by it as by a drawn one, and neither the rule nor the dots before values are cells', () => {
    const { tables, typed } = readPage(TYPED)
    expect(tables).toEqual([
      [
        ['Length', '1.0', '1.1', '1.2'],
        ['0.99', '800', '880', '960'],
        ['0.95', '160', '176', '192'],
        ['0.90', '80', '88', '96'],
      ],
    ])
    expect(typed).toEqual(['-------------------------------------', '............', '............', '.....'])
  })

  test('ends where its head is typed again below white', () => {
    const { tables } = readPage(`
  Table 1. Bridges by their length and the age of the wood

  Length               May   June  July
  -------------------------------------
  0.99 ............    800   880   960
  0.95 ............    160   176   192
  0.90 ............     80    88    96

  Length               May   June  July
  -------------------------------------
  0.99 ............    900   980   990
  0.95 ............    260   276   292
  0.90 ............    180   188   196
`)
    expect(tables.map(rows => rows.map(([name]) => name))).toEqual([
      ['Length', '0.99', '0.95', '0.90'],
      ['Length', '0.99', '0.95', '0.90'],
    ])
  })

  test('may be narrow', () => {
    const { tables } = readPage(`
  Table 1. Bridges

  Age   Toll
  ----------
  200      3
  160      5
  180      4
`)
    expect(tables.map(([head]) => head)).toEqual([['Age', 'Toll']])
  })

  test('keeps dashes for values that are missing, and dots for what is left out', () => {
    const { tables } = readPage(`
  Table 1. Bridges by their length

  Length               1.0       1.1   1.2
  -----------------------------------------
  north ...            800       880   960
  south ...            ------    176   192
  west ...              80        88    96
`)
    expect(tables[0]?.map(([name, value]) => [name, value])).toEqual([
      ['Length', '1.0'],
      ['north ...', '800'],
      ['south ...', '------'],
      ['west ...', '80'],
    ])
  })
})

describe('what is typed outside tables', () => {
  test('is text', () => {
    const { text, typed, tables } = readPage(`
  The rivers of the land are counted here, and the bridges
  --------------------------------------------------------
  over them are named below with the year of each one.
`)
    expect(text).toContain('--------------------------------------------------------')
    expect([typed, tables]).toEqual([[], []])
  })

  test('leads to the pages of a list of contents', () => {
    const { text, typed } = readPage(`
  Contents

  The rivers of the land .................. 12
  The bridges ............................. 14
  The roads of the north .................. 17
`)
    expect(text.join(' ')).toContain('The bridges ............................. 14')
    expect(typed).toEqual([])
  })
})
