/** Where the service has pdf.js. */
const PDFJS = '/page/pdfjs'

/** What is used of pdf.js. */
interface Pdfjs {
  readonly GlobalWorkerOptions: { workerSrc: string }
  readonly AnnotationMode: { readonly DISABLE: number }
  readonly PasswordResponses: { readonly INCORRECT_PASSWORD: number }
  readonly PDFDataRangeTransport: new (length: number, initialData: null) => RangeTransport
  getDocument(options: object): LoadingTask
}
interface RangeTransport {
  requestDataRange: (begin: number, end: number) => void
  abort: () => void
  onDataRange(begin: number, chunk: Uint8Array): void
}
interface LoadingTask {
  readonly promise: Promise<PdfDocument>
  onPassword: (update: (password: string) => void, reason: number) => void
  destroy(): Promise<void>
}
interface PdfDocument {
  getPage(number: number): Promise<PdfPage>
}
interface PdfPage {
  getViewport(options: { readonly scale: number }): { readonly width: number; readonly height: number }
  render(options: object): { readonly promise: Promise<void>; cancel(): void }
  cleanup(): void
}

/**
 * Pages that are drawn before pdf.js is started anew. It keeps fonts and pictures, and the garbage of its worker is collected
 * late: only a worker that ends gives all its memory back. To start reads little of the file, so it may be often: after every tenth
 * page a tab with 306 pages of photographs had 368 to 425 megabytes at most, after every fifth 337 to 414, and no less after every third.
 */
const DRAWN_BEFORE_RESTART = 5

/** Gives a password; asked again with `isWrong` where it does not open the file. */
type AskPassword = (isWrong: boolean) => Promise<string | undefined>

/** A PDF whose pages are drawn as they are printed. */
export class PdfFile {
  /** The bytes, which the browser keeps outside of the memory of the page. */
  readonly #file: Blob
  readonly #askPassword: AskPassword
  #opened: OpenedFile
  /** Pages that are being drawn. */
  #drawing = 0
  /** Pages that were drawn since pdf.js was started. */
  #drawn = 0
  #restart: Promise<void> = Promise.resolve()

  private constructor(file: Blob, askPassword: AskPassword, opened: OpenedFile) {
    this.#file = file
    this.#askPassword = askPassword
    this.#opened = opened
  }

  /** @throws where the file is no PDF, or no password opens it */
  static async open(url: string, askPassword: AskPassword): Promise<PdfFile> {
    const file = await (await fetch(url)).blob()
    return new PdfFile(file, askPassword, await start(file, askPassword))
  }

  /** Draws a page, from 1, so many pixels wide; ends early when `signal` is aborted. */
  async draw(number: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
    await this.#restart
    if (signal.aborted) return undefined
    this.#drawing++
    try {
      return await this.#render(number, width, signal)
    } finally {
      this.#drawing--
      this.#drawn++
      if (this.#drawing === 0 && this.#drawn >= DRAWN_BEFORE_RESTART) this.#restart = this.#startAnew()
    }
  }

  async #startAnew(): Promise<void> {
    this.#drawn = 0
    await this.#opened.task.destroy()
    this.#opened = await start(this.#file, this.#askPassword, this.#opened.password)
  }

  async #render(number: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
    const { document: file, noAnnotations } = this.#opened
    const page = await file.getPage(number)
    if (signal.aborted) return undefined
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    canvas.setAttribute('aria-hidden', 'true')
    const rendering = page.render({ canvas, viewport, annotationMode: noAnnotations })
    const cancel = () => rendering.cancel()
    signal.addEventListener('abort', cancel)
    try {
      await rendering.promise
      return canvas
    } catch (error) {
      releaseCanvas(canvas)
      if (signal.aborted) return undefined
      throw error
    } finally {
      signal.removeEventListener('abort', cancel)
      page.cleanup()
    }
  }

  async close(): Promise<void> {
    await this.#restart
    await this.#opened.task.destroy()
  }
}

interface OpenedFile {
  readonly task: LoadingTask
  readonly document: PdfDocument
  readonly noAnnotations: number
  /** What opened it, if it was asked for. */
  readonly password: string | undefined
}

async function start(file: Blob, askPassword: AskPassword, known?: string): Promise<OpenedFile> {
  const pdfjs = (await import(`${PDFJS}/build/pdf.min.mjs`)) as Pdfjs
  pdfjs.GlobalWorkerOptions.workerSrc = `${PDFJS}/build/pdf.worker.min.mjs`
  const task = pdfjs.getDocument({
    range: partsOf(file, pdfjs),
    // Only what a page needs is read: a long paper has photographs that nobody looks at.
    disableAutoFetch: true,
    cMapUrl: `${PDFJS}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
    wasmUrl: `${PDFJS}/wasm/`,
    iccUrl: `${PDFJS}/iccs/`,
    // The policy of the page allows no code that is made of text.
    isEvalSupported: false,
    ...(known === undefined ? {} : { password: known }),
  })
  let password = known
  task.onPassword = (update, reason) => {
    void askPassword(reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD).then(given => {
      password = given
      return given === undefined ? task.destroy() : update(given)
    })
  }
  return { task, document: await task.promise, noAnnotations: pdfjs.AnnotationMode.DISABLE, password }
}

/** Gives pdf.js the parts of a file that it asks for. */
function partsOf(file: Blob, { PDFDataRangeTransport }: Pdfjs): RangeTransport {
  const parts = new PDFDataRangeTransport(file.size, null)
  let isOver = false
  parts.abort = () => {
    isOver = true
  }
  parts.requestDataRange = (begin, end) => {
    void file
      .slice(begin, end)
      .arrayBuffer()
      .then(bytes => isOver || parts.onDataRange(begin, new Uint8Array(bytes)))
  }
  return parts
}

/** Gives the memory of a canvas back now: a canvas that is only let go holds it until the browser collects garbage. */
export function releaseCanvas(canvas: Element): void {
  if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0
}
