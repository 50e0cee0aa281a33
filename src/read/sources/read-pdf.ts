import type { Report } from '../../base/diagnostics.ts'
import { SourceError } from '../../base/errors.ts'
import type { SourceDocument } from '../../model/page/page.ts'
import type { OcrOptions } from './ocr/options.ts'
import type { ReadPage } from './pdf/page.ts'
import { readDrawnDocument, type ReadPdfPagesOptions } from './pdf/read-document.ts'
import { fontLearner } from './recognition/fonts/learn-fonts.ts'
import { hasTextOfItself, pagesToRecognise, TEXTLESS_SCAN_SHARE } from './recognition/which-pages.ts'

/** What to read of a PDF, how to open it, and whether to recognise what is only a picture. */
export interface ReadPdfOptions extends ReadPdfPagesOptions {
  /** How pages without text are recognised from their pictures; default not at all. */
  readonly ocr?: OcrOptions | undefined
}

/**
 * The pages of a PDF with their runs, rules and figures, and what the file says of itself.
 *
 * One pass over the drawing operators of each page gives the glyphs; words are rebuilt from their places. Text
 * that a reader does not see is set apart with its reason. A page that cannot be read is empty and reported.
 * Never changes `bytes`, runs scripts or fetches anything. Of annotations the text is read that they show, and
 * the links of the first pages and of pages with an address that may continue in the next line.
 *
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_PDF_NO_PAGES`,
 * `E_FILE_TOO_LARGE`, `E_PDF_SCAN` when all pages are pictures without any text.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions, report: Report): Promise<SourceDocument> {
  const { password, ocr } = options
  const learner = fontLearner({ bytes, password, ocr }, report)
  const { document, pages } = await readDrawnDocument(bytes, { ...options, learner }, report)
  const scans = ocr === undefined ? [] : await pagesToRecognise(pages, ocr.mode ?? 'auto')
  if (scans.length === 0) refuseScan(pages)
  if (scans.length === 0 || ocr === undefined) return document
  const { recogniseDocument } = await import('./recognition/recognise-document.ts')
  return recogniseDocument(document, { bytes, password, pages: scans }, ocr, report)
}

function refuseScan(pages: readonly ReadPage[]): void {
  if (pages.some(read => hasTextOfItself(read) || read.page.dropped.length > 0)) return
  const scans = pages.filter(page => page.pictureShare >= TEXTLESS_SCAN_SHARE).length
  if (scans === 0) return
  throw new SourceError(
    'E_PDF_SCAN',
    `the PDF is a scan: ${scans} of ${pages.length} pages are pictures, and there is no text; have it recognised (--ocr auto)`,
  )
}
