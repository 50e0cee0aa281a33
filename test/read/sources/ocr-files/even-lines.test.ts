import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { evenLines } from '../../../../src/read/sources/ocr-files/even-lines.ts'

/** Sizes of lines of two words each, by baseline and size. */
function even(...lines: readonly (readonly [baseline: number, size: number, left?: number])[]) {
  const words = lines.flatMap(([baseline, size, left = 0]) =>
    [left, left + 60].map(x0 => {
      const box = { x0, x1: x0 + 50, y0: baseline - 8, y1: baseline + 2 }
      return { text: 'words', ...box, baseline, size, font: fontOfName(''), spaceBefore: true, place: 1 }
    }),
  )
  return evenLines(words).map(({ size }) => size)
}

test('a line between two that are even above and below has their size', () => {
  expect(even([100, 10], [112, 11.2], [124, 10])).toEqual([10, 10, 10, 10, 10, 10])
})

test.each([
  ['with more room above it', even([100, 10], [118, 11.2], [130, 10])],
  ['with much room on both sides', even([100, 10], [120, 11.2], [140, 10])],
  ['of quite another size', even([100, 10], [112, 12], [124, 10])],
  ['between two sizes', even([100, 10], [112, 11.2], [124, 9])],
  ['in another column', even([100, 10], [112, 11.2, 300], [124, 10])],
])('a line %s keeps its own', (_, sizes) => {
  expect(sizes[2]).toBeGreaterThan(11)
})
