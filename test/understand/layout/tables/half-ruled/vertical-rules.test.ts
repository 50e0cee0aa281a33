import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../../support/draw-rules.ts'
import { prose, sideBySide } from '../../../../support/prose.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

describe('vertical rules between short cells', () => {
  const ART = `
  The rivers of the land are counted here, and the bridges over them.

  Lind     3    stone
  Alme     5    wood
  Werre    7    stone

  The text goes on below the table in lines that fill the column well.`

  test('are those of a table without rules above and below it', () => {
    const page = drawPage(ART, { rules: [ruleLeftOf(8, 2, 5), ruleLeftOf(13, 2, 5)] })
    expect(tablesOf(page).map(rows => rows.flat())).toEqual([
      ['Lind', '3', 'stone', 'Alme', '5', 'wood', 'Werre', '7', 'stone'],
    ])
  })

  test('need a rule that runs through them where there is only one', () => {
    const bar = ruleLeftOf(8, 2, 5)
    expect(tablesOf(drawPage(ART, { rules: [bar] }))).toEqual([])
    const axis = ruleAbove(5, 8, 20)
    expect(tablesOf(drawPage(ART, { rules: [bar, axis] }))).toEqual([])
    const ticked = ruleAbove(5, 7.5, 20)
    expect(tablesOf(drawPage(ART, { rules: [bar, ticked] }))).toEqual([])
    const [table] = tablesOf(drawPage(ART, { rules: [bar, ruleAbove(3, 0, 20)] }))
    expect(table?.flat()).toContain('Werre')
  })

  test('are no table between columns of text', () => {
    const columns = sideBySide([prose(8, 28), prose(8, 28), prose(8, 28)])
    const page = drawPage(columns, { rules: [ruleLeftOf(30, 0, 8), ruleLeftOf(62, 0, 8)] })
    expect(tablesOf(page)).toEqual([])
  })
})
