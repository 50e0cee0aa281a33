import type { PagePicture } from '../../picture/page-picture.ts'
import { type CleanImage, cleanImage } from './clean-image.ts'

/** Dots per inch at which pages are read: what tesseract was trained for. */
const READING_DPI = 300

/**
 * Gives a page, by its number from 1, as a picture of about so many dots per inch.
 * @throws {SourceError} `E_OCR_FAILED` when the page cannot be drawn
 */
export type OpenPage = (number: number, dpi: number) => Promise<PagePicture>

/** A page ready to be read. */
export interface PreparedPage extends CleanImage {
  /** Page of the file, from 1. */
  readonly number: number
}

/**
 * The page as a picture, cleaned and set straight.
 * @throws {SourceError} `E_OCR_FAILED` when it cannot be drawn
 */
export async function preparePage(openPage: OpenPage, number: number): Promise<PreparedPage> {
  const { image, dpi, wantedDpi } = await openPage(number, READING_DPI)
  return { number, ...cleanImage(image, dpi, wantedDpi) }
}
