import { foldKey } from '../../base/text/characters/levenshtein.ts'
import { stripAccents } from '../../base/text/characters/unicode.ts'
import type { BibEntry } from '../../model/bibliography/entry.ts'
import { escapeAddress, escapeLatex } from './escape-latex.ts'
import { type HeaderAuthor, type PaperHeader, readPaperHeader } from './paper-header.ts'

/**
 * The entry for a paperXML file: every field of the entry that was merged into its header, unchanged, then those that
 * the header adds.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where it is no paperXML; `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readHeaderEntry(paperXml: Uint8Array): BibEntry {
  const header = readPaperHeader(paperXml)
  const value = (name: string) => header.metadata.get(name)?.[0]
  const merged = [...header.metadata].flatMap(([name, [first = '']]) =>
    name.startsWith('bib.') ? [[name.slice('bib.'.length), first] as const] : [],
  )
  const fields = new Map(merged)
  for (const [names, text] of knownFields(header)) {
    if (text !== '' && !names.some(name => fields.has(name))) fields.set(names[0] ?? '', text)
  }
  const type = value('bib-type') ?? typeOf(header)
  const key = value('bib-key') ?? keyOf(header, fields.get('year') ?? '')
  return { type, key, fields: Object.fromEntries(fields), line: 0 }
}

/** Fields in the order in which they are written, each with all names under which an entry may have it. */
function knownFields(header: PaperHeader): (readonly [names: readonly string[], text: string])[] {
  const all = (name: string) => (header.metadata.get(name) ?? []).map(escapeLatex)
  const one = (field: string) => all(`publication.${field}`)[0] ?? ''
  const verbatim = (field: string) => escapeAddress(header.metadata.get(`publication.${field}`)?.[0] ?? '')
  const [year = '', month = ''] = one('date').split('-')
  const arxiv = verbatim('arxiv')
  return [
    [
      ['author'],
      header.authors
        .map(toName)
        .filter(name => name !== '')
        .map(escapeLatex)
        .join(' and '),
    ],
    [['title'], escapeLatex([header.title, header.subtitle].filter(part => part !== '').join(': '))],
    [['journal', 'journaltitle'], one('journal')],
    [['booktitle', 'maintitle'], one('volume-title')],
    [['series'], one('series')],
    [['volume'], one('volume')],
    [['number', 'issue'], one('issue')],
    [['pages', 'eid'], pagesOf(header) || one('article-number')],
    [['year', 'date'], year],
    [['month', 'date'], month],
    [['publisher', 'organization', 'institution', 'school'], one('publisher')],
    [['address', 'location'], one('publisher-place')],
    [['doi'], verbatim('doi')],
    [['issn'], one('issn')],
    [['isbn'], one('isbn')],
    [['eprint'], arxiv],
    [['archiveprefix', 'eprinttype'], arxiv === '' ? '' : 'arXiv'],
    [['keywords'], all('keyword').join(', ')],
  ]
}

/** `12--15`: the pages that the publisher states, else the first and last printed page number; `12` for a single page. */
function pagesOf({ metadata, pages }: PaperHeader): string {
  const first = metadata.get('publication.first-page')?.[0] ?? pages[0]
  const last = metadata.get('publication.last-page')?.[0] ?? pages.at(-1)
  return first === undefined ? '' : toPageRange(first, last)
}

/** A range of pages as BibTeX writes it. */
export function toPageRange(first: string, last: string | undefined): string {
  return last === undefined || last === first ? first : `${first}--${last}`
}

function typeOf({ metadata }: PaperHeader): string {
  if (metadata.has('publication.journal')) return 'article'
  return metadata.has('publication.volume-title') ? 'inproceedings' : 'misc'
}

/** `muller2009tree`: surname, year and first long word of the title, a common form of keys. */
function keyOf({ authors, title }: PaperHeader, year: string): string {
  const [first] = authors
  const surname = first === undefined ? '' : first.surname || first.text
  const word = title.split(/[^\p{L}\p{N}]+/u).find(part => part.length > 3) ?? ''
  return foldKey(stripAccents(surname)) + year + foldKey(stripAccents(word)) || 'paper'
}

/** `Müller, Józef B.`, or the text where the name has no parts. */
function toName({ surname, given, middle, text }: HeaderAuthor): string {
  const givens = [given, middle].filter(part => part !== '').join(' ')
  return [surname, givens].filter(part => part !== '').join(', ') || text
}
