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
  ['txexs', 0x10, '('],
  ['pxbexas', 0x81, ')'],
  ['txexs', 0xa9, '⎛'],
  ['txexs', 0xba, '∬'],
  ['txexs', 0xd5, '∑'],
  ['txexs', 0xde, '∐'],
  ['txsys', 0x14, '≤'],
  ['pxsys', 0xae, '⃗'],
  ['pxsys', 0xb9, '('],
  ['txbsys', 0xc8, '⟦'],
  ['Fourier-Math-Letters-Italic', 0xbc, 'π'],
  ['Fourier-Math-Letters', 0xa1, 'Γ'],
  ['Fourier-Math-Letters', 0x40, '∂'],
  ['Fourier-Math-Symbols', 0xa1, '−'],
  ['Fourier-Math-Symbols', 0xc3, '←'],
  ['Fourier-Math-Symbols', 0xc6, '='],
  ['Fourier-Math-Symbols', 0xe7, '■'],
  ['Fourier-Math-Extension', 0xa1, '('],
  ['Fourier-Math-Extension', 0x58, '∑'],
  ['Fourier-Math-Extension', 0xcf, '∬'],
])('in %s the code %i is %s', (name, code, sign) => {
  expect(signOfGlyph(glyph(name, code))).toBe(sign)
})

test('an operator of a font of large signs is the large one', () => {
  expect(signOfGlyph(glyph('LMMathExtension10-Regular', 0x4d, '⊕'))).toBe('⨁')
  expect(signOfGlyph(glyph('LMMathSymbols10-Regular', 0x08, '⊕'))).toBe('⊕')
  // A form of the sign, by its selector.
  expect(signOfGlyph(glyph('txexs', 0xd5, '∑\uFE01'))).toBe('∑')
})

test('what the file says of a code is believed', () => {
  expect(signOfGlyph(glyph('CMEX10', 0x50, '∏'))).toBe('∏')
})
