import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { bandBehind, ruleAbove } from '../../../support/draw-rules.ts'
import { prose, sideBySide } from '../../../support/prose.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const ROWS = [
  ['Word', 'First', 'Second'],
  ['river', '12', '7'],
  ['old town', '3', '5'],
  ['water', '14', '2'],
  ['forest', '8', '11'],
]

const ZEBRA = `
  Word          First     Second
  river         12        7
  old town      3         5
  water         14        2
  forest        8         11
`

describe('bands of colour', () => {
  test('make a table where every other row has one, with the rows beyond the outermost', () => {
    const page = drawPage(ZEBRA, { shades: [bandBehind(1, 2, 0, 35), bandBehind(3, 4, 0, 35)] })
    expect(tablesOf(page)).toEqual([ROWS])
  })

  test('may be drawn cell by cell', () => {
    const cells = [0, 2, 4].flatMap(row => [
      bandBehind(row, row + 1, 0, 13),
      bandBehind(row, row + 1, 13, 23),
      bandBehind(row, row + 1, 23, 35),
    ])
    expect(tablesOf(drawPage(ZEBRA, { shades: cells }))).toEqual([ROWS])
  })

  test('may lie on the colour of the whole table, where long cells are no text between the stripes', () => {
    const long = 'the whole history of a river as it was told by the people of its old towns'
    const page = drawPage(
      `
      Table 1  Searches

      No            Searches
      1             ${long}
                    and what they
      2             water
      3             ${long}
                    of the river
      4             forest
    `,
      {
        shades: [bandBehind(0, 9, 0, 90), bandBehind(3, 5, 0, 90), bandBehind(6, 8, 0, 90)],
      },
    )
    const [table] = tablesOf(page)
    expect(table?.map(row => row[0])).toEqual(['No', '1', '2', '3', '4'])
    expect(table?.[1]?.[1]).toBe(`${long} and what they`)
  })

  test('end the table above two columns of text, though the rule at the foot of the page is as wide', () => {
    const lines = sideBySide([prose(14, 42), prose(14, 42)], 6)
    const page = drawPage(
      [
        'Table 1  Searches',
        '',
        'No            Searches',
        '1             the river',
        '2             water',
        '',
        ...lines,
      ],
      { rules: [ruleAbove(2, 0, 90), ruleAbove(3, 0, 90), ruleAbove(5, 0, 90), ruleAbove(20, 0, 90)] },
    )
    expect(tablesOf(page)).toEqual([
      [
        ['No', 'Searches'],
        ['1', 'the river'],
        ['2', 'water'],
      ],
    ])
  })

  test('give the table the rows below a coloured head', () => {
    expect(tablesOf(drawPage(ZEBRA, { shades: [bandBehind(0, 1, 0, 35)] }))).toEqual([ROWS])
  })

  test('keep the titles and names of a head together where their cells are coloured one by one', () => {
    const page = drawPage(
      `
      Word          Count of words
                    First     Second
      river         12        7
      old town      3         5
      water         14        2
    `,
      {
        shades: [
          bandBehind(0, 2, 0, 13),
          bandBehind(0, 1, 13, 35),
          bandBehind(1, 2, 13, 23),
          bandBehind(1, 2, 23, 35),
          bandBehind(3, 4, 0, 35),
        ],
      },
    )
    expect(tablesOf(page)[0]?.map(row => row[0])).toEqual(['Word', '', 'river', 'old town', 'water'])
  })

  test('join the lines of the cells of a row that are centred in height', () => {
    const page = drawPage(
      `
      Code     Lots        Salt
               388, 389
               390, 391
      A        392, 393    sodium
               394, 395
               396, 397
      B        117, 118    calcium
    `,
      { rules: [ruleAbove(0, 0, 30), ruleAbove(7, 0, 30)], shades: [bandBehind(0, 1, 0, 30), bandBehind(1, 6, 0, 30)] },
    )
    expect(tablesOf(page)[0]?.map(row => row[0])).toEqual(['Code', 'A', 'B'])
  })

  test('are no table behind running text', () => {
    const page = drawPage(
      `
      What the box behind this text says is no table, though it is as
      wide as one, and its lines are as long as those of the paper.
      A third line follows, and it ends before the others do.
    `,
      { shades: [bandBehind(0, 3, 0, 66)] },
    )
    expect(tablesOf(page)).toEqual([])
  })
})

describe('rules around a chart', () => {
  test('are no table', () => {
    const page = drawPage(
      `
      A      B      C
      
      
      
      
      low    mean   high
    `,
      {
        rules: [ruleAbove(0, 0, 30), ruleAbove(6, 0, 30)],
        figures: [bandBehind(1, 5, 0, 30)],
      },
    )
    expect(tablesOf(page)).toEqual([])
  })
})
