import { expect, test } from 'vitest'
import { hasRowRules } from '../../../../src/understand/layout/tables/between-rules.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'

test('rules from one side, at half of the lines or more, part rows', () => {
  const arePartial = (rows: readonly number[], from: number, to: number, lines: number) => {
    const inside = rows.map(row => ruleAbove(row, from, to))
    return hasRowRules(ruleAbove(0, 0, 40).box, ruleAbove(9, 0, 40).box, inside, lines)
  }
  expect(arePartial([3, 5], 10, 40, 5)).toBe(true)
  expect(arePartial([3, 5], 0, 25, 5)).toBe(true)
  expect(arePartial([3, 5], 10, 40, 7)).toBe(false)
  expect(arePartial([3], 10, 40, 2)).toBe(false)
  expect(arePartial([3, 5], 25, 40, 5)).toBe(false)
  expect(arePartial([3, 5], 0, 40, 5)).toBe(false)
  expect(arePartial([3, 5], 10, 30, 5)).toBe(false)
})
