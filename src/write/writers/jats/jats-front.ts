import type { Author, Organisation, Paper, PaperBlock, Section } from '../../../model/paper/paper.ts'
import { affiliationOf, givenNamesOf, orcidAddressOf, unusedTextsOf } from '../document/front-lines.ts'
import { headingOf, toInlineTree, withoutPages } from '../document/inline-tree.ts'
import { toPlainText } from '../document/plain-text.ts'
import { factsOf } from '../document/publication.ts'
import { element, emptyElement, escapeMarkup, textElement, wrapped } from '../document/markup.ts'
import { writeJatsParagraph } from './jats-blocks.ts'
import type { JatsContext } from './jats-context.ts'
import { writeJatsTree } from './jats-inlines.ts'

/** `front`. The elements that the DTD demands of a journal are empty where the paper does not say them. */
export function writeJatsFront(paper: Paper, context: JatsContext): string {
  return element('front', {}, [writeJournal(paper), '\n', writeArticleMeta(paper, context)])
}

function writeJournal({ front }: Paper): string {
  const { first, all } = factsOf(front)
  const issns = all('issn')
  return element('journal-meta', {}, [
    element('journal-id', {}, ''),
    wrapped('journal-title-group', {}, textElement('journal-title', {}, first('journal'))),
    ...(issns.length === 0 ? [element('issn', {}, '')] : issns.map(issn => textElement('issn', {}, issn))),
    wrapped('publisher', {}, [
      textElement('publisher-name', {}, first('publisher')),
      first('publisher') === undefined ? '' : textElement('publisher-loc', {}, first('publisher-place')),
    ]),
  ])
}

function writeArticleMeta(paper: Paper, context: JatsContext): string {
  const { front } = paper
  const { first } = factsOf(front)
  return element('article-meta', {}, [
    textElement('article-id', { 'pub-id-type': 'doi' }, first('doi')),
    textElement('article-id', { 'pub-id-type': 'arxiv' }, first('arxiv')),
    writeTitles(paper, context),
    writeContributors(front.authors),
    wrapped(
      'author-notes',
      {},
      unusedTextsOf(front).map(text => textElement('p', {}, text)),
    ),
    writeDate('pub-date', { 'date-type': 'pub' }, first('date')),
    textElement('volume', {}, first('volume')),
    textElement('issue', {}, first('issue')),
    ...factsOf(front)
      .all('isbn')
      .map(isbn => textElement('isbn', {}, isbn)),
    writePages(paper),
    wrapped('history', {}, [
      writeDate('date', { 'date-type': 'received' }, first('received')),
      writeDate('date', { 'date-type': 'rev-recd' }, first('revised')),
      writeDate('date', { 'date-type': 'accepted' }, first('accepted')),
    ]),
    writePermissions(first('copyright'), first('licence')),
    ...writeAbstracts(paper, context),
    wrapped(
      'kwd-group',
      {},
      front.keywords.map(keyword => textElement('kwd', {}, toPlainText(keyword))),
    ),
    ...(front.translations ?? []).map(({ language, keywords }) =>
      wrapped(
        'kwd-group',
        { 'xml:lang': language },
        keywords.map(each => textElement('kwd', {}, toPlainText(each))),
      ),
    ),
    writeCounts(paper),
  ])
}

function writeTitles({ front }: Paper, context: JatsContext): string {
  const inlines = (content: typeof front.title) => writeJatsTree(withoutPages(headingOf({ title: content })), context)
  return element('title-group', {}, [
    element('article-title', {}, inlines(front.title)),
    wrapped('subtitle', {}, writeJatsTree(withoutPages(toInlineTree(front.subtitle)), context)),
    ...(front.translations ?? []).map(({ language, title }) =>
      wrapped('trans-title-group', { 'xml:lang': language }, textElement('trans-title', {}, toPlainText(title ?? ''))),
    ),
  ])
}

/** Authors, then their organisations, each once. */
function writeContributors(authors: readonly Author[]): string {
  const organisations = new Map<string, Organisation>()
  for (const each of authors.flatMap(author => author.organisations)) organisations.set(affiliationOf(each), each)
  const ids = new Map([...organisations.keys()].map((name, i) => [name, `aff${i + 1}`]))
  return wrapped('contrib-group', {}, [
    ...authors.map(author => writeAuthor(author, ids)),
    ...[...organisations].map(([name, each]) => writeOrganisation(each, ids.get(name))),
  ])
}

function writeAuthor(author: Author, affiliations: ReadonlyMap<string, string>): string {
  const { surname, name, email, homepage } = author
  const ids = author.organisations.map(each => affiliations.get(affiliationOf(each)))
  return `\n${element('contrib', { 'contrib-type': 'author' }, [
    textElement('contrib-id', { 'contrib-id-type': 'orcid' }, orcidAddressOf(author)),
    element('name', {}, [
      element('surname', {}, escapeMarkup(surname || name)),
      textElement('given-names', {}, givenNamesOf(author)),
    ]),
    textElement('email', {}, email),
    homepage === undefined ? '' : textElement('uri', { 'xlink:href': homepage }, homepage),
    ...ids.map(rid => (rid === undefined ? '' : element('xref', { 'ref-type': 'aff', rid }, ''))),
  ])}`
}

function writeOrganisation({ name, city, country }: Organisation, id: string | undefined): string {
  const parts = [
    textElement('institution', {}, name),
    textElement('city', {}, city),
    textElement('country', {}, country),
  ]
  return `\n${element('aff', { id }, parts.filter(part => part !== '').join(', '))}`
}

/** A date of ISO 8601, as exact as it is known; of a range of years the first. */
function writeDate(name: string, attributes: Readonly<Record<string, string>>, date: string | undefined): string {
  const [iso, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date ?? '') ?? []
  if (year === undefined) return ''
  return element(name, { ...attributes, 'iso-8601-date': iso }, [
    textElement('day', {}, day),
    textElement('month', {}, month),
    textElement('year', {}, year),
  ])
}

function writePages({ front }: Paper): string {
  const { first } = factsOf(front)
  if (first('first-page') === undefined) return textElement('elocation-id', {}, first('article-number'))
  return textElement('fpage', {}, first('first-page')) + textElement('lpage', {}, first('last-page'))
}

function writePermissions(copyright: string | undefined, licence: string | undefined): string {
  const href = licence !== undefined && /^https?:/.test(licence) ? licence : undefined
  return wrapped('permissions', {}, [
    textElement('copyright-statement', {}, copyright),
    licence === undefined ? '' : element('license', { 'xlink:href': href }, textElement('license-p', {}, licence)),
  ])
}

/** Paragraphs in another language than the paper's are separate abstracts. */
function writeAbstracts({ front, language }: Paper, context: JatsContext): readonly string[] {
  const isOther = (each: string | undefined): each is string => each !== undefined && each !== language
  const others = [...new Set(front.abstract.map(paragraph => paragraph.language).filter(isOther))]
  const write = (wanted: string | undefined) =>
    front.abstract
      .filter(paragraph => (isOther(paragraph.language) ? paragraph.language : undefined) === wanted)
      .map(paragraph => writeJatsParagraph(paragraph, context))
  return [
    wrapped('abstract', {}, write(undefined)),
    ...others.map(other => wrapped('trans-abstract', { 'xml:lang': other }, write(other))),
  ]
}

function writeCounts({ sections, pages }: Paper): string {
  const blocks = sections.flatMap(blocksOf)
  const count = (isCounted: (block: PaperBlock) => boolean) => blocks.filter(isCounted).length
  return element('counts', {}, [
    emptyElement('fig-count', { count: count(({ type }) => type === 'figure') }),
    emptyElement('table-count', { count: count(({ type }) => type === 'table') }),
    emptyElement('ref-count', { count: count(block => block.type === 'paragraph' && block.kind === 'reference') }),
    emptyElement('page-count', { count: pages.length }),
  ])
}

function blocksOf({ blocks, sections }: Section): readonly PaperBlock[] {
  return [...blocks, ...sections.flatMap(blocksOf)]
}
