import type { Report } from '../../../../base/diagnostics.ts'
import { SourceError } from '../../../../base/errors.ts'
import type { Font, SourceDocument } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { isGlued, type ReadXmlOptions, toDocument } from '../../xml/document.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import type { PlacedWord } from '../../xml/placed-words.ts'
import { TetmlReader } from './tetml-reader.ts'
import type { TetmlRun } from './words.ts'

/**
 * The pages of TETML, the XML of the PDFlib Text and Image Extraction Toolkit: words with boxes and, in `wordplus`,
 * glyphs with font, size and whether they are raised or lowered. Files that are attached to it are skipped.
 *
 * Words that the program joined over a hyphen are split again. What it could not read of a page is reported.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`, `E_FORMAT_UNKNOWN` where it has no words
 */
export async function readTetml(bytes: Uint8Array, options: ReadXmlOptions, report: Report): Promise<SourceDocument> {
  const reader = new TetmlReader(report)
  parseXml(bytes, reader)
  if (reader.hasLooseText && reader.pages.every(page => page.runs.length === 0)) {
    const message = 'the TETML has no words with their places; write it with --tetml wordplus'
    throw new SourceError('E_FORMAT_UNKNOWN', message)
  }
  const pages = reader.pages.map(({ runs, ...page }) => ({ ...page, words: toWords(runs, reader.fonts) }))
  return toDocument({ pages, metadata: reader.metadata }, options, report)
}

function toWords(runs: readonly TetmlRun[], fonts: ReadonlyMap<string, Font>): PlacedWord[] {
  const words: PlacedWord[] = []
  const unknown = fontOfName('')
  for (const { font: id, isInner, ...run } of runs) {
    const word = { ...run, font: fonts.get(id) ?? unknown }
    words.push({ ...word, spaceBefore: !isInner && !isGlued(words.at(-1), word) })
  }
  return words
}
