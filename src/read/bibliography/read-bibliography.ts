import type { Report } from '../../base/diagnostics.ts'
import { SourceError } from '../../base/errors.ts'
import { decodeText } from '../sources/encoding/decode-text.ts'
import { rootElementOf } from '../../base/text/xml-root.ts'
import { type CitationLibrary, loadCitationLibrary } from './citation-js.ts'
import type { BibEntry, Bibliography } from '../../model/bibliography/entry.ts'
import { readBibtex } from './read-bibtex.ts'
import { isCrossref, readCrossref } from './exports/read-crossref.ts'
import { isEndnote, readEndnote } from './exports/read-endnote.ts'
import { isMods, readMods } from './exports/read-mods.ts'
import { isNbib, readNbib } from './exports/read-nbib.ts'
import { isRis, readRis } from './exports/read-ris.ts'
import { readIndexPage } from './exports/read-index-page.ts'
import type { CslItem, PlacedItem } from '../../model/bibliography/csl-item.ts'
import { keepSoundValues } from './csl-values.ts'
import { parseXml } from '../sources/xml/parse-xml.ts'
import { foldWhitespace } from '../../base/text/characters/unicode.ts'

/**
 * A bibliographic file: BibTeX or BibLaTeX, BibTeXML, CSL-JSON, RIS, MODS, XML of EndNote, a file of PubMed, the JSON of Crossref, or an index page of an
 * anthology, recognised by its content. Broken entries are skipped with a warning that names their line, and a list without entries is
 * reported.
 *
 * @param name of the file, for the warnings
 * @throws {SourceError} `E_BIB_MALFORMED` where it has none of these formats, or no entry that can be read;
 *   `E_XML_MALFORMED`, `E_TEXT_ENCODING`, `E_FILE_EMPTY`
 */
export async function readBibliography(bytes: Uint8Array, name: string, report: Report): Promise<Bibliography> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty')
  const library = await loadCitationLibrary()
  const text = decodeText(bytes, {}, report)
  const { format, entries } = readEntries(bytes, { text, name, library, report })
  if (entries.length === 0) {
    if (format === 'index' || format === 'bibtex') throw new SourceError('E_BIB_MALFORMED', NOTHING_READ)
    report({ code: 'W_BIB_EMPTY', severity: 'warning', message: `${name}: the list has no entries` })
  }
  return { name, format, entries: withoutEndless(entries, name, report) }
}

const NOTHING_READ =
  'no entry can be read; expected BibTeX, BibLaTeX, BibTeXML, CSL-JSON, RIS, MODS, XML of EndNote, a file of PubMed, JSON of Crossref, or HTML with a table or list of titles and authors, pages or PDF'

interface Context {
  readonly text: string
  readonly name: string
  readonly library: CitationLibrary
  readonly report: Report
}

function readEntries(bytes: Uint8Array, context: Context): Pick<Bibliography, 'format' | 'entries'> {
  const { text, name, library, report } = context
  const format = sniffFormat(text)
  switch (format) {
    case 'bibtexml':
      return { format, entries: readBibtexml(bytes) }
    case 'csl-json':
      return readJson(text, library)
    case 'ris':
      return { format, entries: placed(readRis(text, library), library) }
    case 'mods':
      return { format, entries: placed(readMods(bytes), library) }
    case 'endnote':
      return { format, entries: placed(readEndnote(bytes), library) }
    case 'nbib':
      return { format, entries: placed(readNbib(text), library) }
    case 'index':
      return { format, entries: readIndexPage(bytes) }
    case 'bibtex':
      return { format, entries: readBibtex(text, name, library, report) }
  }
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

/** Items of another format as entries, with the lines in which they begin. */
function placed(items: readonly PlacedItem[], library: CitationLibrary): BibEntry[] {
  const entries = toEntries(
    items.map(({ values }) => values),
    library,
  )
  return entries.map((entry, i) => ({ ...entry, line: items[i]?.line ?? 0 }))
}

function sniffFormat(text: string): Exclude<Bibliography['format'], 'crossref'> {
  const root = rootElementOf(text).replace(/^.*:/u, '')
  if (root === 'file' || root === 'entry') return 'bibtexml'
  if (/^(?:html|table)$/iu.test(root)) return 'index'
  if (isMods(root)) return 'mods'
  if (isEndnote(root, text)) return 'endnote'
  if (isNbib(text)) return 'nbib'
  if (isRis(text)) return 'ris'
  return /^\s*(?:\[\s*(?:\{|\])|\{\s*")/u.test(text) ? 'csl-json' : 'bibtex'
}

/**
 * The items of a CSL-JSON file, one or a list of them, or the works of an answer of Crossref, as entries of BibTeX.
 * @throws {SourceError} `E_BIB_MALFORMED` where it is not JSON, or an item has no type
 */
function readJson(json: string, library: CitationLibrary): Pick<Bibliography, 'format' | 'entries'> {
  const value = parseJson(json)
  if (isCrossref(value)) return { format: 'crossref', entries: toEntries(readCrossref(value), library) }
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  const sound = items.map((item, i) => {
    if (isItem(item)) return item
    throw new SourceError('E_BIB_MALFORMED', `item ${i + 1} is not an item of CSL-JSON: it needs an "id" and a "type"`)
  })
  return { format: 'csl-json', entries: toEntries(sound, library) }
}

function toEntries(items: readonly Readonly<Record<string, unknown>>[], library: CitationLibrary): BibEntry[] {
  const sound = items.map(keepSoundValues)
  return library.fromCsl(sound).map((entry, i) => withRange(entry, sound[i]))
}

/** The entry with both years of a range: the library takes the first. */
function withRange(entry: BibEntry, item: CslItem | undefined): BibEntry {
  const [from, to] = item?.issued?.['date-parts']?.map(([year]) => year) ?? []
  if (from === undefined || to === undefined || from === to) return entry
  return { ...entry, fields: { ...entry.fields, year: `${from}/${to}` } }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new SourceError('E_BIB_MALFORMED', `not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** The id of an item may be a number. */
function isItem(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  if (!('type' in value && typeof value.type === 'string' && 'id' in value)) return false
  return typeof value.id === 'string' || typeof value.id === 'number'
}

/**
 * The entries of a BibTeXML file (http://bibtexml.sf.net/): `entry` holds an element named after the type, which holds
 * one for each field. Of elements inside a field, such as `person` and `first`, the text is read.
 *
 * @throws {SourceError} `E_BIB_MALFORMED` where it has none; `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
function readBibtexml(bytes: Uint8Array): BibEntry[] {
  const entries: BibEntry[] = []
  let open: { type: string; key: string; line: number; fields: Record<string, string> } | undefined
  let field: string | undefined
  let text = ''
  const path: string[] = []
  parseXml(bytes, {
    open(name, attributes, line) {
      path.push(name)
      if (name === 'entry') open = { type: 'misc', key: attributes.id ?? '', line, fields: {} }
      else if (open !== undefined && path.at(-2) === 'entry') open.type = name.toLowerCase()
      // `<bibtex:>` has no name.
      else if (open !== undefined && path.at(-3) === 'entry' && name !== '') {
        field = name.toLowerCase()
        text = ''
      } else if (field !== undefined) text += separatorOf(name, text)
    },
    text(part) {
      if (field !== undefined) text += part
    },
    close(name) {
      if (path.at(-3) === 'entry' && field !== undefined && open !== undefined) {
        open.fields[field] = foldWhitespace(text)
        field = undefined
      }
      path.pop()
      if (name !== 'entry' || open === undefined) return
      if (Object.keys(open.fields).length > 0) entries.push(open)
      open = undefined
    },
  })
  if (entries.length === 0) throw new SourceError('E_BIB_MALFORMED', 'the BibTeXML has no entry with fields')
  return entries
}

/** What comes before the text of an element: ` and ` between names, as in BibTeX, and a blank between parts of a name. */
function separatorOf(name: string, before: string): string {
  if (before.trim() === '') return ''
  return name === 'person' ? ' and ' : ' '
}
