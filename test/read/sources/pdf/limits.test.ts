import { expect, test } from 'vitest'
import { checkGlyphs, checkSize } from '../../../../src/read/sources/pdf/limits.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'

test('refuses a page tree that stands for more pages than any volume has, unless few of them are asked for', async () => {
  // Five nodes of ten kids each over one of one page: 100,000 pages in some hundred bytes.
  const node = (kid: number, count: number) =>
    `<< /Type /Pages /Parent 2 0 R /Count ${count} /Kids [${`${kid} 0 R `.repeat(10)}] >>`
  const objects = [node(101, 1e5), node(102, 1e4), node(103, 1e3), node(104, 100), node(10, 10)]
  const bytes = rawPdf([{ content: 'BT /F1 12 Tf 50 300 Td (Again) Tj ET' }], { objects, catalog: '/Pages 100 0 R' })
  await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'E_FILE_TOO_LARGE' })
  const { document } = await readBytes(bytes, { pages: [7] })
  expect(document.pages.map(page => page.number)).toEqual([7])
})

test('refuses more glyphs than two thousand dense pages have', () => {
  checkGlyphs(10_000_000)
  expect(() => checkGlyphs(10_000_001)).toThrow(/10000000 glyphs; read it in parts/)
})

test('refuses more bytes than can be searched', () => {
  const bytes = new Uint8Array(500 * 2 ** 20 + 1)
  checkSize(bytes.subarray(1))
  expect(() => checkSize(bytes)).toThrow(/more than 500 MB; split it/)
})
