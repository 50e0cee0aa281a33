import type { Report } from '../diagnostics.ts'
import { SourceError } from '../errors.ts'
import { decodeText } from '../sources/decode-text.ts'
import { rootElementOf } from '../text/xml-root.ts'
import { loadCitationLibrary } from './citation-js.ts'
import type { Bibliography, BibFormat } from './entry.ts'
import { readBibtex } from './read-bibtex.ts'
import { readBibtexml } from './read-bibtexml.ts'
import { readCslJson } from './read-csl-json.ts'

/**
 * A bibliographic file: BibTeX or BibLaTeX, BibTeXML, CSL-JSON; what it is written in is seen from what is in it.
 * Entries that are broken are told with their line and passed over.
 *
 * @param name of the file, for what is told
 * @throws {SourceError} `E_BIB_MALFORMED` where it is none of these or has no entry that can be read; `E_XML_MALFORMED`,
 *   `E_TEXT_ENCODING`, `E_FILE_EMPTY`
 */
export async function readBibliography(bytes: Uint8Array, name: string, report: Report): Promise<Bibliography> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty')
  const library = await loadCitationLibrary()
  const text = decodeText(bytes, {}, report)
  const format = sniffFormat(text)
  switch (format) {
    case 'bibtexml':
      return { name, format, entries: readBibtexml(bytes) }
    case 'csl-json':
      return { name, format, entries: readCslJson(text, library) }
    case 'bibtex': {
      const entries = readBibtex(text, name, library, report)
      if (entries.length > 0) return { name, format, entries }
    }
  }
  const message = 'no entry can be read; expected BibTeX, BibLaTeX, BibTeXML or CSL-JSON'
  throw new SourceError('E_BIB_MALFORMED', message)
}

function sniffFormat(text: string): BibFormat {
  const root = rootElementOf(text).replace(/^.*:/u, '')
  if (root === 'file' || root === 'entry') return 'bibtexml'
  return /^\s*(?:\[\s*(?:\{|\])|\{\s*")/u.test(text) ? 'csl-json' : 'bibtex'
}
