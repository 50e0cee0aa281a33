import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { bandBehind, ruleAbove } from '../../../support/draw-rules.ts'
import { gridsOf, tablesOf } from '../../../support/tables-of.ts'

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
