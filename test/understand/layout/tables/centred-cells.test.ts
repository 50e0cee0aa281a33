import { expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { drawPage, LINE_HEIGHT } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

/** The rows of a drawn table; words with a dot before them are half a line lower. */
function rowsOf(art: string, rows: readonly number[]): string[][] | undefined {
  const page = drawPage(art, { rules: rows.map(row => ruleAbove(row, 0, 62)) })
  return tablesOf({ ...page, runs: page.runs.map(run => (run.text.startsWith('.') ? lower(run) : run)) })[0]
}

function lower(run: TextRun): TextRun {
  const by = LINE_HEIGHT / 2
  const box = { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by }
  return { ...run, box, baseline: run.baseline + by }
}

test('cells centred in height are a row, though no two lines are on one height', () => {
  const art = `
    Table 2: The plants and where they grow.

    Plant         Places where it grows
    .reed         the banks of the upper river, meadows near it,
                  old ponds
    .mint         dry meadows far from any water, gardens of the
                  village
  `
  expect(rowsOf(art, [2, 3, 5, 7])).toEqual([
    ['Plant', 'Places where it grows'],
    ['.reed', 'the banks of the upper river, meadows near it, old ponds'],
    ['.mint', 'dry meadows far from any water, gardens of the village'],
  ])
})

test('lines between rules that begin at different heights are no cells', () => {
  const art = `
    A river in
    spring
                  The land beside the river was seen in one year
                  by two persons, who went there by boat.
    A river in
    autumn
                  The land was seen again in the autumn by one of
                  the two, who went on foot.
  `
  expect(rowsOf(art, [0, 4, 8])).toBeUndefined()
})
