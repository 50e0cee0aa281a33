import type { Report } from '../../../../base/diagnostics.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { completeFile } from '../regions/complete-file.ts'
import { HocrReader } from './hocr-reader.ts'
import { parseHtml } from '../../html/parse-html.ts'
import { type OcrFile, type ReadOcrOptions, toOcrDocument } from '../ocr-document.ts'

/**
 * The pages of hOCR, as Tesseract, OCRopus, OCRmyPDF and converters write it: words with boxes in pixels, lines with
 * baselines and heights, confidence. Places are those of the page set straight, in points; see `ocr-files/page-scale.ts` for
 * how many pixels make one. Bold and italic are known only where the program marks them.
 *
 * @throws {SourceError} `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readHocr(bytes: Uint8Array, options: ReadOcrOptions, report: Report): Promise<SourceDocument> {
  return toOcrDocument(completeFile(parseHocr(bytes), report), options, report)
}

/**
 * What hOCR says, in the units of the file: for programs that have the pages' pictures, and so know more than the file.
 * `placePages` places them, and `normaliseSizes` makes one size of what was measured line by line over all pages.
 *
 * @throws {SourceError} `E_TEXT_ENCODING`
 */
function parseHocr(bytes: Uint8Array): OcrFile {
  const reader = new HocrReader()
  parseHtml(bytes, reader)
  return reader.finish()
}
