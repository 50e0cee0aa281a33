import type { Report } from '../../../../base/diagnostics.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { completeFile } from '../regions/complete-file.ts'
import { type ReadOcrOptions, toOcrDocument } from '../ocr-document.ts'
import { PageXmlReader } from './page-xml-reader.ts'
import { parseXml } from '../../xml/parse-xml.ts'

/**
 * The pages of PAGE XML (2010 to 2019), as Transkribus, Kraken and OCR-D write it: words with outlines and confidence,
 * baselines, styles, regions. A line whose words have no text is shared among the words of its text. Of several readings the
 * one of the lowest index counts; letters (`Glyph`) only where a word has no text itself. Text that a region has without lines
 * is set line by line in its outline (`N_OCR_UNPLACED`). Types of regions (heading, header, footnote …) are evidence, as tags
 * of a PDF are. The reading order of regions is that of the words.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readPageXml(bytes: Uint8Array, options: ReadOcrOptions, report: Report): Promise<SourceDocument> {
  const reader = new PageXmlReader()
  parseXml(bytes, reader)
  return toOcrDocument(completeFile(reader.finish(), report), options, report)
}
