/**
 * The only file that loads pdf.js. Its legacy build changes globals of the process, so loading is done here once,
 * and what can be put back is put back.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist'
import { SourceError } from '../../../../base/errors.ts'
import { withoutCanvas } from './canvas.ts'
import { InThreadPort } from './in-thread-port.ts'
import { decodePlainly, JpegDecoder } from './jpeg-decoder.ts'
import { OperatorBudget } from './operator-budget.ts'
import { forgiveStrayRejections } from './stray-rejections.ts'
import { withSaneCodeRanges } from '../file/fonts/code-ranges.ts'
import { withoutEndlessFonts } from '../file/fonts/endless-fonts.ts'
import { describeForeignFile } from '../../files/foreign-file.ts'
import type { StreamFindings } from '../file/bombs.ts'
import { hasPdfHeader } from '../file/header.ts'
import { withReplacementTexts } from '../file/replacement-texts.ts'
import { withoutTilingPatterns } from '../file/tiling-patterns.ts'

export type { PDFDocumentProxy, PDFPageProxy }

/** The numbers of the drawing operators by name, as pdf.js gives them. */
export type OperatorNumbers = Readonly<Record<string, number>>

/** An open document; `close` must be called, whatever happens in between. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly operators: OperatorNumbers
  /** Of the page that is being read, or was read last. */
  readonly budget: Pick<OperatorBudget, 'excess'>
  close(): Promise<void>
}

/**
 * Pages are drawn, and their pictures looked for, without annotations (pdf.js `AnnotationMode`): programs put them there
 * later, and so do readers, as links, notes and stamps.
 */
export const NO_ANNOTATIONS = 0
/** The text of pages is read with what annotations show of themselves: typed notes and the values of form fields. */
export const WITH_ANNOTATIONS = 1

type Pdfjs = typeof import('pdfjs-dist')

let loading: Promise<Pdfjs> | undefined

/** The bytes of a PDF, or a changed copy of them, without what could keep pdf.js busy for ever. */
export function harmlessBytes(bytes: Uint8Array): Uint8Array {
  return withoutEndlessFonts(withSaneCodeRanges(bytes))
}

/** Opens the file to read its text. The bytes are copied, as pdf.js detaches what it is given.
 * @param findings what is known of the file since its streams were unpacked
 * @throws {SourceError} `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_FORMAT_UNKNOWN`, `E_PDF_NO_PAGES`. */
export async function openPdf(
  bytes: Uint8Array,
  password: string | undefined,
  findings: StreamFindings,
): Promise<OpenPdf> {
  // Pictures are never looked at; decoding them is half of the time and most of the memory.
  const settings = { maxImageSize: 1, fontExtraProperties: true, ...FONTS_NOT_DRAWN }
  const data = withReplacementTexts(withoutTilingPatterns(new Uint8Array(harmlessBytes(bytes))), findings)
  return open(bytes, password, { data, ...settings })
}

/** Largest picture of a file that is decoded, in pixels: A4 at 1200 dpi. */
const MOST_PICTURE_PIXELS = 150_000_000

/** Bytes that are handed to pdf.js at once: about a page of a scan in black and white. */
const CHUNK_IN_BYTES = 65_536

/**
 * Opens the file to draw its pages; as `openPdf` else. Of the bytes, those of the pages that are drawn are copied: scans
 * are large.
 *
 * @param bytes as {@link harmlessBytes} gives them, once for many openings
 */
export async function openPdfToDraw(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf> {
  const { PDFDataRangeTransport } = await loadPdfjs()
  const range = new PDFDataRangeTransport(bytes.length, null)
  range.requestDataRange = (begin, end) => {
    // A copy: pdf.js takes the bytes away, and the slice of a Buffer has those of the file.
    range.onDataRange(begin, new Uint8Array(bytes.subarray(begin, end)))
  }
  const inParts = { range, rangeChunkSize: CHUNK_IN_BYTES, disableAutoFetch: true, disableStream: true }
  return open(bytes, password, { ...inParts, maxImageSize: MOST_PICTURE_PIXELS, isImageDecoderSupported: true })
}

/**
 * The same, to take the pixels of its pictures as well; while it is open, pdf.js decodes all pictures.
 *
 * @param bytes as {@link harmlessBytes} gives them
 */
export async function openPdfForPixels(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf> {
  const release = decodePlainly()
  try {
    const pdf = await openPdfToDraw(bytes, password)
    return { ...pdf, close: () => pdf.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function open(bytes: Uint8Array, password: string | undefined, settings: object): Promise<OpenPdf> {
  const pdfjs = await loadPdfjs()
  const budget = new OperatorBudget()
  const worker = await startWorker(pdfjs, budget)
  const release = forgiveStrayRejections()
  const task = pdfjs.getDocument({
    worker,
    ...(password === undefined ? {} : { password }),
    verbosity: 0,
    ...settings,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    ...libraryFolders(),
  })
  const close = () =>
    task
      .destroy()
      .finally(() => worker.destroy())
      .finally(release)
  return { document: await waitForDocument(task, bytes, close), operators: pdfjs.OPS, budget, close }
}

/** The half of pdf.js that reads the file, in this thread. */
async function startWorker({ PDFWorker }: Pdfjs, budget: OperatorBudget): Promise<PDFWorker> {
  const port = new InThreadPort(budget)
  const { pdfjsWorker } = globalThis as unknown as { readonly pdfjsWorker: ReadingHalf }
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port)
  const worker = new PDFWorker({ port: port as never, verbosity: 0 })
  await worker.promise
  return worker
}

/** As much of the half of pdf.js that reads the file as is used here. */
interface ReadingHalf {
  readonly WorkerMessageHandler: { initializeFromPort(port: InThreadPort): void }
}

/**
 * Has pdf.js believe that a browser takes the fonts; without one it builds the outline of every glyph, which nobody
 * looks at (a fifth of the time).
 */
const FONTS_NOT_DRAWN = {
  disableFontFace: false,
  ownerDocument: { fonts: { add: () => undefined, delete: () => undefined } },
}

/** Stands in for the browser's class of the same name. */
class FontFace {
  readonly loaded = Promise.resolve()
}

async function waitForDocument(
  task: PDFDocumentLoadingTask,
  bytes: Uint8Array,
  close: () => Promise<void>,
): Promise<PDFDocumentProxy> {
  try {
    return await task.promise
  } catch (error) {
    await close()
    throw openingError(error, bytes)
  }
}

/** Of pdf.js (`PasswordResponses.INCORRECT_PASSWORD`); the other number means that none was given. */
const WRONG_PASSWORD = 2

function openingError(error: unknown, bytes: Uint8Array): SourceError {
  const name = error instanceof Error ? error.name : ''
  const reason = error instanceof Error ? error.message : String(error)
  if (name === 'PasswordException') {
    const isWrong = (error as { code?: number }).code === WRONG_PASSWORD
    const message = isWrong
      ? 'the password is wrong for this PDF'
      : 'the PDF opens only with a password; give it (--password), or a copy without one'
    return new SourceError('E_PDF_ENCRYPTED', message, { cause: error })
  }
  if (!hasPdfHeader(bytes)) {
    return new SourceError('E_FORMAT_UNKNOWN', describeForeignFile(bytes), { cause: error })
  }
  return new SourceError('E_PDF_DAMAGED', `the PDF is damaged beyond reading (${reason}); fetch the file again`, {
    cause: error,
  })
}

async function loadPdfjs(): Promise<Pdfjs> {
  loading ??= importPdfjs()
  return loading
}

/** What core-js in the legacy build replaces by its own functions; that for writing JSON takes ten times longer. */
const REPLACED = [
  [Array.prototype, 'push'],
  [JSON, 'parse'],
  [JSON, 'stringify'],
] as const

/** Loads pdf.js; the native functions that it replaces are put back. */
async function importPdfjs(): Promise<Pdfjs> {
  const natives = REPLACED.map(
    ([holder, name]) => [holder, name, Object.getOwnPropertyDescriptor(holder, name)] as const,
  )
  // It looks for the decoder when it is loaded.
  Object.assign(globalThis, { ImageDecoder: JpegDecoder })
  const pdfjs = await withoutResponse(async () => {
    const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
    Object.assign(globalThis, { pdfjsWorker: worker, FontFace })
    return withoutCanvas(() => import('pdfjs-dist/legacy/build/pdf.min.mjs') as Promise<Pdfjs>)
  })
  for (const [holder, name, native] of natives) if (native) Object.defineProperty(holder, name, native)
  return pdfjs
}

/**
 * Runs `load`, in which pdf.js is loaded: it adds a method to the class `Response`, which it needs only to write a PDF. To
 * name the class makes Node load all that fetches from the network.
 */
async function withoutResponse<T>(load: () => Promise<T>): Promise<T> {
  const native = Object.getOwnPropertyDescriptor(globalThis, 'Response')
  Object.defineProperty(globalThis, 'Response', { value: class {}, configurable: true, writable: true })
  try {
    return await load()
  } finally {
    if (native) Object.defineProperty(globalThis, 'Response', native)
  }
}

function libraryFolders(): { cMapUrl: string; cMapPacked: boolean; standardFontDataUrl: string; wasmUrl: string } {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    cMapUrl: `${join(root, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
    wasmUrl: `${join(root, 'wasm')}/`,
  }
}
