import { expect, test } from 'vitest'
import { measureLengths } from '../../../src/products/recovery/line-lengths.ts'
import { writeLengthHistogram } from '../../../src/products/recovery/length-histogram.ts'

const LINES = [
  ...Array.from({ length: 6 }, () => 'x'.repeat(20)),
  ...Array.from({ length: 2 }, () => 'x'.repeat(19)),
  '17',
]

function draw(lines: readonly string[]): string {
  return writeLengthHistogram(measureLengths(lines, 0.1), { title: 'a < b', columnWidth: 20, eps: 0.1 })
}

test('draws a bar for each length with its number of lines, the average and the column width', () => {
  const svg = draw(LINES)
  expect(svg.match(/<title>[^<]*/g)).toEqual([
    '<title>1 line of 2 characters',
    '<title>2 lines of 19 characters',
    '<title>6 lines of 20 characters',
  ])
  expect(svg).toContain('>average 17.8<')
  expect(svg).toContain('>CW 20<')
  expect(svg).toContain('9 lines; average 17.8; column width 20 ± 2')
  expect(svg).toContain('a &lt; b')
})

test('makes bars as high as their numbers of lines', () => {
  const heights = [...draw(LINES).matchAll(/height="([\d.]+)" fill="[^"]*"><title>/g)].map(match => Number(match[1]))
  const [one = 0, two = 0, six = 0] = heights
  expect(two / one).toBeCloseTo(2, 1)
  expect(six / one).toBeCloseTo(6, 1)
})

test('cuts the bar of empty lines where they are more than the column shows, and says how many', () => {
  const svg = draw([...LINES, ...Array.from({ length: 50 }, () => '')])
  expect(svg).toContain('>50 lines<')
  expect(draw(LINES)).not.toContain('<path')
})

test('leaves out a few endless lines and says so', () => {
  const many = Array.from({ length: 100 }, () => LINES).flat()
  const svg = draw([...many, 'x'.repeat(1500)])
  expect(svg).toMatch(/1 line longer than \d\d not shown/)
})

test('draws a text without lines too', () => {
  const svg = writeLengthHistogram(measureLengths([], 0.1), { title: 'empty', columnWidth: 0, eps: 0.1 })
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  expect(svg).not.toContain('NaN')
})
