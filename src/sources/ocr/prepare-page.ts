import { SourceError } from '../../errors.ts'
import { drawPage } from '../pdf/draw-page.ts'
import type { PDFDocumentProxy } from '../pdf/pdfjs.ts'
import { type CleanImage, cleanImage } from './clean-image.ts'

/** Dots of an inch at which pages are drawn: what tesseract was trained for. */
const DPI = 300

/** A page ready to be read. */
export interface PreparedPage extends CleanImage {
  /** Page of the file, from 1. */
  readonly number: number
  /** Pixels of an inch. */
  readonly dpi: number
}

/**
 * The page drawn, cleaned and set straight.
 *
 * @throws {SourceError} `E_OCR_FAILED` when it cannot be drawn
 */
export async function preparePage(document: PDFDocumentProxy, number: number): Promise<PreparedPage> {
  const { image, dpi } = await draw(document, number)
  return { number, dpi, ...cleanImage(image, dpi) }
}

async function draw(document: PDFDocumentProxy, number: number): ReturnType<typeof drawPage> {
  try {
    return await drawPage(document, number, DPI)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('E_OCR_FAILED', `the page cannot be drawn (${reason})`, { cause: error })
  }
}
