import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const RULES = [2, 3, 8].map(row => ruleAbove(row, 0, 46))
const TABLE = `
  Table 1: What grows along the river.

  Plant         Height    Place        Source
  reed          210       bank         Lee
  willow        640       bank         Berg
  iris          80        shallows     Lee
  rush          90        bank         Lee
  lily          10        shallows     Berg
`

test('a table goes on below a rule between its groups, where its end is on the next page', () => {
  const [table] = tablesOf(
    drawPage(
      `${TABLE}  Far from the river
  poplar        2100      meadow       Berg
  sedge         60        meadow       Lee
  alder         1900      wood         Berg
  oak           2500      wood         Lee
`,
      { rules: RULES },
    ),
  )
  expect(table?.map(([first]) => first)).toEqual([
    ...['Plant', 'reed', 'willow', 'iris', 'rush', 'lily'],
    ...['Far from the river', 'poplar', 'sedge', 'alder', 'oak'],
  ])
})

test('text and notes below the last rule of a table are not part of it', () => {
  const below = [
    'The plants were seen in a year, and the text of the\n  paper goes on below the table, in lines over all of its\n  columns, as text does.',
    'Lee: letter\n  Berg: book of plants\n  Source: the village',
  ]
  const heights = below.map(text => tablesOf(drawPage(`${TABLE}  ${text}\n`, { rules: RULES }))[0]?.length)
  expect(heights).toEqual([6, 6])
})
