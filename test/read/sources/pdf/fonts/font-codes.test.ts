import { describe, expect, test } from 'vitest'
import { rereadCodes } from '../../../../../src/read/sources/pdf/fonts/font-codes.ts'
import type { PdfjsFont } from '../../../../../src/read/sources/pdf/fonts/pdfjs-font.ts'

const codesIn = (bytes: Iterable<number>) => [...new Set(bytes)]
const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const WORDS = ascii('the quick brown fox jumps over, lazy dogs.')

/** A bitmap font of TeX, whose glyphs have their codes for names; of a typewriter, all are as wide. */
function bitmapFont(bytes: Iterable<number>, isTypewriter = false): PdfjsFont {
  const codes = codesIn(bytes)
  const differences: (string | undefined)[] = ['.notdef']
  for (const code of codes) differences[code] = `a${code}`
  return {
    isType3Font: true,
    differences,
    widths: Object.fromEntries(codes.map(code => [code, isTypewriter ? 40 : 30 + (code % 20)])),
  }
}

/** A TrueType font without a table of characters, which is read as if it were of a Macintosh or of Windows. */
function trueType(bytes: Iterable<number>, encoding: string, isSymbolicFont = false): PdfjsFont {
  const decoder = new TextDecoder(encoding)
  const widths = Object.fromEntries(codesIn(bytes).map(code => [code, 500]))
  const _map = Array.from({ length: 256 }, (_, code) => decoder.decode(Uint8Array.of(code)))
  return { type: 'TrueType', isSymbolicFont, widths, toUnicode: { _map } }
}

const read = (bytes: readonly number[], font: PdfjsFont, others?: readonly PdfjsFont[]) => {
  const codes = rereadCodes(font, others)
  return bytes.map(code => codes?.get(code) ?? String.fromCharCode(code)).join('')
}

/** Letters of the Cyrillic alphabet at 0xC0 to 0xFF, as T2A and Windows have them. */
const cyrillic = (text: string) =>
  [...text].map(letter => (letter > '\u{40F}' ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0)))

describe('the codes of a bitmap font of TeX', () => {
  test('are those of T1 where it has some beyond ASCII', () => {
    const word = [...ascii('Wp'), 0xaa, ...ascii('yw skuteczno'), 0xb1, 0xa2, ...ascii(' ró'), 0xbb, ...ascii('nicy')]
    expect(read(word, bitmapFont([...WORDS, ...word]))).toBe('Wpływ skuteczność różnicy')
  })

  test('are those of T2A where most letters are Cyrillic', () => {
    const words = cyrillic('Задача Штурма-Лиувилля с условием разрыва')
    expect(read(words, bitmapFont(words))).toBe('Задача Штурма-Лиувилля с условием разрыва')
  })

  test('are those of OT1 or T1 without them, by their accents and ligatures', () => {
    expect(read([0x14, 0x73, 0x7b, 0xd, 0x5c], bitmapFont([...WORDS, 0x14, 0x7b, 0xd, 0x5c]))).toBe('ˇs–fl“')
    expect(read([0x07, 0x73, 0x7b, 0x1c], bitmapFont([...WORDS, 0x07, 0x7b, 0x1c]))).toBe('ˇs{fi')
  })

  /** A bitmap font of letters of the upper half as wide as what they are with accents. */
  const accented = (bytes: readonly number[]) => {
    const plain = (code: number) => String.fromCharCode(code).normalize('NFD').charCodeAt(0)
    const font = bitmapFont(bytes)
    return { ...font, widths: Object.fromEntries(codesIn(bytes).map(code => [code, 30 + (plain(code) % 20)])) }
  }

  test('are those of T1 where it has accents only, whose letters are as wide as without them', () => {
    const list = ascii('à â ä ç é è ê ë î ï ô ö ù û ü')
    expect(read(list, accented(list))).toBe('à â ä ç é è ê ë î ï ô ö ù û ü')
    expect(read(list, bitmapFont(list))).toMatch(/^а в д з й и/u)
  })

  test('are those of the fonts that tell, not of the first one, where it has no evidence', () => {
    const silent = bitmapFont(WORDS)
    const text = bitmapFont([...WORDS, 0x1c, 0xe9])
    const heading = [...ascii('The '), 0x1c, ...ascii('rst '), 0x1c, ...ascii('eld')]
    expect(read(heading, bitmapFont(heading), [silent, text])).toBe('The first field')
    expect(read(ascii('óí'), bitmapFont(ascii('óí')), [text])).toBe('óí')
  })

  test('are those of TS1 where it has signs alone', () => {
    expect(read([0x84, 0x88, 0xd6], bitmapFont([0x84, 0x88, 0xd6]))).toBe('†•×')
    expect(rereadCodes(bitmapFont([0xf6]))).toBeUndefined()
  })

  test('are those of T1 where ligatures and quotation marks meet accents of OT1', () => {
    expect(read([0x13, 0x1c, 0x14], bitmapFont([...WORDS, 0x13, 0x14, 0x1c]))).toBe('«fi»')
  })

  test('are believed where the file says that some are Cyrillic', () => {
    const _map: string[] = []
    _map[0xf7] = 'ч'
    _map[0xff] = 'я'
    expect(rereadCodes({ ...bitmapFont([...WORDS, 0xf7, 0xff]), toUnicode: { _map } })).toBeUndefined()
    expect(read([0xff], bitmapFont([...WORDS, 0xf7, 0xff]))).toBe('ß')
  })

  test('are those of ASCII in a typewriter', () => {
    expect(read(ascii('{a_b}'), bitmapFont([...WORDS, ...ascii('{_}')], true))).toBe('{a_b}')
    expect(read(ascii('{a_b}'), bitmapFont([...WORDS, ...ascii('{_}')]))).toBe('–a˙b˝')
  })

  test('are like those of the other fonts where it has few', () => {
    const others = [bitmapFont(cyrillic('разрыв на отрезке и условие')), bitmapFont([...WORDS, 0x07])]
    expect(read(cyrillic('УДК'), bitmapFont([...cyrillic('УДК'), ...ascii('MSC')]), others)).toBe('УДК')
    expect(read([0x07, ...ascii('stampa')], bitmapFont([0x07, ...ascii('stampa')]), others)).toBe('ˇstampa')
  })

  test('stay what they are in fonts of variables, of signs, and with names', () => {
    expect(
      rereadCodes(bitmapFont([...ascii('abxyzn'), 0xb, 0xc, 0x3b]), [bitmapFont([...WORDS, 0x07])]),
    ).toBeUndefined()
    expect(rereadCodes(bitmapFont([0xe9, 0x88]))).toBeUndefined()
    expect(rereadCodes({ ...bitmapFont([...WORDS, 0xaa]), differences: ['t', 'h', 'e'] })).toBeUndefined()
  })
})

describe('the codes of a TrueType font', () => {
  test('are Cyrillic where it has Latin names for letters of a Cyrillic text', () => {
    const words = cyrillic('Правова держава')
    expect(read(words, trueType(words, 'windows-1252'))).toBe('Правова держава')
    expect(read(cyrillic('УК'), trueType(cyrillic('УК'), 'windows-1252'), [trueType(words, 'windows-1252')])).toBe('УК')
    expect(rereadCodes(trueType(words, 'windows-1251'))).toBeUndefined()
    expect(
      rereadCodes(
        trueType(
          Uint8Array.from({ length: 256 }, (_, code) => code),
          'windows-1252',
        ),
      ),
    ).toBeUndefined()
    expect(rereadCodes(trueType([0xf0, 0xde, 0xbc], 'windows-1252'))).toBeUndefined()
  })

  test('are those of Windows where they are taken for those of a Macintosh, unless that gives more letters', () => {
    const ofWindows = [...ascii('Identit'), 0xe4, ...ascii('t f'), 0xfc, ...ascii('r')]
    expect(read(ofWindows, trueType(ofWindows, 'macintosh', true))).toBe('Identität für')
    const heading = [...ascii('Résumé'), 0x20, 0x96, 0x20, ...ascii('Abstract')]
    const text = trueType([...ofWindows, 0xe9, 0xe0, 0xe8], 'macintosh', true)
    expect(read(heading, trueType(heading, 'macintosh', true), [text])).toBe('Résumé – Abstract')
    const french = [...'Idée à où ça œuvre être'].map(letter => (letter === 'œ' ? 0x9c : letter.charCodeAt(0)))
    const signs = [0x85, 0x92, 0x96]
    expect(read(french, trueType([...french, ...signs], 'macintosh', true))).toBe('Idée à où ça œuvre être')
    expect(
      rereadCodes(trueType([...ascii('Identit'), 0x8a, ...ascii('t f'), 0x9f, ...ascii('r')], 'macintosh', true)),
    ).toBeUndefined()
  })
})
