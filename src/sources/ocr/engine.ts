import type { GreyImage } from './grey-image.ts'

/** What a program read of one picture. */
export interface Recognised {
  /** One element of class `ocr_page`; boxes in pixels of the picture. */
  readonly hocr: string
  /** Mean of the confidence of all words, 0 to 1; 0 where it found none. */
  readonly confidence: number
}

/** A program that reads pictures of pages, one or several at once. */
export interface OcrEngine {
  /** Name and version, e.g. `tesseract.js 7.0.0`. */
  readonly name: string
  recognise(image: GreyImage, dpi: number): Promise<Recognised>
  /** Ends its threads or processes; must be called, whatever happens in between. */
  close(): Promise<void>
}

/** Dots of an inch as tesseract takes them; beyond these bounds it complains on standard error and guesses. */
export function tesseractDpi(dpi: number): string {
  return String(Math.round(Math.min(2400, Math.max(70, dpi))))
}

/** Mean confidence of the words of an hOCR page, 0 to 1. */
export function meanConfidence(hocr: string): number {
  const values = [...hocr.matchAll(/x_wconf (\d+(?:\.\d+)?)/gu)].map(([, value]) => Number(value) / 100)
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Lines of fewer words may be higher than they are wide. */
const LEAST_WORDS = 3

/** Whether most lines of an hOCR page run up or down: tesseract reads them where a whole page lies on its side. */
export function standsOnEnd(hocr: string): boolean {
  const lines = hocr
    .split(/(?=<span class=['"]ocr_line)/u)
    .filter(line => (line.match(/ocrx_word/gu)?.length ?? 0) >= LEAST_WORDS)
  const onEnd = lines.filter(line => {
    const [, left, top, right, bottom] = /bbox (\d+) (\d+) (\d+) (\d+)/u.exec(line) ?? []
    return Number(bottom) - Number(top) > Number(right) - Number(left)
  })
  return onEnd.length > lines.length / 2
}
