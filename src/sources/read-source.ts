import type { Report } from '../diagnostics.ts'
import { OptionError, SourceError } from '../errors.ts'
import type { SourceDocument } from '../page/page.ts'
import { readBboxLayout } from './bbox-layout.ts'
import { type ReadPdfOptions, readPdf } from './pdf.ts'
import { readPdfMiner } from './pdfminer.ts'
import { readPdfToHtml } from './pdftohtml.ts'
import { rootElementOf } from '../text/xml-root.ts'
import { decodeHead, type SourceKind, sniffSource } from './sniff.ts'
import { readTetml } from './tetml.ts'
import { unpackGzip } from './unpack.ts'

type ReadPages = (bytes: Uint8Array, options: ReadPdfOptions, report: Report) => Promise<SourceDocument>

/** The kinds of input that have pages, and who reads each. */
const READERS = {
  pdf: readPdf,
  tetml: readTetml,
  pdfminer: readPdfMiner,
  bbox: readBboxLayout,
  pdftohtml: readPdfToHtml,
} as const satisfies Partial<Record<SourceKind, ReadPages>>

/** How a source is read: `auto` looks into it. */
export type Reader = 'auto' | keyof typeof READERS

/** Names of the readers. */
export const READER_NAMES = ['auto', ...Object.keys(READERS)] as readonly Reader[]

/** What to read of a source, and by which reader. */
export interface ReadSourceOptions extends ReadPdfOptions {
  /** Default `auto`. */
  readonly reader?: Reader | undefined
}

/**
 * The pages of a PDF, TETML, PDFMiner XML, `pdftotext -bbox-layout` or `pdftohtml -xml`, packed with gzip or not.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN`, and what the reader throws
 * @throws {OptionError} `E_OPTION_RANGE` for a reader that is none
 */
export async function readSource(
  bytes: Uint8Array,
  options: ReadSourceOptions,
  report: Report,
): Promise<SourceDocument> {
  const { reader = 'auto' } = options
  const unpacked = unpackGzip(bytes)
  if (unpacked.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const read = reader === 'auto' ? findReader(unpacked) : READERS[reader]
  if (read === undefined) {
    throw new OptionError('E_OPTION_RANGE', `there is no reader ${reader}; known are ${READER_NAMES.join(', ')}`)
  }
  return read(unpacked, options, report)
}

/** What is no XML is left to the reader of PDF, which says what is wrong with it. */
function findReader(bytes: Uint8Array): ReadPages {
  const kind = sniffSource(bytes)
  if (kind !== undefined && kind in READERS) return READERS[kind as keyof typeof READERS]
  const root = kind === undefined ? rootElementOf(decodeHead(bytes)) : ''
  if (root === '') return readPdf
  const expected = 'expected a PDF, TETML, PDFMiner XML, pdftotext -bbox-layout or pdftohtml -xml'
  throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root}>; ${expected}`)
}
