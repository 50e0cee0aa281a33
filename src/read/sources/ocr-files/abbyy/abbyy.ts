import type { Report } from '../../../../base/diagnostics.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { completeFile } from '../regions/complete-file.ts'
import { AbbyyReader } from './abbyy-reader.ts'
import { type ReadOcrOptions, toOcrDocument } from '../ocr-document.ts'
import { parseXml } from '../../xml/parse-xml.ts'

/**
 * The pages of the XML of ABBYY FineReader (schemas 6 to 10): letters with boxes and confidence, font, size, weight and
 * slant, baselines, pictures and drawn lines. Letters become words at white space and where their style changes; cells of
 * tables are text in its place. The character for a hyphen that a line end made, `¬`, becomes a soft hyphen.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readAbbyy(bytes: Uint8Array, options: ReadOcrOptions, report: Report): Promise<SourceDocument> {
  const reader = new AbbyyReader()
  parseXml(bytes, reader)
  return toOcrDocument(completeFile(reader.finish(), report), options, report)
}
