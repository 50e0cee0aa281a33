import type { Report } from '../../../../base/diagnostics.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { completeFile } from '../regions/complete-file.ts'
import { AltoReader } from './alto-reader.ts'
import { type ReadOcrOptions, toOcrDocument } from '../ocr-document.ts'
import { parseXml } from '../../xml/parse-xml.ts'

/**
 * The pages of ALTO 1 to 4, as Tesseract, ABBYY's programs, Kraken and digital libraries write it: words with boxes,
 * confidence and styles, pictures and drawn lines. Words that a hyphen splits stay as they are printed, with a hyphen
 * also where the file only marks the halves; `SUBS_CONTENT` goes with them as the whole word. A line whose baseline the file
 * does not give gets that of its words. Lines without places are set one below the other (`N_OCR_UNPLACED`). Other readings of
 * a word (`ALTERNATIVE`, `Glyph`) are skipped.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readAlto(bytes: Uint8Array, options: ReadOcrOptions, report: Report): Promise<SourceDocument> {
  const reader = new AltoReader(report)
  parseXml(bytes, reader)
  return toOcrDocument(completeFile(reader.finish(), report), options, report)
}
