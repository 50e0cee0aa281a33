import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { cutPictures } from '../../../../../src/read/sources/pdf/pictures/cut-pictures.ts'
import { pictureOfPage } from '../../../../../src/read/sources/pdf/pictures/picture-of-page.ts'
import { openPdfForPixels } from '../../../../../src/read/sources/pdf/port/pdfjs.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'

const SIDE = 64
const canvas = createCanvas(SIDE, SIDE)
const context = canvas.getContext('2d')
context.fillStyle = '#c05030'
context.fillRect(0, 0, SIDE, SIDE)
const JPEG = canvas.toBuffer('image/jpeg')
const PICTURE = `<< /Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${JPEG.length} >>\nstream\n${JPEG.toString('latin1')}\nendstream`
const SCAN = { content: 'q 400 0 0 400 0 0 cm /P Do Q' }
const PAGES = [1, 2, 3, 4]
const pdf = rawPdf(
  PAGES.map(() => SCAN),
  { objects: [PICTURE], xobjects: { P: '100 0 R' } },
)
const cuts = PAGES.map(page => ({ page, box: { left: 0, top: 0, right: 40, bottom: 40 } }))

/** The pixels of the pictures of two pages, as recognition takes them, and what is done in between. */
async function readPixels(between: () => Promise<unknown>) {
  const open = await openPdfForPixels(pdf, undefined)
  try {
    const first = await pictureOfPage(open, 1, 12)
    await between()
    return [first, await pictureOfPage(open, 2, 12)]
  } finally {
    await open.close()
  }
}

test('draws a picture that is on many pages on each of them', async () => {
  const pictures = await cutPictures(pdf, cuts, { dpi: 72 })
  const bytes = pictures.map(picture => (picture instanceof Error ? picture : Buffer.from(picture.png).toString('hex')))
  expect(bytes).toEqual(PAGES.map(() => bytes[0]))
  expect(new Set(bytes).size).toBe(1)
})

test('leaves the pixels of scans to pdf.js, whatever was drawn before or is drawn meanwhile', async () => {
  const alone = await readPixels(() => Promise.resolve())
  expect(alone[0]).toMatchObject({ image: { width: expect.any(Number) as number } })
  expect(await readPixels(() => cutPictures(pdf, cuts, { dpi: 72 }))).toEqual(alone)
})
