import { describe, expect, test } from 'vitest'
import { contentObject, packedPdf, pageObject } from '../../../support/packed-pdf.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes, type ReadResult } from '../../../support/read-raw-pdf.ts'

/** Words without repeats, which take a kilobyte packed. */
const LONG = Array.from({ length: 300 }, (_, i) => `w${(i * 7919 + 104_729).toString(36)}`).join(' ')
const TEXTS = [`first ${LONG}`, `second ${LONG}`, `third ${LONG}`]

const glyphsOf = ({ document }: ReadResult) =>
  document.pages.map(({ runs }) => runs.reduce((sum, { glyphs }) => sum + glyphs, 0))
const warningsOf = ({ diagnostics }: ReadResult) => diagnostics.map(({ code, page }) => [code, page])
const messagesOf = ({ diagnostics }: ReadResult) => diagnostics.map(({ message }) => message)

/** The file, changed in place. */
function changed(change: (bytes: Buffer, pdf: ReturnType<typeof packedPdf>) => void, texts = TEXTS): Buffer {
  const pdf = packedPdf(texts)
  const bytes = Buffer.from(pdf.bytes)
  change(bytes, pdf)
  return bytes
}

/** Adds something to what the table says of the place of an object. */
function misplace(bytes: Buffer, { entryOf, placeOf }: ReturnType<typeof packedPdf>, object: number): void {
  bytes.write(String(placeOf(object) + 7).padStart(10, '0'), entryOf(object))
}

const sound = await readBytes(packedPdf(TEXTS).bytes)

test('says nothing of a sound file', () => {
  expect(warningsOf(sound)).toEqual([])
  expect(sound.document.missingShare).toBeUndefined()
})

describe('a stream that is damaged', () => {
  const zeroed = (share: number) =>
    changed((bytes, { contents: [, { start, length } = { start: 0, length: 0 }] }) => {
      bytes.fill(0, start + Math.floor(share * length), start + Math.floor(share * length) + 64)
    })

  test('is read up to the fault, and its page is named', async () => {
    const read = await readBytes(zeroed(0.6))
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', 2]])
    expect(messagesOf(read)[0]).toContain('page 2: what is drawn there is damaged')
    const [first = 0, second = 0, third = 0] = glyphsOf(read)
    const [, whole = 0] = glyphsOf(sound)
    expect([first, third]).toEqual([glyphsOf(sound)[0], glyphsOf(sound)[2]])
    expect(second).toBeGreaterThan(0.5 * whole)
  })

  test('counts what is likely to be lost of its page', async () => {
    const share = (await readBytes(zeroed(0.1))).document.missingShare ?? 0
    expect(share).toBeGreaterThanOrEqual(1 / 6)
    expect(share).toBeLessThanOrEqual(1 / 3)
  })

  test('is told of where only the checksum is wrong, and read as it is', async () => {
    const bytes = changed((file, { contents: [, content] }) => {
      const last = (content?.start ?? 0) + (content?.length ?? 0) - 1
      file.writeUInt8(file.readUInt8(last) ^ 0x55, last)
    })
    const read = await readBytes(bytes)
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', 2]])
    expect(glyphsOf(read)).toEqual(glyphsOf(sound))
  })

  test('is read where its first bytes are wrong', async () => {
    const bytes = changed((file, { contents: [, content] }) =>
      file.fill(0xff, content?.start, (content?.start ?? 0) + 1),
    )
    const read = await readBytes(bytes)
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', 2]])
    expect(glyphsOf(read)).toEqual(glyphsOf(sound))
  })
})

describe('a table with wrong places', () => {
  test.each([
    ['of a content', [contentObject(1)]],
    ['of all contents', [0, 1, 2].map(contentObject)],
    ['of two pages', [pageObject(1), pageObject(2)]],
    ['of the catalog', [1]],
    ['of the page tree', [2]],
  ])('%s is put right', async (_, objects) => {
    const read = await readBytes(changed((bytes, pdf) => objects.forEach(object => misplace(bytes, pdf, object))))
    expect(glyphsOf(read)).toEqual(glyphsOf(sound))
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', undefined]])
    expect(read.document.missingShare).toBeUndefined()
  })

  test('is right where only the number before an object is damaged', async () => {
    const read = await readBytes(changed((bytes, { placeOf }) => bytes.write('1$', placeOf(pageObject(1)))))
    expect(glyphsOf(read)).toEqual(glyphsOf(sound))
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', undefined]])
  })

  test('names the page that is not in the file any more', async () => {
    const read = await readBytes(
      changed((bytes, { placeOf }) => bytes.fill(0x20, placeOf(pageObject(1)), placeOf(contentObject(1)))),
    )
    expect(glyphsOf(read)).toEqual([glyphsOf(sound)[0], 0, glyphsOf(sound)[2]])
    expect(messagesOf(read)[0]).toContain('page 2 of 3: no longer in the file')
    expect(read.document.missingShare).toBeCloseTo(1 / 3)
  })

  test('does not hide a content that is not in the file any more', async () => {
    const read = await readBytes(
      changed((bytes, { placeOf }) => bytes.fill(0x20, placeOf(contentObject(1)), placeOf(pageObject(2)))),
    )
    expect(glyphsOf(read)).toEqual([glyphsOf(sound)[0], 0, glyphsOf(sound)[2]])
    expect(warningsOf(read)).toContainEqual(['W_PDF_DAMAGED', 2])
  })
})

describe('a file that is cut off', () => {
  const cutInto = (index: number) => {
    const { bytes, contents } = packedPdf(TEXTS)
    const { start, length } = contents[index] ?? { start: 0, length: 0 }
    return bytes.subarray(0, start + length / 2)
  }

  test('is read as far as it goes; the pages that its tree has are named', async () => {
    const read = await readBytes(cutInto(1))
    const [first, second = 0, third] = glyphsOf(read)
    expect([first, third]).toEqual([glyphsOf(sound)[0], 0])
    expect(second).toBeGreaterThan(0)
    expect(messagesOf(read)).toEqual([
      expect.stringContaining('page 3 of 3: no longer in the file'),
      expect.stringContaining('page 2: what is drawn there is damaged'),
      expect.stringContaining('its table of objects is wrong'),
    ])
  })

  test('says that pages are missing where nothing says how many', async () => {
    const cut = Buffer.from(cutInto(1).toString('latin1').replace('/Type /Pages', '/Type /Pa#es'), 'latin1')
    const read = await readBytes(Buffer.from(cut.toString('latin1').replace('/Kids', '/Kixs'), 'latin1'))
    expect(messagesOf(read)).toContainEqual(expect.stringContaining('cut off, and all pages after page 2 are missing'))
    expect(read.document.missingShare).toBeGreaterThanOrEqual(0.5)
  })
})

test('a page with text in a font that cannot be read is named', async () => {
  const printed = (font: string) => ({ content: `BT /${font} 10 Tf 50 300 Td (Words of the file) Tj ET` })
  const broken = '<< /Type /Font /Subtype /Type0 /BaseFont /Oak /Encoding /Identity-H >>'
  const read = await readBytes(rawPdf([printed('F1'), printed('F9')], { fonts: { F9: broken } }))
  expect(warningsOf(read)).toContainEqual(['W_PDF_DAMAGED', 2])
})
