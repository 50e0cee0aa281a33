import type { Report } from '../diagnostics.ts'
import { SourceError } from '../errors.ts'
import type { SourceDocument } from '../page/page.ts'
import type { OcrOptions } from './ocr/options.ts'
import { pagesToRecognise, SCAN_SHARE } from './recognition/which-pages.ts'
import { refuseBombs } from './pdf/file/bombs.ts'
import { readMetadata, readOutline, readPermissions } from './pdf/document.ts'
import { createOperatorTable } from './pdf/drawing/interpret-page.ts'
import { checkGlyphs, checkPages, checkSize } from './pdf/limits.ts'
import { readLinks } from './pdf/links.ts'
import type { ReadPage } from './pdf/page.ts'
import { hasPdfHeader, type OpenPdf, openPdf, type PDFDocumentProxy } from './pdf/port/pdfjs.ts'
import { type Reading, readPage } from './pdf/read-page.ts'
import { hasSoundXref, unpackObjects } from './pdf/file/repair.ts'

/** What to read of a PDF, and how to open it. */
export interface ReadPdfOptions {
  /** Pages of the file, from 1; default all. Numbers beyond the last page are ignored. */
  readonly pages?: readonly number[] | undefined
  /** Opens an encrypted file; default none. */
  readonly password?: string | undefined
  /** How pages without text are recognised from their pictures; default not at all. */
  readonly ocr?: OcrOptions | undefined
}

/**
 * The pages of a PDF with their runs, rules and figures, and what the file says of itself.
 *
 * One pass over the drawing operators of each page gives the glyphs; words are rebuilt from where they stand. Text
 * that a reader does not see is set apart with its reason. A page that cannot be read is empty and reported.
 * Never changes `bytes`, runs scripts or fetches anything. Of annotations the links of the first pages are read; notes and form fields are not.
 *
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_PDF_NO_PAGES`,
 * `E_FILE_TOO_LARGE`, `E_PDF_SCAN` when all pages are pictures without any text.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions, report: Report): Promise<SourceDocument> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const pdf = await openSoundOrRepaired(bytes, options.password, report)
  const { document, scans } = await readDocument(pdf, options, report).finally(() => pdf.close())
  if (scans.length === 0 || options.ocr === undefined) return document
  const { recogniseDocument } = await import('./recognition/recognise-document.ts')
  return recogniseDocument(document, { bytes, password: options.password, pages: scans }, options.ocr, report)
}

/**
 * What the pages of a PDF are apart from their text: also of a PDF that has none.
 * @throws {SourceError} what {@link readPdf} throws, but `E_PDF_SCAN`
 */
export async function readPdfPages(
  bytes: Uint8Array,
  { pages, password }: Pick<ReadPdfOptions, 'pages' | 'password'>,
  report: Report,
): Promise<SourceDocument> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const pdf = await openSoundOrRepaired(bytes, password, report)
  const { document } = await readDocument(pdf, { pages, ocr: { mode: 'always' } }, report).finally(() => pdf.close())
  return document
}

async function openSoundOrRepaired(bytes: Uint8Array, password: string | undefined, report: Report): Promise<OpenPdf> {
  checkSize(bytes)
  await refuseBombs(bytes)
  const sound = hasSoundXref(bytes) ? await openUndamaged(bytes, password) : undefined
  if (sound && (await hasRealPages(sound.document))) return sound
  await sound?.close()
  const unpacked = hasPdfHeader(bytes) ? await unpackObjects(bytes) : undefined
  const repaired = await openPdf(unpacked ?? bytes, password)
  if (!(await hasRealPages(repaired.document))) {
    await repaired.close()
    throw damagedError('its page tree is lost')
  }
  report({
    code: 'W_PDF_DAMAGED',
    severity: 'warning',
    message: 'the PDF is damaged: its table of objects cannot be read; it was rebuilt, and parts may be missing',
  })
  return repaired
}

/** The open file, or `undefined` when it is damaged; other faults are thrown. */
async function openUndamaged(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf | undefined> {
  try {
    return await openPdf(bytes, password)
  } catch (error) {
    if (error instanceof SourceError && error.code === 'E_PDF_DAMAGED') return undefined
    throw error
  }
}

/** Whether the first page is one of the file; pdf.js makes an empty page up where it finds no page tree. */
async function hasRealPages(document: PDFDocumentProxy): Promise<boolean> {
  if (document.numPages === 0) return true
  const first = await document.getPage(1).catch(() => undefined)
  // A first page that cannot be read is still a page; reading it reports why.
  return first === undefined || first.ref !== null
}

/** What the drawing operators tell, and the pages of which only their pictures tell. */
interface Drawn {
  readonly document: SourceDocument
  readonly scans: readonly number[]
}

async function readDocument(pdf: OpenPdf, options: ReadPdfOptions, report: Report): Promise<Drawn> {
  const { document } = pdf
  const pageCount = document.numPages
  if (pageCount === 0) throw new SourceError('E_PDF_NO_PAGES', 'the PDF has no pages; fetch the file again')
  const reading: Reading = {
    document,
    operators: createOperatorTable(pdf.operators),
    fonts: new Map(),
    faces: new Map(),
    labels: await readPart('page labels', document.getPageLabels(), null, report),
    layers: await readPart('layers', document.getOptionalContentConfig(), undefined, report),
    isTagged: (await readPart('structure', document.getMarkInfo(), null, report))?.Marked === true,
    links: await readLinks(document),
    report,
  }
  const pages: ReadPage[] = []
  let glyphs = 0
  for (const number of pagesToRead(options.pages, pageCount)) {
    const page = await readPage(reading, number)
    pages.push(page)
    glyphs += countGlyphs(page)
    checkGlyphs(glyphs)
  }
  const scans = await pagesToRecognise(pages, options.ocr?.mode ?? (options.ocr === undefined ? 'never' : 'auto'))
  reportUnmapped(reading)
  refuseUnreadable(pages)
  if (scans.length === 0) refuseScan(pages)
  const read: SourceDocument = {
    pages: pages.map(({ page }) => page),
    outline: await readPart('outline', readOutline(document), [], report),
    metadata: await readPart('document information', readMetadata(document), {}, report),
    permissions: await readPart('permissions', readPermissions(document), undefined, report),
    pageCount,
  }
  return { document: read, scans }
}

/** A part beside the pages, or `otherwise` with a warning where a damaged file makes pdf.js reject it. */
async function readPart<T>(name: string, part: Promise<T>, otherwise: T, report: Report): Promise<T> {
  try {
    return await part
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report({ code: 'W_PDF_PART_FAILED', severity: 'warning', message: `${name}: cannot be read (${reason})` })
    return otherwise
  }
}

function pagesToRead(pages: readonly number[] | undefined, pageCount: number): readonly number[] {
  checkPages(pages === undefined ? pageCount : new Set(pages).size)
  if (pages === undefined) return Array.from({ length: pageCount }, (_, index) => index + 1)
  return [...new Set(pages)].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b)
}

function countGlyphs({ page }: ReadPage): number {
  return [...page.runs, ...page.dropped].reduce((sum, { glyphs }) => sum + glyphs, 0)
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

function refuseUnreadable(pages: readonly ReadPage[]): void {
  if (pages.length > 0 && pages.every(page => page.isFailed)) throw damagedError('none of its pages can be read')
}

function damagedError(reason: string): SourceError {
  return new SourceError('E_PDF_DAMAGED', `the PDF is damaged beyond reading: ${reason}; fetch the file again`)
}

function refuseScan(pages: readonly ReadPage[]): void {
  if (pages.some(({ page }) => page.runs.length > 0 || page.dropped.length > 0)) return
  const scans = pages.filter(page => page.pictureShare >= SCAN_SHARE).length
  if (scans === 0) return
  throw new SourceError(
    'E_PDF_SCAN',
    `the PDF is a scan: ${scans} of ${pages.length} pages are pictures, and there is no text; let it be recognised (--ocr auto)`,
  )
}
