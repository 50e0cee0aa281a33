import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { cutPictures, type CutPicture } from '../../../../../src/read/sources/pdf/pictures/cut-pictures.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'

const WIDTH = 200
const HEIGHT = 120

/** A picture with darker and lighter parts, as JPEG. */
function jpegOf(shades: readonly number[]): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  shades.forEach((shade, i) => {
    context.fillStyle = `rgb(${shade}, ${255 - shade}, 128)`
    context.fillRect((i * WIDTH) / shades.length, 0, WIDTH / shades.length, HEIGHT)
  })
  return canvas.toBuffer('image/jpeg')
}

const JPEG = jpegOf([40, 220, 90, 160])
const OTHER = jpegOf([200, 30, 180, 60])
/** Points from the top left; the pages are 400 by 400. */
const DRAWING = { left: 100, top: 180, right: 300, bottom: 300 }
const BOX = { left: 97, top: 177, right: 303, bottom: 303 }

/** A page with the picture at {@link DRAWING}, and what is drawn over it. */
function pdfOf(over: string, entries = ''): Uint8Array {
  const objects = [OTHER, JPEG].map(bytes => {
    const dictionary = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ${entries}`
    return `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`
  })
  const content = `q 200 0 0 120 100 100 cm /P Do Q 1 0 0 rg 10 10 20 20 re f ${over}`
  return rawPdf([{ content }], { objects, xobjects: { P: '101 0 R', O: '100 0 R' } })
}

async function cut(pdf: Uint8Array, dpi = 72): Promise<CutPicture> {
  const [picture] = await cutPictures(pdf, [{ page: 1, box: BOX, drawing: DRAWING }], { dpi })
  if (picture === undefined || picture instanceof Error) throw new Error('no picture')
  return picture
}

/** Red, green and blue of a pixel. */
async function colourAt(png: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const image = await loadImage(Buffer.from(png))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data].slice(0, 3)
}

test('cuts a part of a page, in its colours, at the dots that are asked for', async () => {
  const { png, width, height, dpi } = await cut(pdfOf(''), 144)
  expect([width, height, dpi]).toEqual([412, 252, 144])
  expect(await colourAt(png, 2, 2)).toEqual([255, 255, 255])
  const [red = 0, green = 0] = await colourAt(png, 40, 100)
  expect(Math.abs(red - 40) + Math.abs(green - 215)).toBeLessThan(20)
})

test('gives the same bytes again', async () => {
  const pdf = pdfOf('')
  expect(await cut(pdf)).toEqual(await cut(pdf))
})

test('gives the picture of the file where the drawing is nothing else', async () => {
  expect(Buffer.from((await cut(pdfOf(''))).jpeg ?? []).equals(JPEG)).toBe(true)
})

test.each([
  ['a word is over it', pdfOf('0 g BT /F2 14 Tf 150 150 Td (A) Tj ET')],
  ['it is turned', pdfOf('q -200 0 0 -120 300 220 cm /P Do Q')],
  ['another picture hides it in part', pdfOf('q 60 0 0 60 120 120 cm /O Do Q')],
  ['its colours are turned round', pdfOf('', '/Decode [1 0 1 0 1 0]')],
])('does not where %s', async (_, pdf) => {
  expect((await cut(pdf)).jpeg).toBeUndefined()
})

test('draws a part that is huge with fewer dots', async () => {
  const content = '0.5 g 100 100 200 200 re f'
  const pdf = rawPdf([{ content, entries: '/MediaBox [0 0 14400 14400]' }])
  const [picture] = await cutPictures(pdf, [{ page: 1, box: { left: 0, top: 0, right: 14400, bottom: 14400 } }], {
    dpi: 100,
  })
  expect(picture).toMatchObject({ dpi: expect.closeTo(29.6, 1) as number })
}, 20_000)

test('gives an error in the place of what cannot be drawn, and the others', async () => {
  const cuts = [9, 1].map(page => ({ page, box: BOX }))
  const [missing, found] = await cutPictures(pdfOf(''), cuts, { dpi: 72 })
  expect(missing).toBeInstanceOf(Error)
  expect(found).toMatchObject({ width: 206, height: 126 })
})
