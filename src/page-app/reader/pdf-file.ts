/** Where the service has pdf.js. */
const PDFJS = '/page/pdfjs'

/** What is used of pdf.js. */
interface Pdfjs {
  readonly GlobalWorkerOptions: { workerSrc: string }
  readonly AnnotationMode: { readonly DISABLE: number }
  getDocument(options: object): LoadingTask
}
interface LoadingTask {
  readonly promise: Promise<PdfDocument>
  onPassword: (update: (password: string) => void) => void
  destroy(): Promise<void>
}
interface PdfDocument {
  getPage(number: number): Promise<PdfPage>
  /** Forgets fonts and pictures. @throws while a page is drawn */
  cleanup(): Promise<void>
}
interface PdfPage {
  getViewport(options: { readonly scale: number }): { readonly width: number; readonly height: number }
  render(options: object): { readonly promise: Promise<void>; cancel(): void }
  cleanup(): void
}

/** pdf.js keeps the fonts and pictures of all pages; so many pages are drawn before it is to forget them. */
const DRAWN_BEFORE_CLEANUP = 12

/** A PDF whose pages are drawn as they are printed. */
export class PdfFile {
  readonly #task: LoadingTask
  readonly #document: PdfDocument
  readonly #noAnnotations: number
  /** Pages that are being drawn. */
  #drawing = 0
  /** Pages that were drawn since the last cleanup. */
  #drawn = 0
  #cleanup: Promise<void> = Promise.resolve()

  private constructor(task: LoadingTask, document: PdfDocument, noAnnotations: number) {
    this.#task = task
    this.#document = document
    this.#noAnnotations = noAnnotations
  }

  /** @throws where the file is no PDF, or no password opens it */
  static async open(url: string, askPassword: () => Promise<string | undefined>): Promise<PdfFile> {
    const pdfjs = (await import(`${PDFJS}/build/pdf.min.mjs`)) as Pdfjs
    pdfjs.GlobalWorkerOptions.workerSrc = `${PDFJS}/build/pdf.worker.min.mjs`
    const task = pdfjs.getDocument({
      url,
      cMapUrl: `${PDFJS}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${PDFJS}/standard_fonts/`,
      wasmUrl: `${PDFJS}/wasm/`,
      iccUrl: `${PDFJS}/iccs/`,
      // The policy of the page allows no code that is made of text.
      isEvalSupported: false,
    })
    task.onPassword = update => {
      void askPassword().then(password => (password === undefined ? task.destroy() : update(password)))
    }
    return new PdfFile(task, await task.promise, pdfjs.AnnotationMode.DISABLE)
  }

  /** Draws a page, from 1, so many pixels wide; ends early when `signal` is aborted. */
  async draw(number: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
    await this.#cleanup
    this.#drawing++
    try {
      return await this.#render(number, width, signal)
    } finally {
      this.#drawing--
      this.#drawn++
      if (this.#drawing === 0 && this.#drawn >= DRAWN_BEFORE_CLEANUP) {
        this.#drawn = 0
        this.#cleanup = this.#document.cleanup().catch(() => {})
      }
    }
  }

  async #render(number: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
    const page = await this.#document.getPage(number)
    if (signal.aborted) return undefined
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    canvas.setAttribute('aria-hidden', 'true')
    const rendering = page.render({ canvas, viewport, annotationMode: this.#noAnnotations })
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
    await this.#task.destroy()
  }
}

/** Gives the memory of a canvas back now: a canvas that is only let go holds it until the browser collects garbage. */
export function releaseCanvas(canvas: Element): void {
  if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0
}
