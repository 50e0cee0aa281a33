import type { GreyImage } from '../../picture/grey-image.ts'

/** What a program read of one picture. */
export interface Recognised {
  /** One element of class `ocr_page`; boxes in pixels of the picture. */
  readonly hocr: string
  /** Mean of the confidence of all words, 0 to 1; 0 where it found none. */
  readonly confidence: number
}

/** A program that reads pictures of pages, as many at once as it is asked to. */
export interface OcrEngine {
  /** Name and version, e.g. `tesseract.js 7.0.0`. */
  readonly name: string
  /**
   * Has it read in these languages, by tesseract's names, from now on; called before the first picture.
   *
   * @throws {SourceError} `E_OCR_LANGUAGE`, `E_OCR_FAILED` when it cannot be started
   */
  setLanguages(languages: readonly string[]): Promise<void>
  /** @throws {SourceError} `E_OCR_FAILED` for this picture; others can be read after it */
  recognise(image: GreyImage, dpi: number): Promise<Recognised>
  /** Ends its threads and removes its files; must be called, whatever happens in between. */
  close(): Promise<void>
}

/** Dots of an inch as tesseract takes them; beyond these bounds it complains on standard error and guesses. */
export function tesseractDpi(dpi: number): string {
  return String(Math.round(Math.min(2400, Math.max(70, dpi))))
}
