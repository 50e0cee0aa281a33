import type { Box } from '../../../../base/geometry/box.ts'
import { loadCanvas } from '../port/canvas.ts'
import { harmlessBytes, type OpenPdf, openPdfToDraw } from '../port/pdfjs.ts'
import { type Cut, type CutGroup, groupCuts } from './cut-groups.ts'
import { draw, forgetPage, toPixels } from './draw-page.ts'
import { type EmbeddedJpeg, findJpegs } from './embedded-jpegs.ts'
import { encodePng } from './png.ts'
import { type DrawnPart, hasShapeOf, looksLike, lookOf } from './same-picture.ts'

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
