import { describe, expect, test } from 'vitest'
import type { Page } from '../../../src/model/page/page.ts'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import { drawPage } from '../../support/draw-page.ts'

/** Lines of words that fill a width in characters. */
const fill = (width: number, start: string) =>
  start
    .padEnd(width, ' abc')
    .slice(0, width - 1)
    .concat('x')

/** Text that flows round a box of five lines at one of its sides. */
function drawRound(side: 'left' | 'right', shades: Page['shades']): Page {
  const box = ['key facts', 'length', 'forty', 'owner', 'the town']
  const beside = box.map((entry, i) =>
    side === 'right' ? `${fill(50, `b${i}`)}    ${entry}` : `${entry.padEnd(16)}${fill(50, `b${i}`)}`,
  )
  const wide = (name: string) => Array.from({ length: 4 }, (_, i) => fill(66, `${name}${i}`))
  return drawPage([...wide('a'), ...beside, ...wide('c')], shades === undefined ? {} : { shades })
}

/** First words of the lines of a page, in reading order. */
function readingOrder(page: Page): string {
  const [layout] = layOutPages([page], 10)
  return (layout?.columns ?? []).flatMap(({ lines }) => lines.map(({ text }) => text.split(' ')[0])).join(' ')
}

describe('what is in a tinted box beside the text is read after the text beside it', () => {
  const expected = 'a0 a1 a2 a3 b0 b1 b2 b3 b4 key length forty owner the c0 c1 c2 c3'
  test.each([
    ['right', { left: 366, right: 450, top: 99, bottom: 160 }],
    ['left', { left: 42, right: 130, top: 99, bottom: 160 }],
  ] as const)('at the %s', (side, shade) => {
    expect(readingOrder(drawRound(side, [shade]))).toBe(expected)
  })
})

test('a tint and the lines beside it in one frame are a picture', () => {
  const shade = { left: 366, right: 450, top: 99, bottom: 160 }
  const around = (left: number) => ({ left, right: 455, top: 95, bottom: 163 })
  const plain = readingOrder(drawRound('right', undefined))
  expect(readingOrder(drawRound('right', [shade, around(40)]))).toBe(plain)
  expect(readingOrder(drawRound('right', [shade, around(200)]))).not.toBe(plain)
  const page = { left: 0, right: 600, top: 0, bottom: 800 }
  expect(readingOrder(drawRound('right', [shade, page]))).not.toBe(plain)
})

test('a tint that a line of the text crosses is no box', () => {
  const shade = { left: 42, right: 450, top: 99, bottom: 160 }
  const order = readingOrder(drawRound('right', [shade]))
  expect(order).toBe(readingOrder(drawRound('right', undefined)))
})
