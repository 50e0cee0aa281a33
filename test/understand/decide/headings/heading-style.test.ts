import { expect, test } from 'vitest'
import { compareStyles, type HeadingStyle } from '../../../../src/understand/decide/headings/heading-style.ts'

const STYLE: HeadingStyle = {
  size: 12,
  isBold: false,
  isItalic: false,
  isCapital: false,
  isCentered: false,
  isUnderlined: false,
  isColored: false,
}

test('the larger of two sizes ranks higher, but sizes that differ by a third of a point are one', () => {
  expect(compareStyles(STYLE, { ...STYLE, size: 12.3 })).toBe(0)
  expect(compareStyles(STYLE, { ...STYLE, size: 12.5 })).toBeGreaterThan(0)
})

test('bold type ranks above light type that is a quarter larger, not above type of half as much again', () => {
  const bold = { ...STYLE, isBold: true }
  expect(compareStyles(bold, { ...STYLE, size: 15 })).toBeLessThan(0)
  expect(compareStyles(bold, { ...STYLE, size: 18 })).toBeGreaterThan(0)
})
