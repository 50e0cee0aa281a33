/** A word of an hOCR line: text, left and right edge in pixels; its box is as high as the line says. */
export type HocrWord = readonly [text: string, left: number, right: number]

/** How a line of hOCR stands: upper and lower edge in pixels, and the rest of its `title`. */
export interface HocrLine {
  readonly top: number
  readonly bottom: number
  readonly more?: string
  readonly words: readonly HocrWord[]
}

/** An hOCR file of one page of 2480 by 3508 pixels (A4 at 300 to an inch), as Tesseract writes it. */
export function writeHocr(lines: readonly HocrLine[], page = 'ppageno 0; scan_res 300 300'): string {
  return wrapHocr(`<div class='ocr_page' id='page_1' title='image "x; y.png"; bbox 0 0 2480 3508; ${page}'>
${lines.map(writeLine).join('\n')}</div>`)
}

/** An hOCR file with what stands in its body. */
export function wrapHocr(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title>
<meta name='ocr-system' content='tesseract 5.3.0' /></head><body>${body}</body></html>`
}

function writeLine({ top, bottom, more = '', words }: HocrLine): string {
  const left = Math.min(...words.map(word => word[1]))
  const right = Math.max(...words.map(word => word[2]))
  const content = words.map(
    ([text, x0, x1]) =>
      `<span class='ocrx_word' title='bbox ${x0} ${top} ${x1} ${bottom}; x_wconf 90; x_fsize 9'>${text}</span>`,
  )
  const title = `bbox ${left} ${top} ${right} ${bottom}${more}`
  return `<p class='ocr_par' lang='eng'><span class='ocr_line' title="${title}">${content.join(' ')}</span></p>`
}
