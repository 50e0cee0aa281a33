import type { PlacedItem } from '../../../model/bibliography/csl-item.ts'
import { all, readRecords, type RecordElement, textIn } from './xml-records.ts'

/** Kinds of works by the words of `ref-type`, in the order in which they are looked for. */
const KINDS: readonly (readonly [word: RegExp, type: string])[] = [
  [/thesis/iu, 'thesis'],
  [/conference/iu, 'paper-conference'],
  [/journal|electronic article/iu, 'article-journal'],
  [/magazine/iu, 'article-magazine'],
  [/newspaper/iu, 'article-newspaper'],
  [/book section|chapter/iu, 'chapter'],
  [/book/iu, 'book'],
  [/report/iu, 'report'],
  [/web page|blog/iu, 'webpage'],
  [/dataset/iu, 'dataset'],
]

/** Works whose authors are editors. */
const EDITED = /edited book/iu

/** Whether text is that of the root element of EndNote's XML. */
export function isEndnote(root: string, text: string): boolean {
  return (root === 'xml' || root === 'records') && text.includes('<ref-type')
}

/**
 * The records of a file of EndNote's XML, which Zotero and others write too, as items of CSL-JSON. Text may be in elements `style`, of which
 * the type is left out. A record without a label has its number in the file.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readEndnote(bytes: Uint8Array): PlacedItem[] {
  return readRecords(bytes, 'record', 'style').map((record, i) => {
    const kind = all(record, 'ref-type')[0]?.attributes.name ?? ''
    const authors = namesIn(record, 'authors')
    const editors = namesIn(record, 'secondary-authors')
    const date = at(record, 'dates', 'year') ?? at(record, 'dates', 'pub-dates', 'date')
    const values = {
      id: textIn(record, 'label') || `endnote-${i + 1}`,
      type: KINDS.find(([word]) => word.test(kind))?.[1] ?? 'document',
      title: at(record, 'titles', 'title'),
      'container-title': at(record, 'titles', 'secondary-title') ?? at(record, 'periodical', 'full-title'),
      'collection-title': at(record, 'titles', 'tertiary-title'),
      ...(EDITED.test(kind) ? { editor: authors ?? editors } : { author: authors, editor: editors }),
      issued: date === undefined ? undefined : { literal: date },
      publisher: textIn(record, 'publisher'),
      'publisher-place': textIn(record, 'pub-location'),
      volume: textIn(record, 'volume'),
      issue: textIn(record, 'number'),
      page: textIn(record, 'pages'),
      edition: textIn(record, 'edition'),
      DOI: textIn(record, 'electronic-resource-num')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/iu, ''),
      [/journal|magazine|newspaper/iu.test(kind) ? 'ISSN' : 'ISBN']: textIn(record, 'isbn'),
      URL: at(record, 'urls', 'related-urls', 'url') ?? at(record, 'urls', 'web-urls', 'url'),
      language: textIn(record, 'language'),
    }
    return { line: record.line, values }
  })
}

/** The text of the first element by the names from a record to it. */
function at(record: RecordElement, ...names: readonly string[]): string | undefined {
  const [name = '', ...deeper] = names
  const found = all(record, name)[0]
  return found === undefined || deeper.length === 0 ? found?.text : at(found, ...deeper)
}

/** `Lee, Ann`; a name that ends with a comma is that of an organisation. */
function namesIn(record: RecordElement, list: string): readonly Readonly<Record<string, string>>[] | undefined {
  const people = all(record, 'contributors').flatMap(contributors => all(contributors, list).flatMap(of => of.children))
  const names = people.flatMap(({ text }) => {
    const [family = '', given = ''] = text.split(/\s*,\s*/u)
    if (family === '') return []
    return [given === '' ? { literal: family } : { family, given }]
  })
  return names.length === 0 ? undefined : names
}
