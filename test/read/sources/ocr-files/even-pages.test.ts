import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { evenPages } from '../../../../src/read/sources/ocr-files/even-pages.ts'

/** A page of lines, one word each, in one size and at one distance. */
function pageOf(number: number, size: number, pitch: number, count = 20) {
  const words = Array.from({ length: count }, (_, i) => {
    const baseline = 50 + i * pitch
    const box = { x0: 40, x1: 400, y0: baseline - 8, y1: baseline + 2 }
    return { text: 'many letters of a line', ...box, baseline, size, font: fontOfName(''), spaceBefore: true, place: 1 }
  })
  return { number, width: 500, height: 800, isUpward: false, words }
}

const sizesOf = (...pages: readonly ReturnType<typeof pageOf>[]) =>
  evenPages(pages).map(({ words }) => [...new Set(words.map(({ size }) => size))])

test('a page whose lines are as far apart as those of the others has their size', () => {
  expect(sizesOf(pageOf(1, 9.3, 12), pageOf(2, 10, 12), pageOf(3, 10, 12.05))).toEqual([[10], [10], [10]])
  // A typist's double space.
  expect(sizesOf(pageOf(1, 9.3, 24), pageOf(2, 10, 24), pageOf(3, 10, 24.1))).toEqual([[10], [10], [10]])
})

test('a page keeps another size with another distance, a much smaller one, and one of few lines', () => {
  expect(sizesOf(pageOf(1, 9.3, 11), pageOf(2, 10, 12), pageOf(3, 10, 12))).toEqual([[9.3], [10], [10]])
  expect(sizesOf(pageOf(1, 8, 12), pageOf(2, 10, 12), pageOf(3, 10, 12))).toEqual([[8], [10], [10]])
  expect(sizesOf(pageOf(1, 9.3, 12, 4), pageOf(2, 10, 12), pageOf(3, 10, 12))).toEqual([[9.3], [10], [10]])
  expect(sizesOf()).toEqual([])
})
