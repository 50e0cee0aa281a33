import type { GreyImage } from '../../picture/grey-image.ts'
import { findDrawings, type PixelBox, type Reading } from './drawings.ts'

const WORD = /<span class=['"]ocrx_word['"][^>]*bbox (\d+) (\d+) (\d+) (\d+)[^>]*x_wconf (\d+)[^>]*>(.*?)<\/span>/gu
/** Least confidence, of 100, of a word that was surely read: strokes of drawings are read as words with less. */
const SURE = 60
/** Fewest letters in a row of such a word. */
const LETTERS = /\p{L}{2}/u
const PAGE = /^\s*<div class=['"]ocr_page['"][^>]*>/u

/** The hOCR of a page with a picture element for each drawing that the picture of the page shows. */
export function markDrawings(hocr: string, image: GreyImage, { threshold, dpi }: Omit<Reading, 'words'>): string {
  const elements = findDrawings(image, { threshold, dpi, words: wordsOf(hocr) }).map(
    ({ left, top, right, bottom }) => `<div class="ocr_image" title="bbox ${left} ${top} ${right} ${bottom}"></div>`,
  )
  return hocr.replace(PAGE, page => `${page}\n${elements.map(element => `${element}\n`).join('')}`)
}

function wordsOf(hocr: string): PixelBox[] {
  return [...hocr.matchAll(WORD)].flatMap(([, left, top, right, bottom, confidence, text = '']) => {
    if (Number(confidence) < SURE || !LETTERS.test(text)) return []
    return [{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) }]
  })
}
