import { describe, expect, test } from 'vitest'
import type { PdfjsFont } from '../../../../../src/read/sources/pdf/fonts/pdfjs-font.ts'
import { mathEncodingOf, readMathSigns, signAt } from '../../../../../src/read/sources/pdf/fonts/tex-math-encodings.ts'

/** A font of one byte a character with these codes, and what the file says of some of them. */
function fontOf(name: string, codes: readonly number[], said: Readonly<Record<number, string>> = {}): PdfjsFont {
  const _map: string[] = []
  for (const [code, text] of Object.entries(said)) _map[Number(code)] = text
  return { name, widths: Object.fromEntries(codes.map(code => [code, 500])), toUnicode: { _map } }
}

describe('the encodings of mathematics', () => {
  test.each(['CMMI10', 'CMSY7', 'CMEX10', 'MSAM10', 'MSBM7', 'txsy', 'txsyc', 'pxex', 'ABCDEF+CMBSY10'])(
    '%s has a character for each of 128 codes',
    name => {
      const encoding = mathEncodingOf(name)
      expect(encoding).toHaveLength(128)
      expect(encoding?.every(sign => sign !== '')).toBe(true)
    },
  )

  test('are not those of fonts of text', () => {
    for (const name of [
      'CMR10',
      'CMTI10',
      'Times-Roman',
      'ABCDEF+CMCSC10',
      'Symbol-Regular',
      'Kp-Expert-Regular',
      'Kp--M-Exa-Regular',
    ])
      expect(mathEncodingOf(name)).toBeUndefined()
  })

  test('have signs at their places in the charts', () => {
    const at = (name: string, ...codes: readonly number[]) =>
      codes.map(code => signAt(mathEncodingOf(name) ?? [], code) ?? '-').join('')
    expect(at('CMMI10', 0x0b, 0x16, 0x28, 0x40, 0x41, 0x60, 0x61, 0x7d)).toBe('αμ↼∂Aℓa℘')
    expect(at('CMSY10', 0x14, 0x21, 0x31, 0x32, 0x36, 0x37, 0x5b, 0x72, 0x7a)).toBe('≤→∞∉↦∪∇‡')
    expect(at('CMEX10', 0x50, 0x59, 0x5a, 0x49, 0x61, 0x70, 0x20, 0x6f)).toBe('∑∏∫∮∐√(}')
    expect(at('MSAM10', 0x03, 0x29, 0x36, 0x3e, 0x46, 0x7e)).toBe('□∴⩽⩾★⊛')
    expect(at('MSBM10', 0x04, 0x2a, 0x3f, 0x40, 0x52, 0x7e, 0x62)).toBe('≮⊈∅∄Rℏ-')
    expect(at('MathDesign-CH-Regular-Symbol-10', 0x14, 0x21)).toBe('≤→')
    expect(at('MathDesign-CH-Regular-Extension-10', 0x0c, 0x30)).toBe('|⎛')
    expect(at('Kp--M-Sy-Regular', 0x14)).toBe('≤')
    expect(at('Kp--M-Ex-Regular', 0x50)).toBe('∑')
    expect(at('pxbsyc', 0x1b, 0x2c, 0x3c, 0x42, 0x6f, 0x7f, 0x00)).toBe('≅≠∉≔ƛ⟧-')
    expect(at('MathDesign-CH-Regular-MathDesignSymbolA-10', 0x52, 0x7e, 0xac, 0xbe)).toBe('Rℏ≜⩾')
    expect(at('LASY10', 0x01, 0x30, 0x32, 0x3d, 0x00)).toBe('◁℧□⊐-')
  })
})

describe('the signs of a font of mathematics', () => {
  test('are read where its table of Unicode leaves them out', () => {
    expect(readMathSigns(fontOf('ABCDEF+CMEX10', [0x50, 0x51, 0x52], {}))).toEqual(
      new Map([
        [0x50, '∑'],
        [0x51, '∏'],
        [0x52, '∫'],
      ]),
    )
  })

  test('are those of the file where it has them', () => {
    expect(readMathSigns(fontOf('CMSY10', [0x14, 0x15], { 0x14: '≤', 0x15: '⩾' })).size).toBe(0)
  })

  test('take the place of letters that no font of sums has, of circles for marks, and of signs of units', () => {
    expect(readMathSigns(fontOf('CMEX10', [0x53], { 0x53: 'S' }))).toEqual(new Map([[0x53, '⋃']]))
    expect(readMathSigns(fontOf('CMSY10', [0x0d], { 0x0d: '\u20dd' }))).toEqual(new Map([[0x0d, '◯']]))
    expect(readMathSigns(fontOf('CMMI10', [0x16, 0x01], { 0x16: '\u00b5', 0x01: '\u2206' }))).toEqual(
      new Map([
        [0x16, 'μ'],
        [0x01, 'Δ'],
      ]),
    )
  })

  test('are none of fonts that name their glyphs, and of fonts of text', () => {
    const differences: string[] = []
    differences[0x50] = 'summationtext'
    expect(readMathSigns({ ...fontOf('CMEX10', [0x50], { 0x50: '∑' }), differences }).size).toBe(0)
    expect(readMathSigns(fontOf('CMR10', [0x50])).size).toBe(0)
  })
})
