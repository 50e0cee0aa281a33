import { expect, test } from 'vitest'
import type { Box } from '../../../../../src/base/geometry/box.ts'
import { readProofBoxes } from '../../../../../src/read/sources/pdf/words/proof-boxes.ts'
import { setLine, words } from '../../../../support/set-formulas.ts'

const BASELINE = 200
const RULE = 0.4

/** The four rules of a box whose left lower corner is at these points. */
function boxAt(left: number, { width = 6.8, height = 6.75, bottom = BASELINE } = {}): Box[] {
  const [right, top] = [left + width, bottom - height]
  return [
    { left, right: left + RULE, top, bottom },
    { left: left + RULE, right: right - RULE, top, bottom: top + RULE },
    { left: left + RULE, right: right - RULE, top: bottom - RULE, bottom },
    { left: right - RULE, right, top, bottom },
  ]
}

/** The text of a line that ends at 160 points, with what is read of rules. */
function read(lines: readonly Box[], after: readonly [text: string, left: number] = ['', 0]): string {
  const glyphs = [...setLine([words('so it is so.')], 100, BASELINE), ...setLine([words(after[0])], after[1], BASELINE)]
  const found = readProofBoxes(glyphs, lines)
  expect(found.lines).toHaveLength(found.glyphs.length > glyphs.length ? lines.length - 4 : lines.length)
  expect(found.glyphs.reduce((sum, { count }) => sum + count, 0)).toBe(glyphs.length)
  return found.glyphs.map(({ text }) => text).join('')
}

test('four rules that are drawn as a box at the end of a line are the sign of the end of a proof', () => {
  expect(read(boxAt(400))).toBe('so it is so.□')
  expect(read(boxAt(170), ['and the next column', 190])).toBe('so it is so.□and the next column')
})

test.each([
  ['words right after it, as a box to be ticked has', boxAt(170), ['yes', 184] as const],
  ['an open side', boxAt(400).slice(1), undefined],
  ['the same line for two sides', boxAt(400).toSpliced(2, 1), undefined],
  ['no line of text at its foot', boxAt(400, { bottom: BASELINE - 1.6 }), undefined],
  ['the height of two lines', boxAt(400, { width: 15, height: 15 }), undefined],
  ['the height of a small sign', boxAt(400, { width: 4, height: 4 }), undefined],
  ['the shape of a field', boxAt(400, { width: 10 }), undefined],
  ['the shape of a bar', boxAt(400, { width: 4 }), undefined],
])('a box with %s is none', (_, lines, after) => {
  expect(read(lines, after)).not.toContain('□')
})

test.each([
  [5.5, true],
  [9.5, true],
])('the box may be %d points high', (height, expected) => {
  expect(read(boxAt(400, { width: height, height })).includes('□')).toBe(expected)
})
