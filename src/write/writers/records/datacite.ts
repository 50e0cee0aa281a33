import type { Author, Paper } from '../../../model/paper/paper.ts'
import { abstractTextOf, affiliationOf, givenNamesOf, orcidAddressOf, printedNameOf } from '../document/front-lines.ts'
import { textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { element, textElement, wrapped } from '../document/markup.ts'
import { toPlainText } from '../document/plain-text.ts'
import { type Facts, factsOf } from '../document/publication.ts'

/** The value that DataCite has for what is demanded and not known. */
const NOT_KNOWN = ':unkn'

/** The header of a paper as a record of DataCite 4; what is demanded and not known has the value that DataCite gives it. */
export function writeDataCite({ front, language, source }: Paper): string {
  const facts = factsOf(front)
  const { first, year } = facts
  const doi = first('doi')
  const title = textOfTree(toInlineTree(front.title)) || NOT_KNOWN
  const creators = front.authors.length === 0 ? [creatorNotKnown()] : front.authors.map(writeCreator)
  const lines = [
    textElement('identifier', { identifierType: doi === undefined ? 'Other' : 'DOI' }, doi ?? source),
    element('creators', {}, creators),
    element('titles', {}, [
      textElement('title', { 'xml:lang': language }, title),
      textElement('title', { titleType: 'Subtitle' }, textOfTree(toInlineTree(front.subtitle))),
    ]),
    textElement('publisher', {}, first('publisher') ?? NOT_KNOWN),
    textElement('publicationYear', {}, year ?? NOT_KNOWN),
    element('resourceType', { resourceTypeGeneral: 'Text' }, ''),
    wrapped(
      'subjects',
      {},
      front.keywords.map(each => textElement('subject', {}, toPlainText(each))),
    ),
    wrapped('dates', {}, writeDates(facts)),
    textElement('language', {}, language),
    wrapped('alternateIdentifiers', {}, [
      textElement('alternateIdentifier', { alternateIdentifierType: 'arXiv' }, first('arxiv')),
    ]),
    wrapped('rightsList', {}, writeRights(facts)),
    wrapped('descriptions', {}, textElement('description', { descriptionType: 'Abstract' }, abstractTextOf(front))),
  ]
  const record = element(
    'resource',
    NAMESPACES,
    `\n${lines
      .filter(line => line !== '')
      .map(line => `  ${line}\n`)
      .join('')}`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${record}\n`
}

const NAMESPACES = {
  xmlns: 'http://datacite.org/schema/kernel-4',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://datacite.org/schema/kernel-4 https://schema.datacite.org/meta/kernel-4/metadata.xsd',
}

function creatorNotKnown(): string {
  return element('creator', {}, textElement('creatorName', {}, NOT_KNOWN))
}

function writeCreator(author: Author): string {
  const { surname } = author
  const names = givenNamesOf(author)
  return element('creator', {}, [
    textElement('creatorName', { nameType: 'Personal' }, names === '' ? printedNameOf(author) : `${surname}, ${names}`),
    textElement('givenName', {}, names),
    textElement('familyName', {}, names === '' ? '' : surname),
    textElement(
      'nameIdentifier',
      { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org/' },
      orcidAddressOf(author),
    ),
    ...author.organisations.map(each => textElement('affiliation', {}, affiliationOf(each))),
  ])
}

function writeDates({ first }: Facts): readonly string[] {
  const dates = [
    ['Issued', first('date')],
    ['Submitted', first('received')],
    ['Updated', first('revised')],
    ['Accepted', first('accepted')],
  ] as const
  return dates.map(([dateType, date]) => textElement('date', { dateType }, date))
}

function writeRights({ first }: Facts): readonly string[] {
  const licence = first('licence')
  const rightsURI = licence !== undefined && /^https?:/.test(licence) ? licence : undefined
  return [textElement('rights', { rightsURI }, licence), textElement('rights', {}, first('copyright'))]
}
