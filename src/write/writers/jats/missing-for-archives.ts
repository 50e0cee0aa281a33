import type { Paper } from '../../../model/paper/paper.ts'
import { factsOf } from '../document/publication.ts'

/** The elements of JATS that archives such as PubMed Central and SciELO want, and that the paper does not say. */
export function missingForArchives({ front }: Paper): readonly string[] {
  const { first } = factsOf(front)
  const organisations = front.authors.flatMap(author => author.organisations)
  const isThere: Readonly<Record<string, boolean>> = {
    'article-type': false,
    'journal-id': false,
    'journal-title': first('journal') !== undefined,
    issn: first('issn') !== undefined,
    'publisher-name': first('publisher') !== undefined,
    'article-id': first('doi') !== undefined || first('arxiv') !== undefined,
    'article-title': front.title.length > 0,
    contrib: front.authors.length > 0,
    aff: organisations.length > 0,
    country: organisations.every(({ country }) => country !== undefined),
    'pub-date': first('date') !== undefined,
    'fpage or elocation-id': first('first-page') !== undefined || first('article-number') !== undefined,
    license: first('licence') !== undefined,
    abstract: front.abstract.length > 0,
  }
  return Object.keys(isThere).filter(name => isThere[name] !== true)
}
