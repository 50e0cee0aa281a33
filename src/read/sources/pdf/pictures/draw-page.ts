import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import { greyOfRgba } from '../../picture/grey-image.ts'
import { POINTS_PER_INCH } from '../../normalise/units.ts'
import type { PagePicture } from '../../picture/page-picture.ts'
import { loadCanvas } from '../port/canvas.ts'
import { NO_ANNOTATIONS, type OperatorNumbers, type PDFDocumentProxy, type PDFPageProxy } from '../port/pdfjs.ts'
import { findOutside, type Painting } from './outside.ts'
import { encodePng, type PixelBox, wholeOf } from './png.ts'

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

/** Where the page begins. */
const PAGE_CORNER = { left: 0, top: 0 }

/**
 * Where a part of a page is in the drawing of a larger one, or from a corner. Whole pixels, so that a part is cut out of
 * the page and not drawn between its pixels.
 */
export function toPixels(part: Box, from: Pick<Box, 'left' | 'top'>, dpi: number): PixelBox {
  const scale = dpi / POINTS_PER_INCH
  const [left, top] = [Math.floor(part.left * scale), Math.floor(part.top * scale)]
  return {
    x: left - Math.floor(from.left * scale),
    y: top - Math.floor(from.top * scale),
    width: Math.max(1, Math.ceil(part.right * scale) - left),
    height: Math.max(1, Math.ceil(part.bottom * scale) - top),
  }
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
  /** The operators of pdf.js: what is drawn outside of the part is left out. */
  readonly operators?: OperatorNumbers | undefined
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
  return drawOnce(document, { page, dpi }, ({ canvas }) =>
    encodePng({ data: canvas.data(), width: canvas.width }, wholeOf(canvas)),
  )
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
  { page: number, dpi: mostDpi, box, operators }: DrawOptions,
  take: (drawing: Drawing) => Result | Promise<Result>,
): Promise<Result> {
  const { createCanvas } = await loadCanvas()
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const part = box ?? { left: 0, top: 0, right: width, bottom: height }
  const dpi = dpiForPart({ width: widthOf(part), height: heightOf(part) }, mostDpi)
  const place = toPixels(part, PAGE_CORNER, dpi)
  const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH, offsetX: -place.x, offsetY: -place.y })
  const canvas = createCanvas(place.width, place.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const target = { canvas: null, canvasContext: context as never }
  const task = page.render({
    ...target,
    viewport,
    annotationMode: NO_ANNOTATIONS,
    ...(operators === undefined ? {} : { operationsFilter: paintsInside(operators, () => task) }),
  })
  await task.promise
  const taken = await take({ canvas, context, dpi })
  // Gives the memory of the drawing back now, and not when the collector comes to know of it.
  canvas.width = 1
  canvas.height = 1
  return taken
}

/** Whether an operator of the page that is drawn is to be carried out. */
function paintsInside(operators: OperatorNumbers, taskOf: () => object): (at: number) => boolean {
  const isOutside = findOutside(operators)
  return at => !isOutside((taskOf() as { readonly _internalRenderTask: Painting })._internalRenderTask, at)
}
