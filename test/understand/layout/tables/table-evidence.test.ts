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
