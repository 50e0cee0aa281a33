import { PackageError, SourceError } from '../../../base/errors.ts'
import type { OpenPage } from '../ocr/picture/prepare-page.ts'
import { drawPage } from '../pdf/pictures/draw-page.ts'
import { pictureOfPage } from '../pdf/pictures/picture-of-page.ts'
import { harmlessBytes, type OpenPdf, openPdfForPixels } from '../pdf/port/pdfjs.ts'
import type { PagePicture } from '../picture/page-picture.ts'

/** The pages of a file as pictures to be read. */
export interface OpenPages {
  /**
   * Opens the pages one at a time, however many are asked for: a large one takes 100 MB.
   * @throws what `openPdf` throws when the file cannot be opened; `E_OCR_FAILED` when the page cannot be drawn;
   *   `E_PACKAGE_MISSING`
   */
  readonly openPage: OpenPage
  /** Must be called, whatever happens in between. */
  close(): Promise<void>
}

/** Pages after which the file is opened anew, which frees the copy of its bytes and what pdf.js keeps of pages. */
const PAGES_PER_OPENING = 40

/** The pages of a PDF, which is opened when the first of them is asked for. */
export function openPages(bytes: Uint8Array, password: string | undefined): OpenPages {
  const harmless = harmlessBytes(bytes)
  let pdf: OpenPdf | undefined
  let pagesLeft = 0
  let last: Promise<unknown> = Promise.resolve()
  const openNext = async (number: number, dpi: number) => {
    if (pdf === undefined || pagesLeft === 0) {
      await pdf?.close()
      pdf = undefined
      pdf = await openPdfForPixels(harmless, password)
      pagesLeft = PAGES_PER_OPENING
    }
    pagesLeft--
    return toPicture(pdf, number, dpi)
  }
  return {
    openPage(number, dpi) {
      const page = last.then(() => openNext(number, dpi))
      last = page.catch(() => undefined)
      return page
    },
    async close() {
      await last
      await pdf?.close()
    },
  }
}

/** The picture that the page is made of; any other page is drawn. */
async function toPicture(pdf: OpenPdf, number: number, dpi: number): Promise<PagePicture> {
  try {
    return (await pictureOfPage(pdf, number, dpi)) ?? (await drawPage(pdf.document, number, dpi))
  } catch (error) {
    if (error instanceof PackageError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('E_OCR_FAILED', `the page cannot be drawn (${reason})`, { cause: error })
  }
}
