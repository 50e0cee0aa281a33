import type { PlacedItem } from '../../../model/bibliography/csl-item.ts'
import { all, first, readRecords, type RecordElement, textIn } from './xml-records.ts'

/** Kinds of works by words of `genre`, of the bibliographies of MARC and of Zotero; in the order in which they are looked for. */
const GENRES: readonly (readonly [word: RegExp, type: string])[] = [
  [/thesis|dissertation/iu, 'thesis'],
  [/conference|proceedings/iu, 'paper-conference'],
  [/journal|article|periodical/iu, 'article-journal'],
  [/chapter|section/iu, 'chapter'],
  [/report/iu, 'report'],
  [/book|monograph/iu, 'book'],
]

/** Roles of names that CSL has a list for, by the terms and codes of MARC: `author`, `author.` of RDA, the address of `aut`. */
const ROLES: readonly (readonly [term: RegExp, list: string])[] = [
  [/^(?:.*\/)?(?:author|aut|creator|cre)\.?$/iu, 'author'],
  [/^(?:.*\/)?(?:editor|edt)\.?$/iu, 'editor'],
  [/^(?:.*\/)?(?:translator|trl)\.?$/iu, 'translator'],
]

/** Whether text is that of the root element of MODS. */
export function isMods(root: string): boolean {
  return root === 'mods' || root === 'modsCollection'
}

/**
 * The records of a file of MODS (version 3) as items of CSL-JSON: titles, names with their roles, dates, publisher, the work that a paper is
 * in with its volume, issue and pages, and numbers. A record without an `ID` has its number in the file.
 *
 * @see https://www.loc.gov/standards/mods/
 * @throws {SourceError} `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readMods(bytes: Uint8Array): PlacedItem[] {
  return readRecords(bytes, 'mods').map((record, i) => {
    const host = all(record, 'relatedItem').find(({ attributes }) => attributes.type === 'host')
    const works = host === undefined ? [record] : [record, host]
    const origin = works.flatMap(of => all(of, 'originInfo'))
    const part = works.toReversed().flatMap(of => all(of, 'part'))
    const details = new Map(
      part.flatMap(of => all(of, 'detail')).map(detail => [detail.attributes.type, textIn(detail, 'number')]),
    )
    const pages = part.flatMap(of => all(of, 'extent')).find(({ attributes: { unit = '' } }) => unit.startsWith('page'))
    const date = first(origin, 'dateIssued') ?? first(part, 'date') ?? first(origin, 'copyrightDate')
    const numberOf = (type: string) =>
      works.flatMap(of => all(of, 'identifier')).find(({ attributes }) => attributes.type?.toLowerCase() === type)?.text
    const values = {
      id: record.attributes.ID ?? `mods-${i + 1}`,
      type: typeOf(works),
      title: titleOf(record),
      'container-title': host === undefined ? undefined : titleOf(host),
      ...namesOf(record),
      issued: date === undefined ? undefined : { literal: date },
      publisher: first(origin, 'publisher'),
      'publisher-place': first(
        origin.flatMap(of => all(of, 'place')),
        'placeTerm',
      ),
      volume: details.get('volume'),
      issue: details.get('issue') ?? details.get('number'),
      page:
        pages &&
        ([textIn(pages, 'start'), textIn(pages, 'end')].filter(page => page !== undefined).join('-') ||
          textIn(pages, 'list')),
      DOI: numberOf('doi'),
      ISBN: numberOf('isbn'),
      ISSN: numberOf('issn'),
      URL: first(all(record, 'location'), 'url') ?? numberOf('uri'),
      language: first(all(record, 'language'), 'languageTerm'),
    }
    return { line: record.line, values }
  })
}

/** The title without its translations and short forms: `The` + `pond`, with the subtitle. */
function titleOf(element: RecordElement): string | undefined {
  const titles = all(element, 'titleInfo')
  const title = titles.find(({ attributes }) => attributes.type === undefined) ?? titles[0]
  if (title === undefined) return undefined
  const main = [textIn(title, 'nonSort'), textIn(title, 'title')].filter(part => part !== undefined).join(' ')
  const subtitle = textIn(title, 'subTitle')
  return subtitle === undefined ? main : `${main}: ${subtitle}`
}

/** The names of a record by their roles; who has none is an author. */
function namesOf(record: RecordElement): Readonly<Record<string, readonly unknown[]>> {
  const lists: Record<string, unknown[]> = {}
  for (const name of all(record, 'name')) {
    const roles = all(name, 'role').flatMap(role => all(role, 'roleTerm').map(({ text }) => text))
    const list = roles.length === 0 ? 'author' : ROLES.find(([term]) => roles.some(role => term.test(role)))?.[1]
    const read = toName(name)
    if (list === undefined || read === undefined) continue
    ;(lists[list] ??= []).push(read)
  }
  return lists
}

/** `Lee, Ann, 1950-`: libraries tell people of one name by their years. */
const YEARS_OF_LIFE = /,\s*\d{4}\s*[-–]\s*(?:\d{4})?\.?$/u

/** Of a person the parts by their types; a name in one part is `Lee, Ann`, or that of an organisation. `undefined` where no part has text. */
function toName(name: RecordElement): Readonly<Record<string, string>> | undefined {
  const parts = all(name, 'namePart')
  const ofType = (type?: string) =>
    parts
      .filter(({ attributes }) => attributes.type === type)
      .map(({ text }) => text)
      .join(' ')
  const [family, given] = [ofType('family'), ofType('given')]
  if (family !== '') return given === '' ? { family } : { family, given }
  const whole = ofType().replace(YEARS_OF_LIFE, '') || given
  if (whole === '') return undefined
  const comma = whole.indexOf(',')
  if (name.attributes.type !== 'personal' || comma < 0) return { literal: whole }
  return { family: whole.slice(0, comma).trim(), given: whole.slice(comma + 1).trim() }
}

/** The kind of a record, by the genres of it and of the work that it is in. */
function typeOf(works: readonly RecordElement[]): string {
  const genres = works.flatMap(of => all(of, 'genre').map(({ text }) => text))
  const type = GENRES.find(([word]) => genres.some(genre => word.test(genre)))?.[1]
  const isInOther = works.length > 1
  // What is in a book is a chapter of it.
  if (type === 'book' && isInOther) return 'chapter'
  return type ?? (isInOther ? 'article-journal' : 'book')
}
