import { createHash } from 'node:crypto'
import type { Author, Paper } from '../../../model/paper/paper.ts'
import { affiliationOf, givenNamesOf, orcidAddressOf, printedNameOf } from '../document/front-lines.ts'
import { textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { factsOf } from '../document/publication.ts'
import { element, emptyElement, textElement, toScriptJson } from '../document/markup.ts'

/** Wide enough for a paragraph, narrow enough to be read. The policy of the page keeps styles of elements out: rules say them again. */
const STYLE = `
body { font: 1rem/1.5 serif; margin: 0 auto; max-width: 42rem; padding: 1rem; }
.authors, .affiliations, .notes, .references, ul { list-style: none; padding-left: 1.2rem; }
.authors, .affiliations { padding-left: 0; }
.publication, .interior, .notes { font-size: 0.85rem; }
figure { margin: 1.5rem 0; overflow-x: auto; }
img { max-width: 100%; }
pre, .formula { overflow-x: auto; }
.formula { display: flex; flex-wrap: wrap; align-items: center; overflow-y: hidden; }
.formula math { flex: 1 1 85%; }
math[display='block'] { padding: 0.4rem 0; }
mtd[style$='left'] { text-align: left; }
mtd[style$='right'] { text-align: right; }
mtext[style*='bold'] { font-weight: bold; }
mtext[style*='italic'] { font-style: italic; }
table { border-collapse: collapse; }
th, td { border: 1px solid #888; padding: 0.2rem 0.5rem; text-align: start; vertical-align: top; }
[role='doc-pagebreak']::before { color: #595959; content: '[' attr(aria-label) ']'; font-size: 0.75rem; }
`

/** `head` with the metadata that search engines and reference managers read, and no script that a browser runs. */
export function writeHtmlHead(paper: Paper, generator: string): string {
  const title = textOfTree(toInlineTree(paper.front.title))
  const doi = factsOf(paper.front).first('doi')
  const hash = createHash('sha256').update(STYLE).digest('base64')
  const policy = `default-src 'none'; img-src 'self' data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const lines = [
    emptyElement('meta', { charset: 'utf-8' }),
    emptyElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    emptyElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    textElement('title', {}, title || paper.id),
    emptyElement('meta', { name: 'generator', content: generator }),
    ...citationMetadata(paper).map(([name, content]) => emptyElement('meta', { name, content })),
    doi === undefined ? '' : emptyElement('link', { rel: 'canonical', href: `https://doi.org/${encodeURI(doi)}` }),
    element('script', { type: 'application/ld+json' }, toScriptJson(describe(paper))),
    element('style', {}, STYLE),
  ]
  return element('head', {}, `\n${lines.filter(line => line !== '').join('\n')}\n`)
}

/** The names of Highwire, which Zotero and Google Scholar read. */
function citationMetadata({ front, language }: Paper): readonly (readonly [string, string])[] {
  const { first } = factsOf(front)
  // Of a range of years, `2009/2011`, the first.
  const date = first('date')?.split('/')[0]?.replaceAll('-', '/')
  const entries = [
    ['citation_title', textOfTree(toInlineTree(front.title))],
    ...front.authors.flatMap(citationAuthor),
    ['citation_publication_date', date],
    ['citation_journal_title', first('journal')],
    ['citation_conference_title', first('volume-title')],
    ['citation_volume', first('volume')],
    ['citation_issue', first('issue')],
    ['citation_firstpage', first('first-page')],
    ['citation_lastpage', first('last-page')],
    ['citation_publisher', first('publisher')],
    ['citation_issn', first('issn')],
    ['citation_isbn', first('isbn')],
    ['citation_doi', first('doi')],
    ['citation_arxiv_id', first('arxiv')],
    ['citation_keywords', front.keywords.join('; ')],
    ['citation_language', language],
  ] as const
  return entries.flatMap(([name, content]) => (content ? [[name, content] as const] : []))
}

function citationAuthor(author: Author): readonly (readonly [string, string | undefined])[] {
  return [
    ['citation_author', printedNameOf(author)],
    ...author.organisations.map(each => ['citation_author_institution', affiliationOf(each)] as const),
    ['citation_author_email', author.email],
    ['citation_author_orcid', author.orcid],
  ]
}

/** The paper in the words of schema.org; what is not known is left out. */
function describe({ front, language }: Paper): Readonly<Record<string, unknown>> {
  const { first } = factsOf(front)
  const doi = first('doi')
  const journal = first('journal') ?? first('volume-title')
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: textOfTree(toInlineTree(front.title)) || undefined,
    author: front.authors.map(describeAuthor),
    datePublished: first('date'),
    isPartOf: journal === undefined ? undefined : { '@type': 'Periodical', name: journal, issn: first('issn') },
    pageStart: first('first-page'),
    pageEnd: first('last-page'),
    license: first('licence'),
    keywords: front.keywords.length === 0 ? undefined : front.keywords,
    inLanguage: language,
    identifier: doi === undefined ? undefined : { '@type': 'PropertyValue', propertyID: 'doi', value: doi },
  }
}

function describeAuthor(author: Author): Readonly<Record<string, unknown>> {
  const { surname, email } = author
  return {
    '@type': 'Person',
    name: printedNameOf(author),
    givenName: givenNamesOf(author) || undefined,
    familyName: surname || undefined,
    email,
    identifier: orcidAddressOf(author),
    affiliation: author.organisations.map(each => ({ '@type': 'Organization', name: affiliationOf(each) })),
  }
}
