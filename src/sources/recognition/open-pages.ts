import { harmlessBytes, type OpenPdf, openPdfToDraw } from '../pdf/port/pdfjs.ts'
import { type PreparedPage, preparePage } from '../ocr/picture/prepare-page.ts'

/** The pages of a file as pictures to be read. */
export interface OpenPages {
  /**
   * The page of this number, from 1. One is made ready at a time, however many are asked for: a large one takes
   * 100 MB, and there is one thread for them all.
   *
   * @throws {SourceError} `E_OCR_FAILED` when it cannot be drawn, what `openPdf` throws when the file cannot be opened
   */
  prepare(number: number): Promise<PreparedPage>
  /** Must be called, whatever happens in between. */
  close(): Promise<void>
}

/** Pages after which the file is opened anew, which gives back the copy of its bytes and what pdf.js keeps of pages. */
const PAGES_OF_AN_OPENING = 40

/** The pages of a PDF, which is opened when the first is asked for. */
export function openPages(bytes: Uint8Array, password: string | undefined): OpenPages {
  const harmless = harmlessBytes(bytes)
  let pdf: OpenPdf | undefined
  let pagesLeft = 0
  let last: Promise<unknown> = Promise.resolve()
  const prepareNext = async (number: number) => {
    if (pdf === undefined || pagesLeft === 0) {
      await pdf?.close()
      pdf = undefined
      pdf = await openPdfToDraw(harmless, password)
      pagesLeft = PAGES_OF_AN_OPENING
    }
    pagesLeft--
    return preparePage(pdf, number)
  }
  return {
    prepare(number) {
      const page = last.then(() => prepareNext(number))
      last = page.catch(() => undefined)
      return page
    },
    async close() {
      await last
      await pdf?.close()
    },
  }
}
