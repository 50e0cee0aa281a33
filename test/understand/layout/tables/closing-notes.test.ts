import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

/** The rows of a table between three rules, the last of which is below all lines. */
function rowsOf(art: string): string[][] | undefined {
  const lines = art.replace(/^\n|\n *$/g, '').split('\n')
  return tablesOf(drawPage(art, { rules: [0, 1, lines.length].map(row => ruleAbove(row, 0, 62)) }))[0]
}

test('a note above the last rule of a table is no row of it', () => {
  const rows = rowsOf(`
    River                          Mean of all
    Upper part of the land         12.5
    Lower part of the land         9.25
    The means are those of all towns beside the river in a year.
    Two years are left out.
  `)
  expect(rows).toEqual([
    ['River', 'Mean of all'],
    ['Upper part of the land', '12.5'],
    ['Lower part of the land', '9.25'],
  ])
})

test('a last row with one cell stays', () => {
  const rows = rowsOf(`
    River                          Mean of all
    Upper part of the land         12.5
    Lower part of the land         9.25
    Sum of all parts.
  `)
  expect(rows?.flat().join(' ')).toContain('Sum of all parts.')
})
