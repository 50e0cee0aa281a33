import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { gridsOf } from '../../../support/tables-of.ts'

const FIRST = `
  Table 1: What grows along the river.

  Plant         Study of the growth     Height    Place
  reed          a survey of one year    210       bank
  willow        two seasons, measured   640       bank
                from a boat
  iris          a survey of one year    80        shallows
`
const FIRST_RULES = [ruleAbove(2, 0, 56), ruleAbove(3, 0, 56)]

function firstCellsOf(second: string): string[][] {
  const pages = [drawPage(FIRST, { rules: FIRST_RULES, height: 160 }), drawPage(second, { number: 2 })]
  return gridsOf(pages).map(({ rows }) => rows.map(row => row[0]?.lines.map(line => line.text).join(' ') ?? ''))
}

describe('a table that ends its page', () => {
  test('continues on the next in the same columns, without rules or caption', () => {
    const [, rest] = firstCellsOf(`
      The flora of a river                              12

      poplar        one survey by night     2100      meadow
                    and one by day
      sedge         three seasons           60        meadow
      alder         a survey of one year    1900      bank

      The text of the paper goes on below the table, in lines that cross its columns.
      It does so for more lines than one, and they are as long as lines of text are.
    `)
    expect(rest?.filter(cell => cell !== '')).toEqual(['poplar', 'sedge', 'alder'])
  })

  test('takes in the part of it that rules bound', () => {
    const second = drawPage(
      `
      poplar        one survey              2100      meadow
      sedge         three seasons           60        meadow
      alder         a survey of one year    1900      bank
      rush          a survey of one year    90        bank
      mint          one survey              70        bank
      cress         two seasons             20        shallows
      lily          two seasons             10        shallows
                    all trees               4850
                    all others              350
    `,
      { number: 2, rules: [ruleAbove(7, 0, 56), ruleAbove(8, 0, 56), ruleAbove(9, 0, 56)] },
    )
    const grids = gridsOf([drawPage(FIRST, { rules: FIRST_RULES, height: 160 }), second])
    expect(grids.map(({ rows }) => rows.length)).toEqual([4, 9])
  })

  test('continues behind notes below it where its head is printed again', () => {
    const notes = Array.from(
      { length: 6 },
      (_, i) => `  ${i + 1} A note to the text of the page, which says more of the river.  {8}`,
    )
    const first = drawPage(`${FIRST}\n\n\n${notes.join('\n')}`, { rules: FIRST_RULES, height: 300 })
    const rows = [
      'poplar        one survey by night     2100      meadow',
      'sedge         three seasons           60        meadow',
    ]
    const restOf = (head: string) => {
      const art = [head, ...rows, 'alder         a survey of one year    1900      bank'].map(row => `  ${row}`)
      return gridsOf([first, drawPage(art, { number: 2 })]).length
    }
    expect(restOf('Plant         Study of the growth     Height    Place')).toBe(2)
    expect(restOf('birch         one survey by day       2000      bank')).toBe(1)
  })

  test('does not continue in running text', () => {
    expect(
      firstCellsOf(`
      The text of the paper goes on at the head of the page, in lines that cross the columns.
      It does so for more lines than one, and they are as long as lines of text are.
      A third line follows them, and then the text ends where nobody had expected it to.
    `),
    ).toHaveLength(1)
  })
})
