import { describe, expect, test } from 'vitest'
import { toPdfFont } from '../../../../../src/read/sources/pdf/fonts/fonts.ts'
import type { PdfjsFont } from '../../../../../src/read/sources/pdf/fonts/pdfjs-font.ts'
import { textOfGlyph } from '../../../../../src/read/sources/pdf/fonts/glyph-text.ts'

const textOf = (unicode: string, source: PdfjsFont = { name: 'Times' }, code = unicode.charCodeAt(0)) =>
  textOfGlyph({ originalCharCode: code, unicode, width: 500, isSpace: false }, toPdfFont(source))

describe('the text of a glyph', () => {
  test.each([
    ['a letter', 'a', 'a'],
    ['a ligature', '\u{FB01}', 'fi'],
    ['a ligature of three', '\u{FB03}', 'ffi'],
    ['a letter with its accent', 'e\u{301}', '\u{E9}'],
    ['a no-break space', '\u{A0}', ' '],
    ['a thin space', '\u{2009}', ' '],
    ['a soft hyphen', '\u{AD}', '\u{AD}'],
    ['a mark of direction', '\u{200F}', ''],
    ['a private sign', '\u{E123}', '\u{FFFD}'],
    ['a small capital of the expert set', '\u{F761}', 'a'],
    ['a raised letter of the expert set', '\u{F6E9}', 'ᵃ'],
    ['a letter of Adobe without a place in Unicode then', '\u{F6BE}', 'ȷ'],
    ['a sign with serifs', '\u{F6DA}', '®'],
    ['a sign without serifs', '\u{F8EA}', '™'],
    ['a code point that is no character', '\u{FFFF}', '\u{FFFD}'],
    ['a piece of a large bracket', '\u{F8EB}', '\u{239B}'],
  ])('for %s', (_, unicode, text) => {
    expect(textOf(unicode)).toBe(text)
  })

  test('is the ligature where TeX fonts put one, in fonts of one-byte codes only', () => {
    expect(textOf('\u{C}')).toBe('fi')
    expect(textOf('\u{1E}')).toBe('ffi')
    expect(textOf('\u{E}', { name: 'ArialMT', composite: true })).toBe('\u{FFFD}')
  })

  test('is the character that a command of TeX stands for, in a font whose table has commands', () => {
    const _map: string[] = []
    _map[0x14] = '\\leq '
    _map[0x15] = '\\geq '
    expect(textOf('\\leq ', { name: 'CMSY10', toUnicode: { _map } }, 0x14)).toBe('≤')
    expect(textOf('\\leq ', { name: 'CMSY10', toUnicode: { _map: ['a'] } }, 0x14)).toBe('\\leq')
  })

  test('is the sign of the font that a font of signs was cut from', () => {
    const signOf = (name: string, code: number, glyph?: string, said = String.fromCharCode(code)) => {
      const differences: (string | undefined)[] = []
      differences[code] = glyph
      const _map: string[] = []
      _map[code] = said
      return textOf(said, { name, differences, widths: { [code]: 770 }, toUnicode: { _map } }, code)
    }
    expect(['a', 'c', 'l', 'D'].map(letter => signOf('ABCDEF+AdvPSMP13', letter.charCodeAt(0))).join('')).toBe('αγμΔ')
    expect([
      signOf('AdvP4C4E74', 2, 'C0'),
      signOf('AdvP4C4E74', 4, 'C2'),
      signOf('AdvP4C4E74', 3, 'C14', '\u{E}'),
    ]).toEqual(['−', '×', '∘'])
    expect([0xbc, 0xde, 0xf0, 0xfe].map(code => signOf('AdvP4C4E74', code)).join('')).toBe('=)(+')
    expect([133, 134, 136].map((code, i) => signOf('TeX_CM_Maths_Symbols', code, undefined, 'ðÞ¼'[i])).join('')).toBe(
      '()=',
    )
    expect(signOf('AdvPSSym', 133, undefined, 'ð')).toBe('ð')
    expect([0x6c, 0x6e, 0x34, 0xac].map(code => signOf('ZapfDingbats', code)).join('')).toBe('●■✔①')
    expect(signOf('ZapfDingbats', 0x6c, undefined, '•')).toBe('•')
    expect(signOf('AdvPSSym', 3, 'C176', '°')).toBe('°')
    expect([signOf('AdvTir_symb', 0x39), signOf('AdvPSMP4', 0x5c), signOf('AdvPS44A44B', 0x65)]).toEqual([
      '×',
      '<',
      '–',
    ])
    expect([signOf('Mathematica', 5, 'H9262'), signOf('Other', 6, 'H11006')]).toEqual(['μ', '±'])
    expect(signOf('AdvPSMP13', 0x61, undefined, 'ä')).toBe('ä')
    expect(signOf('AdvOT12345678', 0x61)).toBe('a')
    const composite = { name: 'MathematicalPi-One', composite: true, widths: { 12: 833 } }
    expect(textOf(',', { ...composite, toUnicode: { _map: [...Array<string>(12), ','] } }, 12)).toBe('<')
  })

  test('is the sign of the TeX encoding that the name tells', () => {
    expect(textOf('\0', { name: 'CMSY10' })).toBe('\u{2212}')
    expect(textOf('\u{E}', { name: 'CMMI10' })).toBe('\u{3B4}')
    expect(textOf('\u{C}', { name: 'CMEX10' })).toBe('|')
    expect(textOf('\u{1}', { name: 'CMR10' })).toBe('\u{394}')
    expect(textOf('\u{1A}', { name: 'CMR10' })).toBe('\u{E6}')
    expect(textOf('\u{13}', { name: 'SFRM1000' })).toBe('\u{AB}')
  })

  test('is the quotation mark or dash of T1 in a font without a telling name', () => {
    expect(textOf('\u{10}', { name: 'Type3-f1' })).toBe('\u{201C}')
    expect(textOf('\u{15}', { name: 'Type3-f1' })).toBe('\u{2013}')
    expect(textOf('\u{2}', { name: 'Type3-f1' })).toBe('\u{FFFD}')
  })

  test('is a space for a tab or return that the file names', () => {
    expect(textOf('\t', { name: 'Calibri' }, 0x21)).toBe(' ')
    expect(textOf('\r', { name: 'Calibri' }, 0x21)).toBe(' ')
  })

  test('is the sign of the symbol fonts', () => {
    expect(textOf('\u{F0B7}')).toBe('\u{2022}')
    expect(textOf('\u{F0B1}', { name: 'Symbol' })).toBe('\u{B1}')
    expect(textOf('\u{F06D}', { name: 'SymbolMT' })).toBe('\u{3BC}')
    expect(textOf('\u{F0A7}', { name: 'Wingdings-Regular' })).toBe('\u{25AA}')
    expect(textOf('\u{F041}', { name: 'Wingdings-Regular' })).toBe('\u{FFFD}')
  })

  test('keeps track of signs without meaning', () => {
    const font = toPdfFont({ name: 'Own' })
    for (const code of [0xe001, 0xe002, 0xe001]) {
      const unicode = String.fromCharCode(code)
      textOfGlyph({ originalCharCode: code, unicode, width: 1, isSpace: false }, font)
    }
    expect(font.unmapped.size).toBe(2)
  })
})

describe('a composite font whose Unicode lacks some glyphs', () => {
  const source = (codeOfA: number): PdfjsFont => {
    const _map: string[] = []
    _map[codeOfA] = 'A'
    return { name: 'Times', composite: true, toUnicode: { _map } }
  }

  test('has no text for them: their numbers are no characters', () => {
    expect(textOf('A', source(570), 570)).toBe('A')
    expect(textOf('\u{E2F}', source(570))).toBe('\u{FFFD}')
  })

  test('is believed where its codes are characters', () => {
    expect(textOf('\u{E2F}', source(0x41))).toBe('\u{E2F}')
    expect(textOf('B', { ...source(570), composite: false })).toBe('B')
  })
})

describe('a composite font without Unicode', () => {
  const widths = (offset: number, comma: number) =>
    Object.fromEntries([...'0123456789,'].map(sign => [sign.charCodeAt(0) - offset, sign === ',' ? comma : 556]))
  const source = (offset: number, comma = 278, type = 'CIDFontType2'): PdfjsFont => ({
    name: 'ArialMT',
    type,
    composite: true,
    toUnicode: { firstChar: 0 },
    widths: widths(offset, comma),
  })

  test('is read by the usual order of its glyphs where its digits agree', () => {
    expect(textOf('$', source(29))).toBe('A')
    expect(textOf('"', source(31, 278, 'CIDFontType0'))).toBe('A')
  })

  test('is left alone where they do not', () => {
    expect(textOf('$', source(40))).toBe('$')
    expect(textOf('$', source(29, 556))).toBe('$')
  })
})
