import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { greyOfRgba } from '../../picture/grey-image.ts'
import { POINTS_PER_INCH } from '../../normalise/units.ts'
import type { PagePicture } from '../../picture/page-picture.ts'
import { loadCanvas } from '../port/canvas.ts'
import { NO_ANNOTATIONS, type PDFDocumentProxy, type PDFPageProxy } from '../port/pdfjs.ts'

/** Largest picture of a page, in pixels: A2 at 300 dpi. Larger pages are drawn at fewer dots. */
const MOST_PIXELS = 35_000_000

/** Dots of an inch at which the page can be drawn: those asked for, fewer where it is huge. */
export function dpiFor(page: PDFPageProxy, dpi: number): number {
  const { width, height } = page.getViewport({ scale: dpi / POINTS_PER_INCH })
  return dpi * Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
}

/**
 * Draws the page on white paper, without annotations, in grey; fewer dots than asked for where the page is huge.
 * @throws {SourceError} `E_OCR_FAILED` where no canvas is installed
 */
export function drawPage(document: PDFDocumentProxy, number: number, mostDpi: number): Promise<PagePicture> {
  return draw(document, number, mostDpi, ({ width, height }, context, dpi) => {
    const image = greyOfRgba(context.getImageData(0, 0, width, height).data, width, height)
    return { image, dpi, wantedDpi: dpi }
  })
}

/** The same in its colours, as PNG. */
export function drawPng(document: PDFDocumentProxy, number: number, mostDpi: number): Promise<Uint8Array> {
  return draw(document, number, mostDpi, canvas => canvas.toBuffer('image/png'))
}

/** Draws the page, and gives what `take` makes of the drawing. */
async function draw<Result>(
  document: PDFDocumentProxy,
  number: number,
  mostDpi: number,
  take: (canvas: Canvas, context: SKRSContext2D, dpi: number) => Result,
): Promise<Result> {
  const { createCanvas } = await loadCanvas()
  const page = await document.getPage(number)
  const dpi = dpiFor(page, mostDpi)
  const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH })
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const target = { canvas: null, canvasContext: context as never }
  await page.render({ ...target, viewport, annotationMode: NO_ANNOTATIONS }).promise
  const taken = take(canvas, context, dpi)
  page.cleanup()
  // Gives the memory of the drawing back now, and not when the collector comes to know of it.
  canvas.width = 1
  canvas.height = 1
  return taken
}
