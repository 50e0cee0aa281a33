import { expect, test } from 'vitest'
import { separateMarginNumbers } from '../../../../src/understand/layout/lines/margin-numbers.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** The numbers that pages lose to their margin; pages are drawn with `text` and its line below. */
const numbersOf = (pages: readonly [number: number, line: string][]) =>
  separateMarginNumbers(
    pages.map(([number, line]) => ({ number, text: drawPage(`${line}\nand of the towns beside it`).runs })),
  ).map(({ numbers }) => numbers.map(({ text }) => text))

const LINE = 'the authors also expect deeper maps of'

test('a number in the margin beside a line of text is that of the page where others are as far apart as their pages', () => {
  const beside = (number: number): [number, string] => [number, `${LINE}      ${number}`]
  expect(numbersOf([beside(3), beside(5), beside(7)])).toEqual([['3'], ['5'], ['7']])
  expect(numbersOf([beside(3), beside(5)])).toEqual([[], []])
  const between = (number: number): [number, string] => [number, `${LINE}\n${' '.repeat(LINE.length + 6)}${number}`]
  expect(numbersOf([between(5), between(7), between(9)])).toEqual([['5'], ['7'], ['9']])
})

test('a number inside the text, or one that grows otherwise, stays', () => {
  expect(numbersOf([3, 5, 7].map(number => [number, `${LINE} ${number}`]))).toEqual([[], [], []])
  expect(numbersOf([3, 5, 7].map(number => [number, `${LINE}      ${2 * number}`]))).toEqual([[], [], []])
})
