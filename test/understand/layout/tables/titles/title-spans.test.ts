import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../../src/model/page/page.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../../support/draw-rules.ts'
import { gridsOf } from '../../../../support/tables-of.ts'

/** The cells over several columns of a drawn table, as `row column-last text`. */
function titlesOf(art: string, rules: readonly Rule[]): string[] {
  const [grid] = gridsOf([drawPage(art, { rules })])
  return (grid?.rows ?? []).flatMap((row, i) =>
    row.flatMap(({ lines, column, columnSpan }) =>
      columnSpan === 1 || lines.length === 0
        ? []
        : [`${i} ${column}-${column + columnSpan - 1} ${lines.map(line => line.text).join(' ')}`],
    ),
  )
}

/** Rules above these rows over the whole width. */
const over = (rows: readonly number[], width: number) => rows.map(row => ruleAbove(row, 0, width))

describe('a title of the head', () => {
  test('covers the columns over whose middle it stands', () => {
    const art = `
                   Depth in metres
      Pond        mean   least  most
      Upper       3.1    1.0    4.9
      Lower       2.4    0.3    4.0
      Old         5.2    2.2    7.1
    `
    expect(titlesOf(art, over([0, 2, 5], 32))).toEqual(['0 1-3 Depth in metres'])
  })

  test('covers those of the rule below it, wherever it stands over them', () => {
    const art = `
                  Depth                 Width
      Pond        mean   least  most    mean   most
      Upper       3.1    1.0    4.9     12.1   14.0
      Lower       2.4    0.3    4.0     11.0   19.2
      Old         5.2    2.2    7.1     10.7   11.8
    `
    const rules = [...over([0, 2, 5], 48), ruleAbove(1, 12, 30), ruleAbove(1, 34, 48)]
    expect(titlesOf(art, rules)).toEqual(['0 1-3 Depth', '0 4-5 Width'])
  })

  test('is none where it is a name on two lines, no wider than its column', () => {
    const art = `
                         Least
      Pond        mean   depth  most
      Upper       3.1    1.0    4.9
      Lower       2.4    0.3    4.0
      Old         5.2    2.2    7.1
    `
    expect(titlesOf(art, over([0, 2, 5], 32))).toEqual([])
  })

  test('starts no column where it is over the space between two', () => {
    const art = `
                     Depth            Width
      Pond        mean   least     mean   most
      Upper       3.1    1.0       12.1   14.0
      Lower       2.4    0.3       11.0   19.2
      Old         5.2    2.2       10.7   11.8
    `
    const rules = [...over([0, 2, 5], 42), ruleAbove(1, 11, 25), ruleAbove(1, 28, 41)]
    expect(titlesOf(art, rules)).toEqual(['0 1-2 Depth', '0 3-4 Width'])
  })
})

test('titles in the only line of a head cover the columns over whose middle they stand', () => {
  const art = `
      Day             1              30
      Upper       3.1    1.0     3.2    4.9
      Lower       2.4    0.3     7.2    4.0
      Old         5.2    2.2     1.2    7.1
  `
  expect(titlesOf(art, over([0, 1, 4], 40))).toEqual(['0 1-2 1', '0 3-4 30'])
})

test('a title that is in the middle of two columns covers them though it is inside one', () => {
  const art = `
      sign  value      sign  value         sign  value
      far   13.12      d     1.143 mm      f     18.1
        Limits             Counts            Weights
      long  12.11      m     1.123 mm      o     11.1
      high  13.12      n     1.143 mm      p     18.1
  `
  expect(titlesOf(art, over([0, 1, 2, 3, 5], 50))).toEqual(['2 0-1 Limits', '2 2-3 Counts', '2 4-5 Weights'])
})

describe('a cell between vertical rules', () => {
  const art = `
      Pond      least    most    mean
      Upper     3.1      4.9     3.9
      Lower     2.4      4.0     2.8
      Size      wide
  `
  const walls = (inner: number) => [
    ...over([0, 1, 2, 3, 4], 36),
    ruleLeftOf(10, 0, 4),
    ruleLeftOf(19, 0, inner),
    ruleLeftOf(27, 0, inner),
  ]

  test('covers all columns up to the next rule', () => {
    expect(titlesOf(art, walls(3))).toEqual(['3 1-3 wide'])
  })

  test('covers all columns where only the frame is beside it', () => {
    const title = art.replace('wide', '    ').replace(/\s*$/u, '\n      Old       5.2      7.1     6.1\n')
    const inner = [10, 19, 27].flatMap(at => [ruleLeftOf(at, 0, 3), ruleLeftOf(at, 4, 5)])
    const frame = [ruleLeftOf(0, 0, 5), ruleLeftOf(37, 0, 5)]
    const rows = [0, 1, 2, 3, 4, 5].map(row => ruleAbove(row, -1, 37))
    expect(titlesOf(title, [...rows, ...frame, ...inner])).toEqual(['3 0-3 Size'])
  })

  test('is of one column where rules part all of them', () => {
    expect(titlesOf(art, walls(4))).toEqual([])
  })

  test('is of one column where another is beside it without a rule between them', () => {
    expect(titlesOf(art.replace('wide         ', 'wide     5    ').replace('wide', 'wide     5'), walls(3))).toEqual([])
  })
})

describe('a line alone', () => {
  test('in the middle of the table covers all of it', () => {
    const art = `
      Pond        mean   least  most
          Ponds above the village
      Upper       3.1    1.0    4.9
      Lower       2.4    0.3    4.0
            Ponds below it all
      Old         5.2    2.2    7.1
      New         4.2    1.2    6.1
    `
    expect(titlesOf(art, over([0, 1, 7], 32))).toEqual(['1 0-3 Ponds above the village', '4 0-3 Ponds below it all'])
  })

  test('is a cell where it is a number, or no other is like it', () => {
    const art = `
      Pond        mean   least  most
      Upper       3.1    1.0    4.9
      Lower       2.4    0.3    4.0
                         7.5
      Old         5.2    2.2    7.1
      New         4.2    1.2    6.1
    `
    expect(titlesOf(art, over([0, 1, 6], 32))).toEqual([])
  })
})

describe('a cell of the body', () => {
  const art = (last: string) => `
      Pond         mean   least  most
      Upper        3.1    1.0    4.9
      Lower        2.4    0.3    4.0
      Old          5.2    2.2    7.1
      ${last}
    `

  test('covers the columns over whose middle it stands, between two of them', () => {
    expect(titlesOf(art('Mean             2.1       4.5'), over([0, 1, 5], 32))).toEqual(['4 1-2 2.1'])
  })

  test('is of one column where it stands in it', () => {
    expect(titlesOf(art('Mean                2.1    4.5'), over([0, 1, 5], 32))).toEqual([])
  })
})

describe('a line alone at the left', () => {
  /** A table whose lines with a star at their end are in bold type. */
  function boldTitlesOf(art: string, rules: readonly Rule[]): string[] {
    const page = drawPage(art, { rules })
    const bold = new Set(page.runs.filter(run => run.text.endsWith('*')).map(run => run.baseline))
    const runs = page.runs.map(run =>
      bold.has(run.baseline) ? { ...run, text: run.text.replace('*', ''), font: { ...run.font, isBold: true } } : run,
    )
    const [grid] = gridsOf([{ ...page, runs }])
    return (grid?.rows ?? []).flatMap(row =>
      row.flatMap(({ lines, columnSpan }) => (columnSpan > 1 ? lines.map(({ text }) => text) : [])),
    )
  }

  test('covers all columns where it is bold and the names of rows are not', () => {
    const art = `
      Pond         mean   least  most
      Above*
      Upper        3.1    1.0    4.9
      Lower        2.4    0.3    4.0
      Below*
      Old          5.2    2.2    7.1
      New          4.2    1.2    6.1
    `
    expect(boldTitlesOf(art, over([0, 1, 7], 32))).toEqual(['Above', 'Below'])
  })

  test('is a cell where names are bold too, or it ends the table', () => {
    const art = (name: string, last: string) => `
      Pond         mean   least  most
      Above*
      ${name}       3.1    1.0    4.9
      ${name}       2.4    0.3    4.0
      Old          5.2    2.2    7.1
      ${last}
    `
    expect(boldTitlesOf(art('Upper*', 'New          4.2    1.2    6.1'), over([0, 1, 6], 32))).toEqual([])
    expect(boldTitlesOf(art('Upper ', 'Below*'), over([0, 1, 6], 32))).toEqual(['Above'])
  })
})
