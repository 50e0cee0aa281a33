import type { Diagnostic, Report } from '../../base/diagnostics.ts'
import { namingFile } from '../../base/errors.ts'
import type { Box } from '../../base/geometry/box.ts'
import { areaOf } from '../../base/geometry/box.ts'
import type { Page, SourceDocument } from '../../model/page/page.ts'
import type { PageChoice } from '../../base/page-choice.ts'
import type { PageSize } from './ocr-files/page-scale.ts'
import { readDrawnDocument } from './pdf/read-document.ts'

/** The PDF that an OCR program's file was made from, and what to read of both. */
export interface BesidePdf {
  /** Its bytes; they are not changed. */
  readonly bytes: Uint8Array
  readonly pages?: PageChoice | undefined
  readonly password?: string | undefined
}

/** Share of a page that the picture of the whole page covers at least; what is smaller is a figure on it. */
const WHOLE_PAGE = 0.8

/**
 * What an OCR program read of a PDF, on the pages of that PDF: their sizes and labels, and the figures and drawn lines
 * that the PDF knows beside those of the file; the PDF's outline and document information. The text of the PDF, where it has
 * any, is skipped. That the two are not of one document is reported: pages of another number or shape.
 *
 * @param read reads the OCR program's file, given the sizes of the pages by their number
 * @throws {SourceError} what `readPdf` throws but `E_PDF_SCAN`, and what `read` does
 */
export async function readBesidePdf(
  pdf: BesidePdf,
  read: (pageSizes: ReadonlyMap<number, PageSize>) => Promise<SourceDocument>,
  report: Report,
): Promise<SourceDocument> {
  const { bytes, pages, password } = pdf
  const { document: drawn } = await namingFile('the PDF of its pages', () =>
    readDrawnDocument(bytes, { pages, password }, onlyWarnings(report)),
  )
  const byNumber = new Map(drawn.pages.map(page => [page.number, page]))
  const document = await read(byNumber)
  if (document.pageCount !== drawn.pageCount) report(differentCounts(document.pageCount, drawn.pageCount))
  return {
    ...document,
    pages: document.pages.map(page => onPage(page, byNumber.get(page.number))),
    outline: drawn.outline,
    metadata: { ...document.metadata, ...drawn.metadata },
    pageCount: drawn.pageCount,
  }
}

/** Warnings about the file matter; notes are on the text of the PDF, which is not used. */
function onlyWarnings(report: Report): Report {
  return diagnostic => {
    if (diagnostic.severity !== 'note') report(diagnostic)
  }
}

function onPage(page: Page, drawn: Page | undefined): Page {
  if (drawn === undefined) return page
  const whole = WHOLE_PAGE * drawn.width * drawn.height
  const isFigure = (box: Box) => areaOf(box) < whole
  return {
    ...page,
    label: page.label ?? drawn.label,
    rules: [...page.rules, ...drawn.rules],
    figures: [...page.figures, ...drawn.figures.filter(isFigure)],
    ...(drawn.shades === undefined ? {} : { shades: drawn.shades }),
  }
}

function differentCounts(recognised: number, drawn: number): Diagnostic {
  const message = `the OCR file has ${recognised} pages, and the PDF ${drawn}: are they of one document?`
  return { code: 'W_OCR_PAGE_COUNT', severity: 'warning', message }
}
