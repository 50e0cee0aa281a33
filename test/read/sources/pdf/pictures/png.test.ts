import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { encodePng, type PixelBox } from '../../../../../src/read/sources/pdf/pictures/png.ts'

const SIZE = 64
const WHOLE = { x: 0, y: 0, width: SIZE, height: SIZE }
/** Where a PNG says which type of colour it has, and its types. */
const TYPE_AT = 25
const GREY = 0
const COLOUR = 2

type Colour = readonly [red: number, green: number, blue: number]

/** Opaque pixels, each with the colour that is said of its place. */
function pixelsOf(colourAt: (x: number, y: number) => Colour): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: SIZE * SIZE }, (_, i) => [...colourAt(i % SIZE, Math.floor(i / SIZE)), 255]).flat(),
  )
}

/** The pixels that another program reads in a PNG. */
async function decode(png: Uint8Array, { width, height }: PixelBox): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(png))
  expect([image.width, image.height]).toEqual([width, height])
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, width, height).data
}

const drawing = pixelsOf((x, y) => (x % 9 === 0 || y % 7 === 0 ? [30, 30, 30] : [255, 255, 255]))
const coloured = pixelsOf((x, y) => (x > y ? [200, 100, 50] : [255, 255, 255]))
/** Slopes with some noise, as photographs have. */
const photograph = pixelsOf((x, y) => [2 * x + ((x * 31 + y * 17) % 5), 3 * y + ((x * 7 + y) % 7), x + y])

test.each([
  ['a drawing', drawing, GREY],
  ['a drawing in colours', coloured, COLOUR],
  ['a photograph', photograph, COLOUR],
])('packs %s without changing a pixel', async (_, data, type) => {
  const png = encodePng({ data, width: SIZE }, WHOLE)
  expect(png[TYPE_AT]).toBe(type)
  expect(Buffer.from(await decode(png, WHOLE)).equals(data)).toBe(true)
})

test('packs photographs by their differences, as small as other encoders', () => {
  const canvas = createCanvas(SIZE, SIZE)
  const context = canvas.getContext('2d')
  const image = context.createImageData(SIZE, SIZE)
  image.data.set(photograph)
  context.putImageData(image, 0, 0)
  expect(encodePng({ data: photograph, width: SIZE }, WHOLE).length).toBeLessThan(
    1.1 * canvas.toBuffer('image/png').length,
  )
})

test('takes a part out of a picture', async () => {
  const part = { x: 10, y: 20, width: 5, height: 3 }
  const found = await decode(encodePng({ data: photograph, width: SIZE }, part), part)
  const rows = [20, 21, 22].map(row => photograph.subarray(4 * (row * SIZE + 10), 4 * (row * SIZE + 15)))
  expect(Buffer.from(found).equals(Buffer.concat(rows))).toBe(true)
})
