import { expect, test } from 'vitest'
import { hasRowRules, holdsTable } from '../../../src/layout/tables/between-rules.ts'
import { ruleAbove } from '../../support/draw-rules.ts'

/** Whether rules above some rows, from one character to another, are those of another table between two rules of forty characters. */
function areOfTable(rows: readonly number[], from: number, to: number): boolean {
  const inside = rows.map(row => ruleAbove(row, from, to))
  return holdsTable(ruleAbove(0, 0, 40).box, ruleAbove(9, 0, 40).box, inside)
}

test('three rules of one width, set in on both sides, are those of another table', () => {
  expect(areOfTable([3, 4, 7], 3, 37)).toBe(true)
  // Rules below titles of columns are fewer, or reach a side.
  expect(areOfTable([3, 4], 3, 37)).toBe(false)
  expect(areOfTable([3, 4, 7], 3, 39)).toBe(false)
  expect(areOfTable([3, 4, 7], 1, 37)).toBe(false)
  expect(areOfTable([3, 4, 12], 3, 37)).toBe(false)
})

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
