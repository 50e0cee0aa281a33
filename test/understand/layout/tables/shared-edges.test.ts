import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

/** The last row of a table whose cells are texts on one line, below three others. */
function lastRowOf(last: string): string[] | undefined {
  const art = `
    Table 1: What was found in the boxes.
    Kind         Signs
    Letters      Ink
    Novels       Chapters
    Reports      Sums
    ${last}
  `
  const rules = [1, 2, 6].map(row => ruleAbove(row, 0, 40))
  return tablesOf(drawPage(art, { rules }))[0]?.at(-1)
}

test('a name as long as its column is a cell, though no more than a blank parts it from the next', () => {
  expect(lastRowOf('Informations Notes')).toEqual(['Informations', 'Notes'])
})

test('words at other places stay in one cell', () => {
  expect(lastRowOf('All of them  Notes')).toEqual(['All of them', 'Notes'])
  expect(lastRowOf('Other paper boxes')).toEqual(['Other paper boxes', '<'])
})
