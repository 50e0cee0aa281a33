import { SourceError } from '../../../errors.ts'
import { drawPage, type PagePicture } from '../../pdf/pictures/draw-page.ts'
import { pictureOfPage } from '../../pdf/pictures/page-picture.ts'
import type { OpenPdf } from '../../pdf/port/pdfjs.ts'
import { type CleanImage, cleanImage } from './clean-image.ts'

/** Dots of an inch at which pages are read: what tesseract was trained for. */
const DPI = 300

/** A page ready to be read. */
export interface PreparedPage extends CleanImage {
  /** Page of the file, from 1. */
  readonly number: number
}

/**
 * The page as a picture, cleaned and set straight: the picture that it is made of, else it is drawn.
 *
 * @throws {SourceError} `E_OCR_FAILED` when it cannot be drawn
 */
export async function preparePage(pdf: OpenPdf, number: number): Promise<PreparedPage> {
  const { image, dpi, wantedDpi } = await picture(pdf, number)
  return { number, ...cleanImage(image, dpi, wantedDpi) }
}

async function picture(pdf: OpenPdf, number: number): Promise<PagePicture> {
  try {
    return (await pictureOfPage(pdf, number, DPI)) ?? (await drawPage(pdf.document, number, DPI))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('E_OCR_FAILED', `the page cannot be drawn (${reason})`, { cause: error })
  }
}
