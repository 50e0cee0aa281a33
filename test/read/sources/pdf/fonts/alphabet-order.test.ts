import { describe, expect, test } from 'vitest'
import { lettersInOrder } from '../../../../../src/read/sources/pdf/fonts/alphabet-order.ts'
import { readPdf } from '../../../../../src/read/sources/read-pdf.ts'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'

/** The number of the glyph of the first letter, as in a font that has small capitals behind all other glyphs. */
const FIRST = 3626

/** The numbers of the glyphs of a text in small letters. */
const glyphsOf = (text: string, first: string) =>
  [...text.toLowerCase()].flatMap(letter =>
    /\p{L}/u.test(letter) ? [FIRST + letter.charCodeAt(0) - first.charCodeAt(0)] : [],
  )

function countOf(codes: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

const read = (codes: readonly number[], others: string) => {
  const letters = lettersInOrder(countOf(codes), others)
  return codes.map(code => letters.get(code) ?? '?').join('')
}

describe('small capitals without Unicode', () => {
  test.each([
    ['The slow movement of rivers through the towns of the north', 'a', 'Abc'],
    ['On the letters of a clerk, and what they say of prices', 'a', 'Rivers'],
    ['Движение рек и города севера: что говорят о них письма', 'а', 'Абв'],
    ['Паромы дельты и перевозки между городами', 'а', 'Реки'],
  ])('are read where their glyphs follow the alphabet: %s', (title, first, others) => {
    expect(read(glyphsOf(title, first), others)).toBe(title.toLowerCase().replace(/\P{L}/gu, ''))
  })

  test('are read but for a glyph that is elsewhere', () => {
    const codes = glyphsOf('Использование обобщений и теоремы о реках', 'а')
    expect(read([...codes, 12], 'Абв')).toBe('использованиеобобщенийитеоремыореках?')
    expect(read([...codes, 3, 4, 5, 3, 6, 7, 4, 3], 'Абв')).toMatch(/^использованиеобобщенийитеоремыореках\?{8}$/u)
  })

  test.each([
    ['few letters', glyphsOf('rivers of a town', 'a')],
    ['figures', [...'31415926535897932384626433832795'].map(digit => FIRST + Number(digit))],
    ['letters that are all as frequent', Array.from({ length: 52 }, (_, i) => FIRST + (i % 26))],
    [
      'glyphs in another order',
      glyphsOf('The slow movement of rivers through the towns', 'a').map(code => (code * 7) % 26),
    ],
  ])('are not read from %s', (_, codes) => {
    expect(lettersInOrder(countOf(codes), 'Abc').size).toBe(0)
  })
})

test('a title in small capitals of a PDF', async () => {
  const title = 'The slow movement of rivers through towns'
  const hex = (code: number) => code.toString(16).padStart(4, '0')
  const glyphs = glyphsOf(title.slice(1), 'a').map(hex).join('')
  const cmap =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <0000> <FFFF> ' +
    'endcodespacerange 1 beginbfchar <0037> <0054> endbfchar endcmap end end'
  const pdf = rawPdf([{ content: `BT /F9 12 Tf 40 300 Td <0037${glyphs}> Tj ET` }], {
    fonts: { F9: '100 0 R' },
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /Rivers-Bold /Encoding /Identity-H /DescendantFonts [101 0 R] /ToUnicode 102 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Rivers-Bold /DW 500 /CIDToGIDMap /Identity /FontDescriptor 103 0 R ' +
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
      `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`,
      '<< /Type /FontDescriptor /FontName /Rivers-Bold /Flags 4 /FontBBox [0 0 500 500] /ItalicAngle 0 /Ascent 500 /Descent 0 /CapHeight 500 /StemV 80 >>',
    ],
  })
  const diagnostics: Diagnostic[] = []
  const { pages } = await readPdf(pdf, {}, diagnostic => void diagnostics.push(diagnostic))
  expect(pages[0]?.runs.map(({ text }) => text).join('')).toBe(`T${title.slice(1).replaceAll(' ', '')}`)
  expect(diagnostics.map(({ code }) => code)).toEqual(['N_PDF_ALPHABET'])
})
