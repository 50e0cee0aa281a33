import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkGlyphs, refuseBombs } from '../../../src/sources/pdf/limits.ts'
import { rawPdf } from '../../support/raw-pdf.ts'
import { readBytes } from '../../support/read-raw-pdf.ts'

/** A file with a stream behind its pages. */
function fileWith(dictionary: string, stream: Buffer): Uint8Array {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n7 0 obj\n${dictionary}\nstream\n`),
    stream,
    Buffer.from('\nendstream endobj'),
  ])
}

test('refuses a stream that unpacks to more than memory holds, also one that is packed twice, and no other', async () => {
  const bomb = deflateSync(Buffer.alloc(257 * 2 ** 20, ' '), { level: 1 })
  const tooLarge = expect.objectContaining({ code: 'E_FILE_TOO_LARGE' }) as Error
  await expect(refuseBombs(fileWith('<< /Filter /FlateDecode >>', bomb))).rejects.toEqual(tooLarge)
  const twice = fileWith('<< /Filter [/FlateDecode /FlateDecode] >>', deflateSync(bomb))
  await expect(refuseBombs(twice)).rejects.toEqual(tooLarge)
  await refuseBombs(fileWith('<< /Subtype /Image /Filter /FlateDecode >>', bomb))
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', bomb.subarray(0, bomb.length / 2)))
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', deflateSync(Buffer.alloc(2 ** 20))))
})

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
