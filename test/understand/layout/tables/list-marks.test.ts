import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

test('marks of items are no column: a list in a frame is no table', () => {
  const art = `
      Why it is good to walk along the river in the morning

      •   the air is fresh and the light is clear
      •   birds of many kinds can be heard
      •   hardly anyone else is there
      •   the day is still long
    `
  const rules = [ruleAbove(0, -2, 60), ruleAbove(7, -2, 60), ruleLeftOf(-2, 0, 7), ruleLeftOf(60, 0, 7)]
  expect(tablesOf(drawPage(art, { rules }))).toEqual([])
})

test('marks without text are cells', () => {
  const art = `
      Town           Bridge    Mill    Fair
      Old Town       •                 •
      New Town       •         •
      River Town               •       •
    `
  const [rows] = tablesOf(drawPage(art, { rules: [0, 1, 4].map(row => ruleAbove(row, 0, 40)) }))
  expect(rows?.[1]).toEqual(['Old Town', '•', '', '•'])
})
