/** What was recognised of one page. */
export interface HocrPage {
  /** Page of the file, from 1. */
  readonly number: number
  /** Pixels of an inch. */
  readonly dpi: number
  /** Of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** As tesseract wrote it; empty for a page with nothing on it. */
  readonly hocr: string
}

/** How the pages were recognised. */
export interface HocrHead {
  readonly engine: string
  readonly languages: readonly string[]
}

/** One hOCR file (XHTML, hOCR 1.2) of all pages. */
export function writeHocr(pages: readonly HocrPage[], { engine, languages }: HocrHead): string {
  const capabilities = 'ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrp_wconf'
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<html xmlns="http://www.w3.org/1999/xhtml">',
    '<head>',
    '<title></title>',
    '<meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>',
    `<meta name="ocr-system" content="${engine}"/>`,
    `<meta name="ocr-capabilities" content="${capabilities}"/>`,
    `<meta name="ocr-langs" content="${languages.join(' ')}"/>`,
    '</head>',
    '<body>',
  ]
  return [...head, ...pages.map(writePage), '</body>', '</html>', ''].join('\n')
}

/** The page under its number and its resolution; the names of its parts differ from those of other pages. */
function writePage({ number, dpi, width, height, hocr }: HocrPage): string {
  const resolution = Math.round(dpi)
  const properties = `bbox 0 0 ${width} ${height}; ppageno ${number - 1}; scan_res ${resolution} ${resolution}`
  const open = `<div class="ocr_page" id="page_${number}" title="${properties}">`
  const content = hocr.replace(/^\s*<div class=['"]ocr_page['"][^>]*>/u, '').replace(/<\/div>\s*$/u, '')
  const ids = content.replace(/(\sid=['"]\w+?_)\d+_/gu, `$1${number}_`)
  return `${open}${ids}</div>`
}
