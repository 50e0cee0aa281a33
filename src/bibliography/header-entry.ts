import { SourceError } from '../errors.ts'
import { parseXml } from '../sources/xml/parse-xml.ts'
import { foldKey } from '../text/levenshtein.ts'
import { foldWhitespace, stripAccents } from '../text/unicode.ts'
import type { BibEntry } from './entry.ts'

/** What the header of a paperXML file says. */
interface Header {
  title: string
  subtitle: string
  readonly authors: string[]
  /** `meta` elements by name; a name may have several. */
  readonly metadata: Map<string, string[]>
  /** Printed numbers of the pages. */
  readonly pages: string[]
}

/**
 * The entry that the header of a paperXML file gives: the entry that was merged into it with every field as it was,
 * then the fields that it lacks and the header knows.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where it is no paperXML; `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readHeaderEntry(paperXml: Uint8Array): BibEntry {
  const header = readHeader(paperXml)
  const value = (name: string) => header.metadata.get(name)?.[0]
  const own = [...header.metadata].flatMap(([name, [first = '']]) =>
    name.startsWith('bib.') ? [[name.slice('bib.'.length), first] as const] : [],
  )
  const fields = new Map(own)
  for (const [names, text] of knownFields(header)) {
    if (text !== '' && !names.some(name => fields.has(name))) fields.set(names[0] ?? '', text)
  }
  const type = value('bib-type') ?? typeOf(header)
  const key = value('bib-key') ?? keyOf(header, fields.get('year') ?? '')
  return { type, key, fields: Object.fromEntries(fields), line: 0 }
}

/** Fields in the order in which they are written, each with the other names under which an entry may have it. */
function knownFields(header: Header): (readonly [names: readonly string[], text: string])[] {
  const all = (name: string) => (header.metadata.get(name) ?? []).map(escapeLatex)
  const one = (field: string) => all(`publication.${field}`)[0] ?? ''
  const verbatim = (field: string) => header.metadata.get(`publication.${field}`)?.[0] ?? ''
  const [year = '', month = ''] = one('date').split('-')
  const arxiv = verbatim('arxiv')
  return [
    [['author'], header.authors.map(escapeLatex).join(' and ')],
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

/** `12--15`: what the publisher says, else the first and last printed number; one alone where the paper has one page. */
function pagesOf({ metadata, pages }: Header): string {
  const first = metadata.get('publication.first-page')?.[0] ?? pages[0]
  const last = metadata.get('publication.last-page')?.[0] ?? pages.at(-1)
  return first === undefined ? '' : toPageRange(first, last)
}

/** A range of pages as BibTeX writes it. */
export function toPageRange(first: string, last: string | undefined): string {
  return last === undefined || last === first ? first : `${first}--${last}`
}

function typeOf({ metadata }: Header): string {
  if (metadata.has('publication.journal')) return 'article'
  return metadata.has('publication.volume-title') ? 'inproceedings' : 'misc'
}

/** `muller2009tree`: surname, year and first long word of the title, as many programs make keys. */
function keyOf({ authors, title }: Header, year: string): string {
  const surname = authors[0]?.split(',')[0] ?? ''
  const word = title.split(/[^\p{L}\p{N}]+/u).find(part => part.length > 3) ?? ''
  return foldKey(stripAccents(surname)) + year + foldKey(stripAccents(word)) || 'paper'
}

/** Signs that mean something to LaTeX, as text. */
const LATEX_SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function escapeLatex(text: string): string {
  return text.replace(/[\\{}&%#_$~^]/gu, sign => LATEX_SIGNS[sign] ?? `\\${sign}`)
}

function readHeader(paperXml: Uint8Array): Header {
  const header: Header = { title: '', subtitle: '', authors: [], metadata: new Map(), pages: [] }
  const path: string[] = []
  let author = ''
  parseXml(paperXml, {
    open(name, attributes) {
      if (path.length === 0 && name !== 'article')
        throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${name}>; expected <article> of paperXML`)
      path.push(name)
      const { global, content = '' } = attributes
      if (name === 'page' && global !== undefined && global !== '') header.pages.push(global)
      if (name === 'meta')
        header.metadata.set(attributes.name ?? '', [...(header.metadata.get(attributes.name ?? '') ?? []), content])
      if (name === 'author') author = authorName(attributes)
    },
    text(text) {
      const element = path.at(-1)
      if (path.at(-2) !== 'firstpageheader') return
      if (element === 'title') header.title += text
      else if (element === 'subtitle') header.subtitle += text
      else if (element === 'author' && author === '') author += text.trim()
    },
    close(name) {
      path.pop()
      if (name === 'author' && author !== '') header.authors.push(author)
    },
  })
  return { ...header, title: foldWhitespace(header.title), subtitle: foldWhitespace(header.subtitle) }
}

/** `Müller, Józef B.`; empty where the name has no parts. */
function authorName({ surname = '', givenname = '', middlename = '' }: Readonly<Record<string, string>>): string {
  const given = [givenname, middlename].filter(part => part !== '').join(' ')
  return [surname, given].filter(part => part !== '').join(', ')
}
