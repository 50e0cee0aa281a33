import type { Box } from '../../../geometry/box.ts'
import { loadCanvas } from '../port/canvas.ts'
import { harmlessBytes, type OpenPdf, openPdfToDraw } from '../port/pdfjs.ts'
import { type Drawing, draw, forgetPage } from './draw-page.ts'
import { type EmbeddedJpeg, findJpegs } from './embedded-jpegs.ts'
import { looksLike } from './same-picture.ts'

/** A part of a page that is to be a picture. Boxes are in points from the top left of the page as it is shown. */
export interface Cut {
  /** From 1. */
  readonly page: number
  readonly box: Box
  /** The part of it that may be one picture of the file; default none. */
  readonly drawing?: Box | undefined
}

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
  const pictures: (CutPicture | Error)[] = []
  try {
    for (const [i, cut] of cuts.entries()) {
      pictures.push(await cutOne(pdf, cut, dpi, jpegs))
      if (cuts[i + 1]?.page !== cut.page) await forgetPage(pdf.document, cut.page).catch(() => undefined)
    }
  } finally {
    await pdf.close()
  }
  return pictures
}

async function cutOne(
  { document }: OpenPdf,
  { page, box, drawing }: Cut,
  dpi: number,
  jpegs: readonly EmbeddedJpeg[],
): Promise<CutPicture | Error> {
  try {
    return await draw(document, { page, dpi, box }, async drawn => {
      const { width, height } = drawn.canvas
      const png = await drawn.canvas.encode('png')
      const jpeg = drawing === undefined ? undefined : await findPicture(drawn, { box, drawing }, jpegs)
      return { png, width, height, dpi: drawn.dpi, ...(jpeg === undefined ? {} : { jpeg }) }
    })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The first picture of the file that looks like the drawing. */
async function findPicture(
  drawn: Drawing,
  place: { readonly box: Box; readonly drawing: Box },
  jpegs: readonly EmbeddedJpeg[],
): Promise<Uint8Array | undefined> {
  for (const jpeg of jpegs) if (await looksLike(drawn, place, jpeg)) return jpeg.bytes
  return undefined
}
