import type { Report } from '../diagnostics.ts'
import { OptionError, SourceError } from '../errors.ts'
import type { SourceDocument } from '../page/page.ts'
import type { ReadOcrOptions } from './ocr-files/ocr-document.ts'
import { rootElementOf } from '../text/xml-root.ts'
import type { ReadPdfOptions } from './read-pdf.ts'
import { decodeHead, type SourceKind, sniffSource } from './sniff.ts'
import { unpackGzip } from './files/unpack.ts'

type ReadPages = (
  bytes: Uint8Array,
  options: ReadPdfOptions & ReadOcrOptions,
  report: Report,
) => Promise<SourceDocument>

/** The kinds of input that have pages, and who reads each. A reader is loaded when it is asked for. */
const READERS = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  tetml: async () => (await import('./converters/tetml/tetml.ts')).readTetml,
  pdfminer: async () => (await import('./converters/pdfminer/pdfminer.ts')).readPdfMiner,
  bbox: async () => (await import('./converters/bbox-layout.ts')).readBboxLayout,
  pdftohtml: async () => (await import('./converters/pdftohtml.ts')).readPdfToHtml,
  alto: async () => (await import('./ocr-files/alto/alto.ts')).readAlto,
  abbyy: async () => (await import('./ocr-files/abbyy/abbyy.ts')).readAbbyy,
  page: async () => (await import('./ocr-files/page-xml/page-xml.ts')).readPageXml,
  hocr: async () => (await import('./ocr-files/hocr/hocr.ts')).readHocr,
  layout: async () => (await import('./converters/layout-html/layout-html.ts')).readLayoutHtml,
} as const satisfies Partial<Record<SourceKind, () => Promise<ReadPages>>>

/** How a source is read: `auto` looks into it. */
export type Reader = 'auto' | keyof typeof READERS

/** Names of the readers. */
export const READER_NAMES = ['auto', ...Object.keys(READERS)] as readonly Reader[]

/** What to read of a source, and by which reader. */
export interface ReadSourceOptions extends ReadPdfOptions, ReadOcrOptions {
  /** Default `auto`. */
  readonly reader?: Reader | undefined
  /** Bytes of the PDF that an OCR program's file was made from: its pages are those of the document. Default none. */
  readonly pagesOf?: Uint8Array | undefined
}

/** The files of OCR programs. */
const OCR_FILES: ReadonlySet<string> = new Set<keyof typeof READERS>(['hocr', 'alto', 'abbyy', 'page'])

/**
 * The pages of a PDF, TETML, PDFMiner XML, `pdftotext -bbox-layout`, `pdftohtml -xml`, hOCR, ALTO, FineReader XML, PAGE
 * XML or HTML in which lines have places (`pdftohtml -c`, `mutool convert -F html`), packed with gzip or not.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN`, and what the reader throws
 * @throws {OptionError} `E_OPTION_RANGE` for a reader that is none; `E_OPTION_CONFLICT` for `pagesOf` beside a file that
 * no OCR program wrote
 */
export async function readSource(
  bytes: Uint8Array,
  options: ReadSourceOptions,
  report: Report,
): Promise<SourceDocument> {
  const { reader = 'auto' } = options
  const unpacked = unpackGzip(bytes)
  if (unpacked.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const name = reader === 'auto' ? findReader(unpacked) : reader
  const load = READERS[name]
  if (load === undefined) {
    throw new OptionError('E_OPTION_RANGE', `there is no reader ${reader}; known are ${READER_NAMES.join(', ')}`)
  }
  const read = await load()
  const { pagesOf, pages, password } = options
  if (pagesOf === undefined) return read(unpacked, options, report)
  if (!OCR_FILES.has(name)) throw notOfOcr(name)
  const { readBesidePdf } = await import('./beside-pdf.ts')
  const pdf = { bytes: unpackGzip(pagesOf), pages, password }
  return readBesidePdf(pdf, pageSizes => read(unpacked, { ...options, pageSizes }, report), report)
}

function notOfOcr(name: string): OptionError {
  const message = `the pages of a PDF go with hOCR, ALTO, FineReader XML or PAGE XML, and this file is read as ${name}`
  return new OptionError('E_OPTION_CONFLICT', message)
}

/** What is no XML is left to the reader of PDF, which says what is wrong with it. */
function findReader(bytes: Uint8Array): keyof typeof READERS {
  const kind = sniffSource(bytes)
  if (kind !== undefined && kind in READERS) return kind as keyof typeof READERS
  const root = kind === undefined ? rootElementOf(decodeHead(bytes)) : ''
  if (root === '') return 'pdf'
  const expected =
    'expected a PDF, TETML, PDFMiner XML, pdftotext -bbox-layout, pdftohtml -xml or -c, hOCR, ALTO, FineReader XML or PAGE XML'
  throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root}>; ${expected}`)
}
