import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import { loadCanvas } from '../port/canvas.ts'
import { harmlessBytes, type OpenPdf, openPdfToDraw } from '../port/pdfjs.ts'
import { type Cut, type CutGroup, groupCuts } from './cut-groups.ts'
import { draw, forgetPage, toPixels } from './draw-page.ts'
import { type EmbeddedJpeg, findJpegs } from './embedded-jpegs.ts'
import { encodePng, type PixelBox, type Pixels, wholeOf } from './png.ts'
import { POINTS_PER_INCH } from '../../normalise/units.ts'

/** A part of a page as it looks. */
export interface CutPicture {
  readonly png: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Dots of an inch: those asked for, fewer where the part is huge. */
  readonly dpi: number
  /** The picture of the file that is all there is in the drawing, as it is in the file. */
  readonly jpeg?: Uint8Array
}

/** How fine pictures are, and how the file is opened. */
export interface CutOptions {
  readonly dpi: number
  readonly password?: string | undefined
}

/**
 * Cuts parts of the pages of a PDF, in their order, which is best that of the pages. What cannot be drawn is an error in
 * the place of its picture.
 *
 * @throws {SourceError} what `openPdfToDraw` throws; `E_PACKAGE_MISSING`
 */
export async function cutPictures(
  bytes: Uint8Array,
  cuts: readonly Cut[],
  { dpi, password }: CutOptions,
): Promise<readonly (CutPicture | Error)[]> {
  await loadCanvas()
  const pdf = await openPdfToDraw(harmlessBytes(bytes), password)
  const jpegs = cuts.some(({ drawing }) => drawing !== undefined) ? findJpegs(bytes) : []
  const groups = groupCuts(cuts, dpi)
  const pictures: (CutPicture | Error)[] = []
  try {
    for (const [i, group] of groups.entries()) {
      pictures.push(...(await cutGroup(pdf, group, dpi, jpegs)))
      if (groups[i + 1]?.page !== group.page) await forgetPage(pdf.document, group.page).catch(() => undefined)
    }
  } finally {
    await pdf.close()
  }
  return pictures
}

async function cutGroup(
  { document, operators }: OpenPdf,
  { page, box, cuts }: CutGroup,
  dpi: number,
  jpegs: readonly EmbeddedJpeg[],
): Promise<readonly (CutPicture | Error)[]> {
  try {
    return await draw(document, { page, dpi, box, operators }, async ({ canvas, dpi: drawnDpi }) => {
      const drawn = { pixels: { data: canvas.data(), width: canvas.width }, box, dpi: drawnDpi }
      const pictures: CutPicture[] = []
      for (const cut of cuts) pictures.push(await cutOne(drawn, cut, jpegs))
      return pictures
    })
  } catch (error) {
    return cuts.map(() => (error instanceof Error ? error : new Error(String(error))))
  }
}

async function cutOne(drawn: DrawnPart, { box, drawing }: Cut, jpegs: readonly EmbeddedJpeg[]): Promise<CutPicture> {
  const { pixels, dpi } = drawn
  const place = toPixels(box, drawn.box, dpi)
  const png = encodePng(pixels, place)
  const jpeg = drawing === undefined ? undefined : await findPicture(drawn, drawing, jpegs)
  return { png, width: place.width, height: place.height, dpi, ...(jpeg === undefined ? {} : { jpeg }) }
}

/** The first picture of the file that looks like the drawing. */
async function findPicture(
  drawn: DrawnPart,
  drawing: Box,
  jpegs: readonly EmbeddedJpeg[],
): Promise<Uint8Array | undefined> {
  const candidates = jpegs.filter(jpeg => hasShapeOf(drawing, jpeg))
  const look = candidates.length === 0 ? undefined : lookOf(drawn, drawing)
  if (look === undefined) return undefined
  for (const jpeg of candidates) if (await looksLike(look, jpeg)) return jpeg.bytes
  return undefined
}

/** Ratio of the proportions of two pictures beyond which they are not the same: boxes are known to a hundredth of a point. */
const STRETCH = 1.02

/** Side of the grid in whose cells pictures are compared: a label of 10 points in a figure of a column is two cells. */
const CELLS = 24

/** Most that a cell of the same picture differs, of 255: scaling and colour profiles make less, and a word makes more. */
const MOST_DIFFERENCE = 20

/** Most pixels of a picture that is compared; larger ones take longer than the drawing. */
const MOST_PIXELS = 24_000_000

/** A drawn part of a page. */
interface DrawnPart {
  readonly pixels: Pixels
  /** Which part it is, in points. */
  readonly box: Box
  readonly dpi: number
}

/** How a drawing looks: its size in pixels, and the colours of its cells. */
interface DrawingLook {
  readonly width: number
  readonly height: number
  readonly means: Float64Array
}

/** How a drawing, in points, looks; `undefined` for one that is too small to say what it is. */
function lookOf({ pixels, box, dpi }: DrawnPart, drawing: Box): DrawingLook | undefined {
  const scale = dpi / POINTS_PER_INCH
  // What is at the edge is half drawn.
  const x = Math.ceil(drawing.left * scale) - Math.floor(box.left * scale)
  const y = Math.ceil(drawing.top * scale) - Math.floor(box.top * scale)
  const [width, height] = [Math.floor(widthOf(drawing) * scale) - 1, Math.floor(heightOf(drawing) * scale) - 1]
  if (width < CELLS || height < CELLS) return undefined
  return { width, height, means: meansOf(pixels, { x, y, width, height }) }
}

/** Whether a drawing of these sides may be the picture: it has its proportions. */
function hasShapeOf(drawing: Box, { width, height }: EmbeddedJpeg): boolean {
  const stretch = width / height / (widthOf(drawing) / heightOf(drawing))
  return Math.max(stretch, 1 / stretch) <= STRETCH && width * height <= MOST_PIXELS
}

/** Whether a drawing is this picture and nothing else: in its colours, upright, and nothing over it. */
async function looksLike({ width, height, means }: DrawingLook, { bytes }: EmbeddedJpeg): Promise<boolean> {
  const { createCanvas, loadImage } = await loadCanvas()
  const image = await loadImage(Buffer.from(bytes)).catch(() => undefined)
  if (image === undefined) return false
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return differenceOf(means, meansOf({ data: canvas.data(), width }, wholeOf(canvas))) <= MOST_DIFFERENCE
}

/** The mean of each colour in each cell of a part of a picture. */
function meansOf({ data, width: wide }: Pixels, { x, y, width, height }: PixelBox): Float64Array {
  const sums = new Float64Array(CELLS * CELLS * 3)
  const counts = new Float64Array(CELLS * CELLS)
  for (let row = 0; row < height; row++) {
    const first = Math.floor((row * CELLS) / height) * CELLS
    for (let column = 0, at = 4 * ((y + row) * wide + x); column < width; column++, at += 4) {
      const cell = first + Math.floor((column * CELLS) / width)
      counts[cell] = (counts[cell] ?? 0) + 1
      for (let i = 0; i < 3; i++) sums[cell * 3 + i] = (sums[cell * 3 + i] ?? 0) + (data[at + i] ?? 0)
    }
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[Math.floor(i / 3)] ?? 1))
}

function differenceOf(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0)
}
