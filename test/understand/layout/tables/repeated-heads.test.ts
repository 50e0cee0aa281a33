import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { paragraph } from '../../../support/prose.ts'
import { gridsOf } from '../../../support/tables-of.ts'

const HEAD = '     Town          People      Rivers     Boats'
const ROWS = ['     Oben            1200           2        14', '     Unten           3400           1       203']
const REST = [
  '     Mitten           980           3         7',
  '     Seiten            75           1         1',
  '     Enden             12           1         2',
]

/** First cells of the tables on two pages: the text and rows at the foot of the first, and what the next begins with. */
function firstCellsOf(first: readonly string[], second: readonly string[]): string[][] {
  const pages = [
    drawPage([...paragraph(6, 70), '', ...first], { height: 200 }),
    drawPage([...second, '', ...paragraph(6, 70)], { number: 2 }),
  ]
  return gridsOf(pages).map(({ rows }) => rows.map(row => row[0]?.lines.map(({ text }) => text).join(' ') ?? ''))
}

describe('a table without rules or caption', () => {
  test('is found where its head is printed again on the next page', () => {
    expect(firstCellsOf([HEAD, ...ROWS], [HEAD, ...REST])).toEqual([
      ['Town', 'Oben', 'Unten'],
      ['Town', 'Mitten', 'Seiten', 'Enden'],
    ])
  })

  test('is found where the next page has other margins', () => {
    const moved = [HEAD, ...REST].map(row => `    ${row}`)
    expect(firstCellsOf([HEAD, ...ROWS], moved)).toHaveLength(2)
  })

  test('takes in the rows below that rules bound, each once', () => {
    const last = ['     Zuletzt        120           8         6', '     Danach          40           2         1']
    const rules = [4, 6].map(row => ruleAbove(row, 0, 56))
    const second = drawPage([HEAD, ...REST, ...last, '', ...paragraph(6, 70)], { number: 2, rules })
    const grids = gridsOf([drawPage([...paragraph(6, 70), '', HEAD, ...ROWS], { height: 200 }), second])
    const lines = grids.map(({ rows }) => rows.map(row => row[0]?.lines.map(({ text }) => text).join(' ') ?? ''))
    expect(lines).toEqual([
      ['Town', 'Oben', 'Unten'],
      ['Town', 'Mitten', 'Seiten', 'Enden', 'Zuletzt', 'Danach'],
    ])
  })

  test.each([
    ['another head', [HEAD.replace('Boats', 'Ships'), ...REST]],
    ['a head at other places', [HEAD.replace('  People', 'People  '), ...REST]],
    ['running text', [HEAD, ...paragraph(4, 70)]],
  ])('is none above %s', (_, second) => {
    expect(firstCellsOf([HEAD, ...ROWS], second)).toEqual([])
  })
})
