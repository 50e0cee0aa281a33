/** Mean confidence of the words of an hOCR page, 0 to 1. */
export function meanConfidence(hocr: string): number {
  const values = [...hocr.matchAll(/x_wconf (\d+(?:\.\d+)?)/gu)].map(([, value]) => Number(value) / 100)
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The words of an hOCR page with a space between them. */
export function textOfHocr(hocr: string): string {
  return hocr
    .replace(/<[^>]*>|&\S+;/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Lines of fewer words may be higher than they are wide. */
const LEAST_WORDS_OF_LINE = 3

/** Whether most lines of an hOCR page run up or down: tesseract reads them where a whole page lies on its side. */
export function standsOnEnd(hocr: string): boolean {
  const lines = hocr
    .split(/(?=<span class=['"]ocr_line)/u)
    .filter(line => (line.match(/ocrx_word/gu)?.length ?? 0) >= LEAST_WORDS_OF_LINE)
  const onEnd = lines.filter(line => {
    const [, left, top, right, bottom] = /bbox (\d+) (\d+) (\d+) (\d+)/u.exec(line) ?? []
    return Number(bottom) - Number(top) > Number(right) - Number(left)
  })
  return onEnd.length > lines.length / 2
}
