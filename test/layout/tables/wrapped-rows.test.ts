import { describe, expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { ruleAbove } from '../../support/draw-rules.ts'
import { tablesOf } from '../../support/tables-of.ts'

/** A table between three rules: its head is the first line. */
function rowsOf(art: string): string[][] | undefined {
  const count = art.trim().split('\n').length
  const rules = [0, 1, count].map(row => ruleAbove(row, 0, 60))
  return tablesOf(drawPage(art, { rules }))[0]
}

describe('lines at one distance', () => {
  test('are one row where the columns had no room for the next word', () => {
    const rows = rowsOf(`
      Day                 Aim                            Room
      First: Maps and     Draw a map of the river and    Hall
      Globes              of the towns beside it         of Maps
      Second: Ships       Build a small boat             Harbour
      and Harbours
      Third: Winds        Measure the wind with a        Tower
                          cup on a long pole
    `)
    expect(rows?.slice(1)).toEqual([
      ['First: Maps and Globes', 'Draw a map of the river and of the towns beside it', 'Hall of Maps'],
      ['Second: Ships and Harbours', 'Build a small boat', 'Harbour'],
      ['Third: Winds', 'Measure the wind with a cup on a long pole', 'Tower'],
    ])
  })

  test('are a row each where the next word had room', () => {
    const rows = rowsOf(`
      Group     Answer of the children     Count
      1         yes                        12
                no                         7
      2         yes                        9
                no                         11
    `)
    expect(rows).toHaveLength(5)
  })

  test('are a row each where columns of single words have empty cells', () => {
    const rows = rowsOf(`
      Gene       Sequence             Heat
      GAP-F      TATCACGTCTGCCACG     56
      GAP-R      CATGTAGGCCTGTGAT
      PKS-F      TTACCCGCCTCGTTAA     57
      PKS-R      AGCTGGCTAAGCGAGG
    `)
    expect(rows).toHaveLength(5)
  })

  test('are one row where shares in parentheses are below numbers', () => {
    const rows = rowsOf(`
      Part of the lesson    Good     Bad      All
      Reading maps and      12       3        15
      finding the way       (80%)    (20%)
      Drawing rivers and    9        6        15
      towns beside them     (60%)    (40%)
    `)
    expect(rows?.slice(1)).toEqual([
      ['Reading maps and finding the way', '12 (80%)', '3 (20%)', '15'],
      ['Drawing rivers and towns beside them', '9 (60%)', '6 (40%)', '15'],
    ])
  })
})
