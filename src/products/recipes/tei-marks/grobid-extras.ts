import type { FrontMatter, Furniture, Organisation, Paper } from '../../../model/paper/paper.ts'
import { toXmlText } from '../../../write/writers/xml-text.ts'

/** What clients of GROBID may ask for besides what the flavour `grobid` always has. */
export const GROBID_EXTRAS = ['raw-affiliations', 'raw-copyrights', 'discarded-text', 'ids'] as const

/** One of {@link GROBID_EXTRAS}. */
export type GrobidExtra = (typeof GROBID_EXTRAS)[number]

/** The name that each kind of furniture has in GROBID. Numbers of pages and lines are no text. */
const PLACES = {
  'running-header': 'headnote',
  'running-footer': 'footnote',
  margin: 'marginnote',
} as const satisfies Partial<Record<Furniture['role'], string>>

/** What a line on rights says. */
const SAYS_RIGHTS = /©|\(c\)|copyright|all rights reserved|licen[cs]e|creative commons/iu

/** The elements that the extras add, each with its name in the stylesheets. */
export function extraElements(paper: Paper, extras: readonly GrobidExtra[]): ReadonlyMap<string, string> {
  return new Map([
    ...(extras.includes('raw-affiliations') ? rawAffiliations(paper.front) : []),
    ...(extras.includes('raw-copyrights') ? rawCopyrights(paper.front) : []),
    ...(extras.includes('discarded-text') ? discardedText(paper) : []),
  ])
}

/**
 * Affiliations as the TEI numbers them, from `affiliation0`: those whose attributes in paperXML are the same are one.
 */
export function numberAffiliations({ authors }: FrontMatter): ReadonlyMap<string, Organisation> {
  const found = new Map(authors.flatMap(({ organisations }) => organisations.map(each => [keyOf(each), each] as const)))
  return new Map([...found.values()].map((each, i) => [`affiliation${i}`, each] as const))
}

function keyOf({ name, city, country }: Organisation): string {
  return [name, city, country].map(text => toXmlText(text ?? '').trim()).join('|')
}

function rawAffiliations(front: FrontMatter): readonly (readonly [string, string])[] {
  return [...numberAffiliations(front)].flatMap(([id, { printed }]) =>
    printed === undefined ? [] : [[id, `<note type="raw_affiliation">${escape(printed)}</note>`] as const],
  )
}

/** What is printed on rights; where nothing is, what the file says of them. */
function rawCopyrights({ publicationInfo, publication }: FrontMatter): readonly (readonly [string, string])[] {
  const printed = publicationInfo.filter(line => SAYS_RIGHTS.test(line))
  const known = publication.filter(({ field }) => field === 'copyright').map(({ value }) => value)
  const texts = printed.length > 0 ? printed : known
  return texts.length === 0 ? [] : [['copyright', texts.map(text => `<p type="raw">${escape(text)}</p>`).join('')]]
}

/** Texts that have no element in the flavour: lines on the publication, running heads and feet, notes in the margin. */
function discardedText({ front, furniture }: Paper): readonly (readonly [string, string])[] {
  const notes = [
    ...front.publicationInfo.map(text => ({ place: 'header', text })),
    ...furniture.flatMap(({ role, text }) =>
      role in PLACES ? [{ place: PLACES[role as keyof typeof PLACES], text }] : [],
    ),
  ]
  const written = notes.map(({ place, text }) => `<note type="other" place="${place}">${escape(text)}</note>`)
  return written.length === 0 ? [] : [['discarded', `<notesStmt>${written.join('')}</notesStmt>`]]
}

function escape(text: string): string {
  return toXmlText(text).trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
