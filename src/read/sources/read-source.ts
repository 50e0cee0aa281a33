import type { Report } from '../../base/diagnostics.ts'
import { OptionError, SourceError } from '../../base/errors.ts'
import type { SourceDocument } from '../../model/page/page.ts'
import type { ReadOcrOptions } from './ocr-files/ocr-document.ts'
import { rootElementOf } from '../../base/text/xml-root.ts'
import type { ReadPdfOptions } from './read-pdf.ts'
import { decodeHead, type SourceKind, sniffSource } from './sniff.ts'
import { unpackGzip } from './files/unpack.ts'

type ReadPages = (
  bytes: Uint8Array,
  options: ReadPdfOptions & ReadOcrOptions,
  report: Report,
) => Promise<SourceDocument>

/** How a kind of input is read. */
interface SourceReader {
  /** What such a file is called in messages. */
  readonly name: string
  /** Whether an OCR program wrote it, so that it can be read on the pages of its PDF. */
  readonly isOfOcr: boolean
  /** Loads the reader when it is asked for. */
  readonly load: () => Promise<ReadPages>
}

/** Kinds of input without pages. */
type PagelessKind = 'freki' | 'text'

/** The reader of each kind of input that has pages. */
const READERS: Readonly<Record<Exclude<SourceKind, PagelessKind> | 'html', SourceReader>> = {
  pdf: { name: 'PDF', isOfOcr: false, load: async () => (await import('./read-pdf.ts')).readPdf },
  tetml: {
    name: 'TETML',
    isOfOcr: false,
    load: async () => (await import('./converters/tetml/tetml.ts')).readTetml,
  },
  pdfminer: {
    name: 'PDFMiner XML',
    isOfOcr: false,
    load: async () => (await import('./converters/pdfminer/pdfminer.ts')).readPdfMiner,
  },
  stext: { name: 'MuPDF stext', isOfOcr: false, load: async () => (await import('./converters/stext.ts')).readStext },
  bbox: {
    name: 'pdftotext -bbox-layout',
    isOfOcr: false,
    load: async () => (await import('./converters/bbox-layout.ts')).readBboxLayout,
  },
  pdftohtml: {
    name: 'pdftohtml -xml',
    isOfOcr: false,
    load: async () => (await import('./converters/pdftohtml.ts')).readPdfToHtml,
  },
  alto: { name: 'ALTO', isOfOcr: true, load: async () => (await import('./ocr-files/alto/alto.ts')).readAlto },
  abbyy: {
    name: 'FineReader XML',
    isOfOcr: true,
    load: async () => (await import('./ocr-files/abbyy/abbyy.ts')).readAbbyy,
  },
  page: {
    name: 'PAGE XML',
    isOfOcr: true,
    load: async () => (await import('./ocr-files/page-xml/page-xml.ts')).readPageXml,
  },
  hocr: { name: 'hOCR', isOfOcr: true, load: async () => (await import('./ocr-files/hocr/hocr.ts')).readHocr },
  layout: {
    name: 'HTML in which lines have places (pdftohtml -c, mutool convert -F html)',
    isOfOcr: false,
    load: async () => (await import('./converters/layout-html/layout-html.ts')).readLayoutHtml,
  },
  // Web pages are HTML too: it is read so only where that is asked for.
  html: {
    name: 'HTML of an OCR program without places (reader html)',
    isOfOcr: false,
    load: async () => (await import('./converters/flow-layout/flow-layout.ts')).readFlowLayout,
  },
}

/** How a source is read: `auto` detects the format. */
export type Reader = 'auto' | keyof typeof READERS

/** Names of the readers. */
export const READER_NAMES = ['auto', ...Object.keys(READERS)] as readonly Reader[]

export interface ReadSourceOptions extends ReadPdfOptions, ReadOcrOptions {
  /** Default `auto`. */
  readonly reader?: Reader | undefined
  /** Bytes of the PDF that an OCR program's file was made from: its pages are those of the document. Default none. */
  readonly pagesOf?: Uint8Array | undefined
  /** Whether the running text of the document goes with it, so that HTML without places is its layout; default false. */
  readonly hasFloat?: boolean | undefined
}

/**
 * The pages of a PDF, TETML, PDFMiner XML, structured text of MuPDF (`mutool draw -F stext`), `pdftotext -bbox-layout`, `pdftohtml -xml`, hOCR, ALTO, FineReader XML, PAGE
 * XML or HTML in which lines have places (`pdftohtml -c`, `mutool convert -F html`), packed with gzip or not.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN`, and what the reader throws
 * @throws {OptionError} `E_OPTION_RANGE` for an unknown reader; `E_OPTION_CONFLICT` for `pagesOf` beside a file that no
 * OCR program wrote
 */
export async function readSource(
  bytes: Uint8Array,
  options: ReadSourceOptions,
  report: Report,
): Promise<SourceDocument> {
  const { reader = 'auto' } = options
  const unpacked = unpackGzip(bytes)
  if (unpacked.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const name = reader === 'auto' ? findReader(unpacked, options.hasFloat) : reader
  // Programs in JavaScript may name any reader.
  const known = (READERS as Partial<typeof READERS>)[name]
  if (known === undefined) {
    throw new OptionError('E_OPTION_RANGE', `there is no reader ${reader}; known are ${READER_NAMES.join(', ')}`)
  }
  const read = await known.load()
  const { pagesOf, pages, password } = options
  if (pagesOf === undefined) return read(unpacked, options, report)
  if (!known.isOfOcr) throw notOfOcr(known)
  const { readBesidePdf } = await import('./beside-pdf.ts')
  const pdf = { bytes: unpackGzip(pagesOf), pages, password }
  return readBesidePdf(pdf, pageSizes => read(unpacked, { ...options, pageSizes }, report), report)
}

function notOfOcr({ name }: SourceReader): OptionError {
  const names = listNames(Object.values(READERS).filter(({ isOfOcr }) => isOfOcr))
  const message = `the pages of a PDF go with ${names}, but this file is read as ${name}`
  return new OptionError('E_OPTION_CONFLICT', message)
}

/** A file that is not XML is left to the reader of PDF, which says what is wrong with it. */
function findReader(bytes: Uint8Array, hasFloat = false): keyof typeof READERS {
  const kind = sniffSource(bytes)
  if (kind !== undefined && hasPages(kind)) return kind
  const root = kind === undefined ? rootElementOf(decodeHead(bytes)) : ''
  if (root === '') return 'pdf'
  if (hasFloat && root.toLowerCase() === 'html') return 'html'
  const message = `the root element is <${root}>; expected ${listNames(Object.values(READERS))}`
  throw new SourceError('E_FORMAT_UNKNOWN', message)
}

function hasPages(kind: SourceKind): kind is Exclude<SourceKind, PagelessKind> {
  return kind in READERS
}

function listNames(readers: readonly SourceReader[]): string {
  const names = readers.map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}
