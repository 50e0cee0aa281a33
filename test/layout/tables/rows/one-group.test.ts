import { describe, expect, test } from 'vitest'
import type { TextRun } from '../../../../src/page/page.ts'
import { drawPage, LINE_HEIGHT } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

/** The rows of a table with a rule below its head; words with a dot before them are half a line lower. */
function rowsOf(art: string): string[][] | undefined {
  const lines = art.trim().split('\n')
  const page = drawPage(art, { rules: [0, 1, lines.length].map(row => ruleAbove(row, 0, 60)) })
  return tablesOf({ ...page, runs: page.runs.map(run => (run.text.startsWith('.') ? lower(run) : run)) })[0]
}

function lower(run: TextRun): TextRun {
  const by = LINE_HEIGHT / 2
  const box = { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by }
  return { ...run, text: run.text.slice(1), box, baseline: run.baseline + by }
}

describe('cells beside lists', () => {
  test('cover all rows where they are between two of them', () => {
    const rows = rowsOf(`
      River         Depth     Width     Bed
                    4.1       12
      .Vistula      3.0       7         .gravel
                    2.2       3
                    1.9       1
    `)
    expect(rows).toEqual([
      ['River', 'Depth', 'Width', 'Bed'],
      ['Vistula', '4.1', '12', 'gravel'],
      ['3.0', '7'],
      ['2.2', '3'],
      ['1.9', '1'],
    ])
  })

  test('are those of one row where they are on its line', () => {
    const rows = rowsOf(`
      River         Depth     Width     Bed
                    4.1       12
      Vistula       3.0       7         gravel
                    2.2       3
    `)
    expect(rows?.[2]).toEqual(['Vistula', '3.0', '7', 'gravel'])
  })
})
