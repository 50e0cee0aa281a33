import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { normaliseSizes } from '../../../../src/read/sources/ocr-files/normalise-sizes.ts'

const LONG = 'many letters of text in a line'

function steady(sizes: readonly (readonly [text: string, size: number | undefined])[], scale = 1) {
  const words = sizes.map(([text, size], i) => {
    const box = { x0: 0, x1: 10, y0: i * 12, y1: i * 12 + 10 }
    return { text, ...box, size, font: fontOfName(''), spaceBefore: true, place: 1 }
  })
  const page = { number: 1, width: 100, height: 100, isUpward: false, scale, words }
  return normaliseSizes([page]).flatMap(({ words: found }) => found.map(({ size }) => size))
}

/** To a tenth of a point. */
function toTenths(sizes: readonly (number | undefined)[]) {
  return sizes.map(size => (size === undefined ? undefined : Math.round(size * 10) / 10))
}

test('gives one size to what differs by a pixel, and keeps body and notes apart', () => {
  const sizes = steady([
    [LONG, 10.9],
    [LONG, 10.9],
    [LONG, 10.6],
    [LONG, 11.2],
    [LONG, 10],
    [LONG, 10],
    [LONG, 9.8],
    ['Heading', 14.4],
  ])
  expect(toTenths(sizes)).toEqual([10.9, 10.9, 10.9, 10.9, 9.9, 9.9, 9.9, 14.4])
})

test('makes no size of its own of what lies between two that can stand beside one another', () => {
  const sizes = steady([
    [LONG, 11],
    [LONG, 11],
    [LONG, 10],
    ['short', 10.45],
    ['brief', 10.6],
  ])
  expect(toTenths(sizes)).toEqual([11, 11, 10, 10, 11])
})

test('counts in points, and leaves alone what has no size', () => {
  const pixels = steady(
    [
      [LONG, 41],
      [LONG, 41],
      [LONG, 42],
      ['x', undefined],
    ],
    0.24,
  )
  expect(new Set(pixels).size).toBe(2)
  expect(toTenths(pixels.map(size => size && size * 0.24))).toEqual([9.9, 9.9, 9.9, undefined])
})
