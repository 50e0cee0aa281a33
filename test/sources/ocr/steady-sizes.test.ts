import { expect, test } from 'vitest'
import { fontOfName } from '../../../src/sources/font-names.ts'
import { steadySizes } from '../../../src/sources/ocr/steady-sizes.ts'

const LONG = 'many letters of text in a line'

function steady(sizes: readonly (readonly [text: string, size: number | undefined])[], scale = 1) {
  const words = sizes.map(([text, size], i) => {
    const box = { x0: 0, x1: 10, y0: i * 12, y1: i * 12 + 10 }
    return { text, ...box, size, font: fontOfName(''), spaceBefore: true, place: 1 }
  })
  const page = { number: 1, width: 100, height: 100, isUpward: false, scale, words }
  return steadySizes([page]).flatMap(({ words: found }) => found.map(({ size }) => size))
}

test('gives one size to what differs by a pixel, and keeps body and notes apart', () => {
  const sizes = steady([
    [LONG, 10.9],
    [LONG, 10.9],
    [LONG, 10.6],
    [LONG, 11.2],
    [LONG, 10],
    [LONG, 10],
    [LONG, 9.7],
    ['Heading', 14.4],
  ])
  expect(sizes).toEqual([10.9, 10.9, 10.9, 10.9, 10, 10, 10, 14.4])
})

test('gives a size between two the nearer one, whichever is commoner', () => {
  const sizes = steady([
    [LONG, 11],
    [LONG, 11],
    [LONG, 10],
    ['short', 10.4],
  ])
  expect(sizes).toEqual([11, 11, 10, 10])
})

test('counts in points, and leaves alone what has no size', () => {
  expect(
    steady(
      [
        [LONG, 41],
        [LONG, 41],
        [LONG, 42],
        ['x', undefined],
      ],
      0.24,
    ),
  ).toEqual([41.041666666666664, 41.041666666666664, 41.041666666666664, undefined])
})
