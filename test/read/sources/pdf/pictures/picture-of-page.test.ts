import { describe, expect, it } from 'vitest'
import { pictureOfPage } from '../../../../../src/read/sources/pdf/pictures/picture-of-page.ts'
import { openPdfForPixels } from '../../../../../src/read/sources/pdf/port/pdfjs.ts'
import { type RawPage, rawPdf } from '../../../../support/raw-pdf.ts'

/** A picture of two by two pixels, black and three greys, that on a page of 400 points has 0.36 dots an inch. */
const DPI = 0.36
const picture = (width: number, height: number, hex: string) =>
  `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8` +
  ` /Filter /ASCIIHexDecode /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`
const OPTIONS = {
  xobjects: { P1: '100 0 R', Wide: '101 0 R' },
  objects: [picture(2, 2, '004080C0'), picture(4, 2, '0040800040800000')],
}
const SCAN = 'q 400 0 0 400 0 0 cm /P1 Do Q'

async function pictureOf(page: RawPage, dpi = DPI) {
  const pdf = await openPdfForPixels(rawPdf([page], OPTIONS), undefined)
  try {
    const found = await pictureOfPage(pdf, 1, dpi)
    return found && { ...found, image: { ...found.image, pixels: [...found.image.pixels] } }
  } finally {
    await pdf.close()
  }
}

describe('pictureOfPage', () => {
  it('gives the pixels of the picture at the dots it has', async () => {
    const image = { width: 2, height: 2, pixels: [0x00, 0x40, 0x80, 0xc0] }
    expect(await pictureOf({ content: SCAN })).toEqual({ image, dpi: DPI, wantedDpi: DPI })
    expect(await pictureOf({ content: SCAN }, 300)).toMatchObject({ image, dpi: DPI })
  })

  it('gives it as the page is shown', async () => {
    const turned = { image: { pixels: [0x80, 0x00, 0xc0, 0x40] } }
    expect(await pictureOf({ content: SCAN, entries: '/Rotate 90' })).toMatchObject(turned)
    expect(await pictureOf({ content: 'q 0 -400 400 0 0 400 cm /P1 Do Q' })).toMatchObject(turned)
    expect(await pictureOf({ content: 'q -400 0 0 -400 400 400 cm /P1 Do Q' })).toMatchObject({
      image: { pixels: [0xc0, 0x80, 0x40, 0x00] },
    })
  })

  it('sees no difference in invisible text and a turn by half a degree', async () => {
    const hidden = `BT /F1 9 Tf 3 Tr 40 40 Td (hidden) Tj ET q 399.985 3.49 -3.49 399.985 1.75 -1.74 cm /P1 Do Q`
    expect(await pictureOf({ content: hidden })).toMatchObject({ image: { pixels: [0x00, 0x40, 0x80, 0xc0] } })
  })

  it('makes a picture of many dots smaller by the mean of its pixels', async () => {
    expect(await pictureOf({ content: SCAN }, DPI / 2)).toMatchObject({ image: { pixels: [0x60] }, dpi: DPI / 2 })
  })

  it.each([
    ['text beside it', `${SCAN} BT /F1 9 Tf 40 40 Td (printed) Tj ET`],
    ['a line over it', `${SCAN} 0 0 m 400 400 l S`],
    ['two pictures', `${SCAN} ${SCAN}`],
    ['no picture', ''],
    ['a part of the page', 'q 200 0 0 200 0 0 cm /P1 Do Q'],
    ['a mirrored picture', 'q -400 0 0 400 400 0 cm /P1 Do Q'],
    ['a stretched picture', 'q 400 0 0 400 0 0 cm /Wide Do Q'],
  ])('leaves a page to be drawn: %s', async (_, content) => {
    expect(await pictureOf({ content })).toBeUndefined()
  })
})
