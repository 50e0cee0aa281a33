import { SourceError } from '../../../../base/errors.ts'
import { harmlessBytes, openPdfToDraw } from '../port/pdfjs.ts'
import { drawPng } from './draw-page.ts'

/** Which page is drawn, and how fine. */
export interface PagePngOptions {
  /** From 1. */
  readonly page: number
  /** Dots of an inch; fewer are drawn where the page is huge. */
  readonly dpi: number
  readonly password?: string | undefined
}

/**
 * The picture of a page of a PDF, as PNG.
 * @throws {SourceError} what `openPdfToDraw` throws; `E_OPTION_RANGE` for a page that is not in the file; `E_PDF_DAMAGED`
 * where it cannot be drawn
 */
export async function readPagePng(bytes: Uint8Array, { page, dpi, password }: PagePngOptions): Promise<Uint8Array> {
  const pdf = await openPdfToDraw(harmlessBytes(bytes), password)
  try {
    const { numPages } = pdf.document
    if (page > numPages) throw new SourceError('E_OPTION_RANGE', `page ${page}: the file has ${numPages}`)
    return await drawPng(pdf.document, page, dpi)
  } catch (error) {
    if (error instanceof SourceError) throw error
    throw new SourceError('E_PDF_DAMAGED', `page ${page} cannot be drawn`, { cause: error })
  } finally {
    await pdf.close()
  }
}
