import { expect, test } from 'vitest'
import { chosenRanges, countPages, isChosen, nameChoice, pagesOf } from '../../src/base/page-choice.ts'

const CHOICE = [12, { first: 3, last: 4 }, { first: 4, last: 6 }, 7]

test('has each chosen page once, in rising order', () => {
  expect(chosenRanges(CHOICE, 20).flatMap(pagesOf)).toEqual([3, 4, 5, 6, 7, 12])
  expect(countPages(chosenRanges(CHOICE, 20))).toBe(6)
})

test('leaves out what is beyond the last page', () => {
  expect(chosenRanges(CHOICE, 5)).toEqual([{ first: 3, last: 5 }])
  expect(chosenRanges([{ first: 1, last: 1e9 }], 1).flatMap(pagesOf)).toEqual([1])
})

test('has all pages where there is no choice', () => {
  expect(chosenRanges(undefined, 3)).toEqual([{ first: 1, last: 3 }])
  expect(chosenRanges(undefined, 0)).toEqual([])
  expect(isChosen(undefined, 99)).toBe(true)
})

test('knows whether a page is chosen', () => {
  expect([2, 3, 6, 8, 12].map(page => isChosen(CHOICE, page))).toEqual([false, true, true, false, true])
})

test('is named as people write it', () => {
  expect(nameChoice(CHOICE)).toBe('12, 3-4, 4-6, 7')
})
