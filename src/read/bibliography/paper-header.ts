import { SourceError } from '../../base/errors.ts'
import { parseXml } from '../sources/xml/parse-xml.ts'
import { foldWhitespace } from '../../base/text/characters/unicode.ts'

/** An organisation of a paperXML file; a field that the file leaves out is empty. */
export interface HeaderOrganisation {
  readonly name: string
  readonly city: string
  readonly country: string
}

/** An author of a paperXML file; a field that the file leaves out is empty. */
export interface HeaderAuthor {
  readonly surname: string
  readonly given: string
  readonly middle: string
  readonly email: string
  readonly orcid: string
  /** The name as one text, where the paperXML of another program does not split it. */
  readonly text: string
  readonly organisations: readonly HeaderOrganisation[]
}

/** The header of a paperXML file. */
export interface PaperHeader {
  readonly title: string
  readonly subtitle: string
  readonly authors: readonly HeaderAuthor[]
  /** `meta` elements by name; a name may have several. */
  readonly metadata: ReadonlyMap<string, readonly string[]>
  /** Printed numbers of the pages. */
  readonly pages: readonly string[]
}

/**
 * The header of a paperXML file, whichever program wrote it.
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where it is no paperXML; `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readPaperHeader(paperXml: Uint8Array): PaperHeader {
  const texts = { title: '', subtitle: '' }
  const pages: string[] = []
  const metadata = new Map<string, string[]>()
  const authors: (HeaderAuthor & { text: string; organisations: HeaderOrganisation[] })[] = []
  const path: string[] = []
  parseXml(paperXml, {
    open(name, attributes) {
      if (path.length === 0 && name !== 'article')
        throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${name}>; expected <article> of paperXML`)
      path.push(name)
      const { global, content = '' } = attributes
      if (name === 'page' && global !== undefined && global !== '') pages.push(global)
      if (name === 'meta')
        metadata.set(attributes.name ?? '', [...(metadata.get(attributes.name ?? '') ?? []), content])
      if (name === 'author') authors.push(toAuthor(attributes))
      if (name === 'org') authors.at(-1)?.organisations.push(toOrganisation(attributes))
    },
    text(text) {
      const element = path.at(-1)
      if (path.at(-2) !== 'firstpageheader') return
      if (element === 'title' || element === 'subtitle') texts[element] += text
      const author = element === 'author' ? authors.at(-1) : undefined
      if (author !== undefined) author.text += text
    },
    close() {
      path.pop()
    },
  })
  return {
    title: foldWhitespace(texts.title),
    subtitle: foldWhitespace(texts.subtitle),
    authors: authors.map((author, i) => ({
      ...author,
      text: foldWhitespace(author.text),
      orcid: metadata.get(`author.${i + 1}.orcid`)?.[0] ?? '',
    })),
    metadata,
    pages,
  }
}

type Attributes = Readonly<Record<string, string>>

function toAuthor({ surname = '', givenname = '', middlename = '', email = '' }: Attributes) {
  const parts = { surname, given: givenname, middle: middlename, email }
  const tidy = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, foldWhitespace(text)]))
  return { ...(tidy as typeof parts), orcid: '', text: '', organisations: [] }
}

function toOrganisation({ name = '', city = '', country = '' }: Attributes): HeaderOrganisation {
  return { name: foldWhitespace(name), city: foldWhitespace(city), country: foldWhitespace(country) }
}
