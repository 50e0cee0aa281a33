import { describe, expect, test } from 'vitest'
import { rereadCodes } from '../../../../../src/read/sources/pdf/fonts/font-codes.ts'
import { textOfName } from '../../../../../src/read/sources/pdf/fonts/glyph-names.ts'
import { readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

describe('names of glyphs that are forms of a character', () => {
  test.each([
    ['two.oldstyle', '2'],
    ['zero.taboldstyle', '0'],
    ['A.sc', 'A'],
    ['eacute.sc', 'é'],
    ['ccaron.alt.sc', 'č'],
    ['parenleft.cap', '('],
    ['f_i', 'fi'],
    ['f_f_i.liga', 'ffi'],
    ['T_h', 'Th'],
    ['uni00660066', 'ff'],
    ['uni0041030A.alt', 'A\u030A'],
    ['u1D400_u1D401', '𝐀𝐁'],
    ['alpha_Beta.sc', 'αΒ'],
    ['sigma1.alt', 'ς'],
    ['afii10022_afii10097', 'Ея'],
    ['SS', 'SS'],
    ['visiblespace', '␣'],
  ])('%s means %s', (name, text) => {
    expect(textOfName(name)).toBe(text)
  })

  test.each(['two', 'f', '.notdef', '', 'g12.alt', 'f_swash', 'uniD800', 'u110000', 'uni004'])(
    '%s is left to others',
    name => {
      expect(textOfName(name)).toBeUndefined()
    },
  )
})

test('a font means old-style figures by their names, where its file has no table of characters', () => {
  const differences: string[] = []
  differences[0x1e] = 'zero.oldstyle'
  differences[0x1f] = 'two.oldstyle'
  differences[0x41] = 'A'
  const font = { differences, widths: { '30': 500, '31': 500, '65': 600 } }
  expect([...(rereadCodes(font) ?? [])]).toEqual([
    [0x1e, '0'],
    [0x1f, '2'],
  ])
  const _map: string[] = []
  _map[0x1e] = 'o'
  expect([...(rereadCodes({ ...font, toUnicode: { _map } }) ?? [])]).toEqual([[0x1f, '2']])
})

test('a PDF with old-style figures has its years', async () => {
  const encoding = '/Encoding << /Type /Encoding /Differences [27 /nine.oldstyle /one.oldstyle /f_i] >>'
  const fonts = {
    F9: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 27 /LastChar 29 /Widths [556 556 500] ${encoding} >>`,
  }
  const page = await readContent('BT /F9 10 Tf 50 300 Td (\\034\\033\\033\\034) Tj 60 0 Td (\\035) Tj ET', '', {
    fonts,
  })
  expect(wordsOf(page)).toEqual(['1991', 'fi'])
})
