import type { GreyImage } from '../../picture/grey-image.ts'
import { findBoldWords, type PicturedWord } from './stroke-weight.ts'

/** Lines of all kinds that tesseract knows: height of the row, and what of it lies below the baseline and above an x. */
const LINE =
  /class=['"]ocr_(?:line|header|caption|textfloat)['"][^>]*x_size ([\d.]+); x_descenders ([\d.]+); x_ascenders ([\d.]+)/u
const WORD = /(<span class=['"]ocrx_word['"][^>]*bbox (\d+) (\d+) (\d+) (\d+)[^>]*>)([^<]*)(<\/span>)/u
const LINES_AND_WORDS = new RegExp(`${LINE.source}|${WORD.source}`, 'gu')
const WORDS = new RegExp(WORD.source, 'gu')

/** The hOCR of a page with the words in `<strong>` that the picture shows in bold. */
export function markBold(hocr: string, image: GreyImage, threshold: number): string {
  const bold = findBoldWords(image, threshold, wordsOf(hocr))
  let next = 0
  return hocr.replace(WORDS, (all: string, open: string, ...rest: string[]) => {
    const [, , , , text = '', close = ''] = rest
    return bold[next++] === true ? `${open}<strong>${text}</strong>${close}` : all
  })
}

function wordsOf(hocr: string): PicturedWord[] {
  const words: PicturedWord[] = []
  let line = 0
  let xHeight = 0
  for (const match of hocr.matchAll(LINES_AND_WORDS)) {
    const [, row, descenders, ascenders, , left, top, right, bottom, text = ''] = match
    if (row !== undefined) {
      line++
      xHeight = Number(row) - Number(descenders) - Number(ascenders)
    } else {
      const [x0, y0, x1, y1] = [left, top, right, bottom].map(Number) as [number, number, number, number]
      words.push({ text, left: x0, top: y0, right: x1, bottom: y1, xHeight, line })
    }
  }
  return words
}
