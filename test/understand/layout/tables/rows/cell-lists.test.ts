import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

function rowsOf(art: string): string[][] | undefined {
  const lines = art.trim().split('\n')
  const width = Math.max(...lines.map(line => line.trim().length))
  return tablesOf(drawPage(art, { rules: [0, 1, lines.length].map(row => ruleAbove(row, 0, width)) }))[0]
}

describe('lists in cells', () => {
  test('are one row where their items do not begin on the same lines', () => {
    const rows = rowsOf(`
      Taken into the study          Left out
      • adults of any age           • earlier surgery of
      • signed consent, also          the same arm
        of a relative               • more than one of
      • no other study                the hands is hurt
      • home near the town          • any other study
    `)
    expect(rows).toEqual([
      ['Taken into the study', 'Left out'],
      [
        '• adults of any age • signed consent, also of a relative • no other study • home near the town',
        '• earlier surgery of the same arm • more than one of the hands is hurt • any other study',
      ],
    ])
  })

  test('are rows where each item has one beside it', () => {
    const rows = rowsOf(`
      Sign                 Meaning
      • circle             • a town
      • square             • a village
      • triangle           • a mountain
      • line               • a river
    `)
    expect(rows).toHaveLength(5)
  })
})
