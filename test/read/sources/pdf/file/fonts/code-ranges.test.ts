import { expect, test } from 'vitest'
import { withSaneCodeRanges } from '../../../../../../src/read/sources/pdf/file/fonts/code-ranges.ts'
import { rawPdf } from '../../../../../support/raw-pdf.ts'
import { readBytes } from '../../../../../support/read-raw-pdf.ts'

function limited(text: string): string {
  return Buffer.from(withSaneCodeRanges(Buffer.from(text, 'latin1'))).toString('latin1')
}

test('limits the codes of simple fonts and the ranges of composite ones, and no other number', () => {
  expect(limited('<< /FirstChar 32 /LastChar 2147483647 /Length 2147483647 >>')).toBe(
    '<< /FirstChar 32 /LastChar 65535      /Length 2147483647 >>',
  )
  expect(limited('/W [0 [500 600] 7 2147483647 500] /Count 1000000')).toBe(
    '/W [0 [500 600] 7 65535      500] /Count 1000000',
  )
  expect(limited('/W2 12 0 R\n112 0 obj [1 900000 3]\n12 0 obj [1 900000 3]')).toBe(
    '/W2 12 0 R\n112 0 obj [1 900000 3]\n12 0 obj [1 65535  3]',
  )
  expect(limited('/Width 900000 /W 900000 /WX [900000')).toBe('/Width 900000 /W 900000 /WX [900000')
})

test('gives the same bytes where nothing is too large, and else changes a copy', () => {
  const sound = Buffer.from('/LastChar 255')
  expect(withSaneCodeRanges(sound)).toBe(sound)
  const hostile = Buffer.from('/LastChar 2147483647')
  expect(Buffer.from(withSaneCodeRanges(hostile)).toString()).toBe('/LastChar 65535     ')
  expect(hostile.toString()).toBe('/LastChar 2147483647')
})

test('a font with widths for thousands of millions of codes is read in no time', async () => {
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Far /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
    '/W [0 2147483647 500] >>'
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Far /Encoding /Identity-H /DescendantFonts [${descendant}] >>`
  const page = { content: 'BT /F1 12 Tf 50 300 Td (Read) Tj /F9 12 Tf <0041> Tj ET' }
  const { document } = await readBytes(rawPdf([page], { fonts: { F9: font } }))
  expect(document.pages[0]?.runs.map(run => run.text).join('')).toContain('Read')
})
