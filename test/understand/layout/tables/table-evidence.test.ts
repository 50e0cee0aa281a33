import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { bandBehind, ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { showRules } from '../../../support/show-rules.ts'
import { gridsOf, tablesOf } from '../../../support/tables-of.ts'

showRules()

const WIDE_CELLS = `
  Table 2: What the workshop offers.

  Resource    Description and focus of what is offered to those who come
  Slides      A deck of slides that covers the whole of the course, with
              the notes of those who taught it, and more notes below them.
  Notebook    Exercises that follow the slides one by one, as far as they
              go, and some that nobody has solved in the years since then.
  Syllabus    A list of all that is taught, week by week, and of what was
              to be read before, with the places where it can be found.
`

describe('cells as long as lines of text', () => {
  test('are a table between rules below a head and a caption', () => {
    const page = drawPage(WIDE_CELLS, { rules: [2, 3, 9].map(row => ruleAbove(row, 0, 74)) })
    expect(tablesOf(page)[0]?.map(row => row[0])).toEqual(['Resource', 'Slides', 'Notebook', 'Syllabus'])
  })

  test('are none without the caption', () => {
    const page = drawPage(WIDE_CELLS.replace('Table 2:', 'In brief,'), {
      rules: [2, 3, 9].map(row => ruleAbove(row, 0, 74)),
    })
    expect(tablesOf(page)).toEqual([])
  })
})

test('two columns of text between the last rule of a table and that of the notes are no rows of it', () => {
  const line = 'the river goes on past old towns   and the people beside it are slow'
  const page = drawPage(
    `
  Table 2: What the rivers are.

  River      Length  Towns            Bridges           Boats      Mills
  Aar          29     old               7                 9         2
  Bol          14     new               3                 4         1
  ${Array.from({ length: 12 }, () => line).join('\n  ')}
  1 A note on the text is here.
`,
    { rules: [2, 3, 5, 17].map(row => ruleAbove(row, 0, 70)) },
  )
  expect(tablesOf(page)[0]?.map(row => row[0])).toEqual(['River', 'Aar', 'Bol'])
})

test('a program on bands of colour is no table, however it is aligned', () => {
  const text = 'The text of the paper says what the program does, in lines of its own type.'
  const page = drawPage(
    `
    ${text}
    ${text}
    ${text}
    let rivers    = count(map)         {mono}
    let lakes     = count(map, 2)      {mono}
    let bridges   = rivers + 2         {mono}
    let towns     = bridges - 1        {mono}
  `,
    { shades: [bandBehind(3, 4, 0, 35), bandBehind(5, 6, 0, 35)] },
  )
  expect(tablesOf(page)).toEqual([])
})

test('a program is no table on a page with a line of text', () => {
  const program = ['let rivers    = count(map)', 'let lakes     = count(map, 2)', 'let bridges   = rivers + 2']
  const rows = [1, 2, 3, 4].flatMap(() => program).map(row => `${row}  {mono}`)
  const page = drawPage(['The text says what the program does.', ...rows], {
    shades: rows.map((_, i) => bandBehind(i + 1, i + 2, 0, 35)).filter((_, i) => i % 2 === 0),
  })
  expect(tablesOf(page)).toEqual([])
})

test('a coloured line with one row below it is no table', () => {
  const page = drawPage(
    `
    Volume 3      Pages 4 to 12
    Received      1 May
    The text of the paper begins here, in lines that are as long as those of text are.
  `,
    { shades: [bandBehind(0, 1, 0, 35)] },
  )
  expect(tablesOf(page)).toEqual([])
})

test('a table names what it was found by', () => {
  const page = drawPage(WIDE_CELLS, { rules: [2, 3, 9].map(row => ruleAbove(row, 0, 74)) })
  expect(gridsOf([page]).map(grid => grid.evidence)).toEqual([['caption-of-table', 'several-rules']])
})

describe('few rows between two rules', () => {
  const tables = (art: string, rules: readonly number[] = [2, 4]) =>
    tablesOf(
      drawPage(
        `
    The rivers of the land are counted here, and the bridges over them.

${art}

    The text goes on below the rules in lines that fill the column well.`,
        { rules: rules.map(row => ruleAbove(row, 0, 50)) },
      ),
    )

  test('are a table where two have cells side by side', () => {
    expect(tables('    Lind          3\n    Alme          5')).toHaveLength(1)
    expect(tables('    Lind          3\n    Alme')).toEqual([])
  })

  test('are none where the cells are as near as words', () => {
    // Bold words are drawn after the others, so that the line has several pieces.
    const drawn = (gap: string) =>
      drawPage(
        `
    The rivers of the land are counted here, and the bridges over them.

    First${gap}3 May 2014
    Last.${gap}7 May 2015

    The text goes on below the rules in lines that fill the column well.`,
        { rules: [2, 4].map(row => ruleAbove(row, 0, 50)), size: 20 },
      )
    const reordered = (gap: string) => {
      const page = drawn(gap)
      const isLate = ({ text }: { readonly text: string }) => /^(?:First|Last\.)$/u.test(text)
      return tablesOf({ ...page, runs: [...page.runs.filter(run => !isLate(run)), ...page.runs.filter(isLate)] })
    }
    expect(reordered(' ')).toEqual([])
    expect(reordered('  ')).toHaveLength(1)
  })

  test('are none where no two columns are below each other', () => {
    const rows = ['', '', '', 'Version one        report', 'in May', 'and in June']
    const below = ['1   Ann Lee, of the University', '2   Tom Ash, of the Institute']
    const rules = [0, 6, 8].map(row => ruleAbove(row, 0, 32))
    expect(tablesOf(drawPage([...rows, ...below], { rules }))).toEqual([])
  })

  test('are none where only a mark is beside the middle of two lines', () => {
    const page = drawPage(
      `
    The rivers of the land are counted here, and the bridges over them.

            the banks of the upper river, meadows near it
    .two
            the old ponds, and what is left of the creek

    The text goes on below the rules in lines that fill the column well.`,
      { rules: [2, 5].map(row => ruleAbove(row, 0, 60)) },
    )
    expect(tablesOf(page)).toEqual([])
  })
})

test('rows between two rules, with more rows above them than a head has, are no table', () => {
  const page = (rows: readonly string[]) => {
    const below = ['Ann Lee            of Lind', 'Tom Ash            of Alme']
    const rules = [0, rows.length + 3, rows.length + 5].map(row => ruleAbove(row, 0, 32))
    return drawPage(['', '', '', ...rows, ...below], { rules })
  }
  const first = ['Version one        report', 'in May', 'and in June']
  expect(tablesOf(page([...first, 'Version two        report', 'in July', 'and in August']))).toEqual([])
  expect(tablesOf(page(first))).toHaveLength(1)
})

describe('what shows that rows between two rules are a table', () => {
  const ROWS = [
    'The river Lind              from the hills to the sea',
    'The river Alme              from the lake to the Lind',
    'The river Werre             along the northern border',
    'The Upper Wisse             through the oldest towns',
    'The Lower Wisse             past the mills and fields',
    'The Emmer                   under eleven stone bridges',
  ]
  const tablesIn = (rows: readonly string[], { from = 0, more = [] }: { from?: number; more?: Page['rules'] } = {}) => {
    const rules = [from, rows.length].map(row => ruleAbove(row, 0, 54))
    return tablesOf(drawPage(rows, { rules: [...rules, ...more] }))
  }

  test('nothing: the rules of a page have text between them', () => {
    expect(tablesIn(ROWS)).toEqual([])
  })

  test('a third rule', () => {
    expect(tablesIn(ROWS, { more: [ruleAbove(1, 0, 54)] })).toHaveLength(1)
  })

  test('vertical rules', () => {
    expect(tablesIn(ROWS, { more: [0, 54].map(character => ruleLeftOf(character, 0, 6)) })).toHaveLength(1)
  })

  test('several short cells in each', () => {
    const rows = ROWS.map((row, i) => `${row.slice(0, 20)}        north       ${12 * i}`)
    expect(tablesIn(rows)).toHaveLength(1)
  })

  test('few rows', () => {
    expect(tablesIn(ROWS.slice(0, 4))).toHaveLength(1)
  })

  test('names of columns above the first rule', () => {
    expect(tablesIn(['River                       Way', ...ROWS], { from: 1 })).toHaveLength(1)
  })

  test('bands of colour', () => {
    const shades = [0, 2, 4].map(row => bandBehind(row, row + 1, 0, 54))
    expect(tablesOf(drawPage(ROWS, { shades }))).toHaveLength(1)
  })
})
