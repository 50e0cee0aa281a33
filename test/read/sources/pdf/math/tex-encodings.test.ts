import { expect, test } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { signOfGlyph } from '../../../../../src/read/sources/pdf/math/tex-encodings.ts'

/** A glyph of a font that says nothing of its codes. */
const glyph = (name: string, code: number, text = '\uFFFD') => ({ text, code, style: { font: { name } } }) as Glyph

test.each([
  ['MathDesign-CH-Regular-Extension-10', 0x81, '('],
  ['MathDesign-UT-Regular-Extension-10', 0x8c, ')'],
  ['MathDesign-GM-Regular-Extension-10', 0xc6, '√'],
  ['Kp-Extension', 0x81, '\uFFFD'],
  ['CMEX10', 0x50, '∑'],
  ['CMEX10', 0x7a, '\u{E37A}'],
])('in %s the code %i is %s', (name, code, sign) => {
  expect(signOfGlyph(glyph(name, code))).toBe(sign)
})

test('what the file says of a code is believed', () => {
  expect(signOfGlyph(glyph('CMEX10', 0x50, '∏'))).toBe('∏')
})
