import { expect, test } from 'vitest'
import { tabScoreOf } from '../../../../src/understand/layout/zones/tab-score.ts'

const paper = { countsFrom: 'rightmost-first' } as const
const code = { countsFrom: 'lower-first' } as const

test('is the share of columns that two lines have in common', () => {
  expect(tabScoreOf([4, 10, 20], [4, 12, 20], paper)).toBeCloseTo(2 / 3)
  expect(tabScoreOf([4, 10], [4, 10, 20, 30], paper)).toBe(0.5)
})

test('leaves the number of an example out of the count, whichever line has it', () => {
  expect(tabScoreOf([4, 10, 20], [0, 4, 10, 20], paper)).toBe(1)
  expect(tabScoreOf([4, 10, 20], [0, 4, 10, 20], code)).toBe(1)
  expect(tabScoreOf([0, 4, 10, 20], [4, 10, 20], paper)).toBe(1)
  expect(tabScoreOf([0, 4, 10, 20], [4, 10, 20], code)).toBe(0.75)
})

test('is 0 where nothing is left to count', () => {
  expect(tabScoreOf([0], [40], paper)).toBe(0)
})
