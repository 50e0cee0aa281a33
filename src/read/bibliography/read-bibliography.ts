import type { Report } from '../../base/diagnostics.ts'
import { SourceError } from '../../base/errors.ts'
import { decodeText } from '../sources/encoding/decode-text.ts'
import { rootElementOf } from '../../base/text/xml-root.ts'
import { loadCitationLibrary } from './citation-js.ts'
import type { BibEntry, Bibliography } from '../../model/bibliography/entry.ts'
import { readBibtex } from './read-bibtex.ts'
import { readBibtexml } from './read-bibtexml.ts'
import { readCslJson } from './read-csl-json.ts'
import { readIndexPage } from './read-index-page.ts'

/**
 * A bibliographic file: BibTeX or BibLaTeX, BibTeXML, CSL-JSON, or an index page of an anthology, recognised by its content. Broken entries are
 * skipped with a warning that names their line.
 *
 * @param name of the file, for the warnings
 * @throws {SourceError} `E_BIB_MALFORMED` where it has none of these formats, or no entry that can be read;
 *   `E_XML_MALFORMED`, `E_TEXT_ENCODING`, `E_FILE_EMPTY`
 */
export async function readBibliography(bytes: Uint8Array, name: string, report: Report): Promise<Bibliography> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty')
  const library = await loadCitationLibrary()
  const text = decodeText(bytes, {}, report)
  const format = sniffFormat(text)
  switch (format) {
    case 'bibtexml':
      return { name, format, entries: withoutEndless(readBibtexml(bytes), name, report) }
    case 'csl-json':
      return { name, format, entries: withoutEndless(readCslJson(text, library), name, report) }
    case 'index': {
      const entries = withoutEndless(readIndexPage(bytes), name, report)
      if (entries.length > 0) return { name, format, entries }
      break
    }
    case 'bibtex': {
      const entries = withoutEndless(readBibtex(text, name, library, report), name, report)
      if (entries.length > 0) return { name, format, entries }
    }
  }
  const message =
    'no entry can be read; expected BibTeX, BibLaTeX, BibTeXML, CSL-JSON, or HTML with a table of titles and authors, pages or PDF'
  throw new SourceError('E_BIB_MALFORMED', message)
}

/**
 * Most letters of a value: three thousand authors take 80,000. The library takes quadratic time for the words of a name:
 * a few seconds for this many letters, minutes for a million.
 */
const MOST_LETTERS = 200_000

/** The entries without those that have an impossibly long value; a warning names each of these. */
function withoutEndless(entries: readonly BibEntry[], name: string, report: Report): readonly BibEntry[] {
  return entries.filter(({ key, line, fields }) => {
    const endless = Object.keys(fields).find(field => (fields[field]?.length ?? 0) > MOST_LETTERS)
    if (endless === undefined) return true
    const message = `${name}:${line}: "${key}" is skipped: its ${endless} has more than ${MOST_LETTERS} letters`
    report({ code: 'W_BIB_BROKEN', severity: 'warning', message })
    return false
  })
}

function sniffFormat(text: string): Bibliography['format'] {
  const root = rootElementOf(text).replace(/^.*:/u, '')
  if (root === 'file' || root === 'entry') return 'bibtexml'
  if (/^(?:html|table)$/iu.test(root)) return 'index'
  return /^\s*(?:\[\s*(?:\{|\])|\{\s*")/u.test(text) ? 'csl-json' : 'bibtex'
}
