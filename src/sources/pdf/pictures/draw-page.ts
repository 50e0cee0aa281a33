import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../../../geometry/box.ts'
import { greyOfRgba } from '../../picture/grey-image.ts'
import { POINTS_PER_INCH } from '../../normalise/units.ts'
import type { PagePicture } from '../../picture/page-picture.ts'
import { loadCanvas } from '../port/canvas.ts'
import { NO_ANNOTATIONS, type PDFDocumentProxy, type PDFPageProxy } from '../port/pdfjs.ts'

/** Largest picture of a page, in pixels: A2 at 300 dpi. Larger pages are drawn at fewer dots. */
const MOST_PIXELS = 35_000_000

/** Dots of an inch at which the page can be drawn: those asked for, fewer where it is huge. */
export function dpiFor(page: PDFPageProxy, dpi: number): number {
  const { width, height } = page.getViewport({ scale: 1 })
  return dpiForPart({ width, height }, dpi)
}

/** Dots of an inch at which a part of a page, in points, can be drawn: those asked for, fewer where it is huge. */
export function dpiForPart(
  { width, height }: { readonly width: number; readonly height: number },
  dpi: number,
): number {
  const scale = dpi / POINTS_PER_INCH
  return dpi * Math.min(1, Math.sqrt(MOST_PIXELS / (width * scale * height * scale)))
}

/** A page, or a part of it, as it looks. */
export interface Drawing {
  readonly canvas: Canvas
  readonly context: SKRSContext2D
  readonly dpi: number
}

/** What is drawn, and how fine. */
interface DrawOptions {
  /** Page of the file, from 1. */
  readonly page: number
  /** Dots of an inch; fewer are drawn where it is huge. */
  readonly dpi: number
  /** Part of the page, in points from the top left; default all of it. */
  readonly box?: Box | undefined
}

/**
 * Draws the page on white paper, without annotations, in grey; fewer dots than asked for where the page is huge.
 * @throws {PackageError} `E_PACKAGE_MISSING` where no canvas is installed
 */
export function drawPage(document: PDFDocumentProxy, page: number, dpi: number): Promise<PagePicture> {
  return drawOnce(document, { page, dpi }, ({ canvas: { width, height }, context, dpi: drawnDpi }) => {
    const image = greyOfRgba(context.getImageData(0, 0, width, height).data, width, height)
    return { image, dpi: drawnDpi, wantedDpi: drawnDpi }
  })
}

/** The same in its colours, as PNG. */
export function drawPng(document: PDFDocumentProxy, page: number, dpi: number): Promise<Uint8Array> {
  return drawOnce(document, { page, dpi }, ({ canvas }) => canvas.toBuffer('image/png'))
}

async function drawOnce<Result>(
  document: PDFDocumentProxy,
  options: DrawOptions,
  take: (drawing: Drawing) => Result,
): Promise<Result> {
  const taken = await draw(document, options, take)
  await forgetPage(document, options.page)
  return taken
}

/** Gives back what is kept of a page that is not drawn again. */
export async function forgetPage(document: PDFDocumentProxy, number: number): Promise<void> {
  const page = await document.getPage(number)
  page.cleanup()
}

/**
 * Draws the page or a part of it in its colours, and gives what `take` makes of the drawing; the page is kept for the
 * next part.
 */
export async function draw<Result>(
  document: PDFDocumentProxy,
  { page: number, dpi: mostDpi, box }: DrawOptions,
  take: (drawing: Drawing) => Result | Promise<Result>,
): Promise<Result> {
  const { createCanvas } = await loadCanvas()
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: width, bottom: height }
  const dpi = dpiForPart({ width: right - left, height: bottom - top }, mostDpi)
  const scale = dpi / POINTS_PER_INCH
  // Whole pixels, so that a part is cut out of the page and not drawn between its pixels.
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)]
  const viewport = page.getViewport({ scale, offsetX: -x, offsetY: -y })
  const canvas = createCanvas(Math.max(1, Math.ceil(right * scale) - x), Math.max(1, Math.ceil(bottom * scale) - y))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const target = { canvas: null, canvasContext: context as never }
  await page.render({ ...target, viewport, annotationMode: NO_ANNOTATIONS }).promise
  const taken = await take({ canvas, context, dpi })
  // Gives the memory of the drawing back now, and not when the collector comes to know of it.
  canvas.width = 1
  canvas.height = 1
  return taken
}
