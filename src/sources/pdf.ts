import type { Report } from '../diagnostics.ts'
import { SourceError } from '../errors.ts'
import type { Matrix } from '../geometry/matrix.ts'
import type { Font, Page, SourceDocument } from '../page/page.ts'
import { readMetadata, readOutline } from './pdf/document.ts'
import { type PdfFont, type PdfjsFont, toPdfFont } from './pdf/fonts.ts'
import { createOperatorTable, interpretPage, type OperatorTable } from './pdf/interpreter.ts'
import { boxOfFrame, emptyPage, type PageFrame, type ReadPage, toPage } from './pdf/page.ts'
import { type OpenPdf, openPdf, type PDFPageProxy } from './pdf/pdfjs.ts'
import { readRoles } from './pdf/structure.ts'

/** What to read of a PDF, and how to open it. */
export interface ReadPdfOptions {
  /** Pages of the file, from 1; default all. Numbers beyond the last page are ignored. */
  readonly pages?: readonly number[] | undefined
  /** Opens an encrypted file; default none. */
  readonly password?: string | undefined
}

/**
 * The pages of a PDF with their runs, rules and figures, and what the file says of itself.
 *
 * One pass over the drawing operators of each page gives the glyphs; words are rebuilt from where they stand. Text
 * that a reader does not see is set apart with its reason. A page that cannot be read is empty and reported.
 * Never changes `bytes`, runs scripts or fetches anything.
 *
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_PDF_NO_PAGES`,
 * `E_PDF_SCAN` when all pages are pictures without any text.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions, report: Report): Promise<SourceDocument> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const pdf = await openPdf(bytes, options.password)
  try {
    return await readDocument(pdf, options, report)
  } finally {
    await pdf.close()
  }
}

/** What the pages of one document share while it is read. */
interface Reading {
  readonly pdf: OpenPdf
  readonly operators: OperatorTable
  /** By the names that pdf.js gives them. */
  readonly fonts: Map<string, PdfFont>
  /** Fonts told apart only by their subsets are one font. */
  readonly faces: Map<string, Font>
  readonly labels: readonly string[] | null
  readonly layers: { isVisible(group: unknown): boolean }
  readonly isTagged: boolean
  readonly report: Report
}

async function readDocument(pdf: OpenPdf, options: ReadPdfOptions, report: Report): Promise<SourceDocument> {
  const { document } = pdf
  const pageCount = document.numPages
  if (pageCount === 0) throw new SourceError('E_PDF_NO_PAGES', 'the PDF has no pages; fetch the file again')
  const reading: Reading = {
    pdf,
    operators: createOperatorTable(pdf.operators),
    fonts: new Map(),
    faces: new Map(),
    labels: await document.getPageLabels(),
    layers: await document.getOptionalContentConfig(),
    isTagged: (await document.getMarkInfo())?.Marked === true,
    report,
  }
  const pages: ReadPage[] = []
  for (const number of pagesToRead(options.pages, pageCount)) pages.push(await readPage(reading, number))
  reportUnmapped(reading)
  refuseScan(pages)
  return {
    pages: pages.map(({ page }) => page),
    outline: await readOutline(document),
    metadata: await readMetadata(document),
    pageCount,
  }
}

function pagesToRead(pages: readonly number[] | undefined, pageCount: number): readonly number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (!pages) return all
  const wanted = new Set(pages)
  return all.filter(number => wanted.has(number))
}

async function readPage(reading: Reading, number: number): Promise<ReadPage> {
  const source = await reading.pdf.document.getPage(number)
  const frame = frameOf(source, reading.labels)
  try {
    const list = await source.getOperatorList({ annotationMode: NO_ANNOTATIONS })
    const roles = reading.isTagged ? await readRoles(source) : undefined
    const drawing = interpretPage(list, reading.operators, {
      matrix: frame.matrix,
      pageBox: boxOfFrame(frame),
      fontOf: id => fontOf(reading, source, id),
      isLayerVisible: group => reading.layers.isVisible(group),
      roleOf: contentId => roles?.get(contentId),
    })
    const page = toPage(drawing, frame)
    if (page.isTextLayer) reportTextLayer(reading.report, number)
    return page
  } catch (error) {
    reportFailedPage(reading.report, number, error)
    return { page: emptyPage(frame), isTextLayer: false, pictureShare: 0 }
  } finally {
    source.cleanup()
  }
}

/** Annotations are what readers and programs put on the page later: links, notes, stamps (pdf.js AnnotationMode). */
const NO_ANNOTATIONS = 0

function frameOf(source: PDFPageProxy, labels: readonly string[] | null): PageFrame {
  const { width, height, transform } = source.getViewport({ scale: 1 })
  const number = source.pageNumber
  return { number, label: labels?.[number - 1] || undefined, width, height, matrix: transform as unknown as Matrix }
}

function fontOf(reading: Reading, source: PDFPageProxy, id: string): PdfFont {
  const known = reading.fonts.get(id)
  if (known) return known
  const font = toPdfFont(source.commonObjs.has(id) ? (source.commonObjs.get(id) as PdfjsFont) : undefined)
  const shared = { ...font, font: faceOf(reading, font.font) }
  reading.fonts.set(id, shared)
  return shared
}

function faceOf({ faces }: Reading, font: Font): Font {
  const key = JSON.stringify([font.name, font.isBold ?? null, font.isItalic ?? null, font.isMonospace ?? null])
  const known = faces.get(key)
  if (known) return known
  faces.set(key, font)
  return font
}

function reportTextLayer(report: Report, page: number): void {
  report({
    code: 'W_PDF_INVISIBLE_TEXT_LAYER',
    severity: 'warning',
    message: `page ${page}: a scan with an invisible recognised text, which is read as the text of the page`,
    page,
  })
}

function reportFailedPage(report: Report, page: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  report({
    code: 'W_PDF_PAGE_FAILED',
    severity: 'warning',
    message: `page ${page}: cannot be read (${reason}); it is left empty`,
    page,
  })
}

function reportUnmapped({ fonts, report }: Reading): void {
  for (const { font, unmapped } of fonts.values()) {
    if (unmapped.size === 0) continue
    report({
      code: 'W_PDF_UNMAPPED',
      severity: 'warning',
      message: `font ${font.name || 'without name'}: ${unmapped.size} signs without Unicode (kept as U+FFFD)`,
    })
  }
}

/** Share of a page that pictures must cover for a page without text to count as scanned. */
const SCAN_SHARE = 0.25

function refuseScan(pages: readonly ReadPage[]): void {
  const hasText = (page: Page) => page.runs.length > 0 || page.dropped.length > 0
  if (pages.some(({ page }) => hasText(page))) return
  const scans = pages.filter(page => page.pictureShare >= SCAN_SHARE).length
  if (scans === 0) return
  throw new SourceError(
    'E_PDF_SCAN',
    `the PDF is a scan: ${scans} of ${pages.length} pages are pictures, and there is no text; run OCR on it first`,
  )
}
