import type { HeaderAuthor, HeaderOrganisation, PaperHeader } from '../../read/bibliography/paper-header.ts'
import { parseSpelling, splitSurname, toSpelling } from './names.ts'
import type { FieldName } from './records.ts'

export interface AuthorityPaper {
  /** The name of its file, without extension. */
  readonly id: string
  readonly header: PaperHeader
}

/** An author or an organisation as one paper shows it. */
export interface Occurrence {
  readonly paper: string
  readonly spelling: string
  /** An ORCID or a city, which distinguishes two of the same spelling; empty where the paper has none. */
  readonly identity: string
  /** The other values that the paper has for it. */
  readonly shown: readonly (readonly [FieldName, string])[]
}

/** The authors of a paper that have a name. */
export function authorsIn({ id, header }: AuthorityPaper): Occurrence[] {
  return header.authors.flatMap(author => {
    const spelling = spellingIn(author)
    const shown = [
      ['ORCID', author.orcid],
      ['Email', author.email],
      ...author.organisations.map(({ name }) => ['At', name] as const),
    ] as const
    return spelling === '' ? [] : [{ paper: id, spelling, identity: author.orcid, shown: shown.filter(isThere) }]
  })
}

/** The organisations of a paper, each once. */
export function organisationsIn({ id, header }: AuthorityPaper): Occurrence[] {
  return distinctOrganisations(header).map(({ name, city, country }) => {
    const shown = [['City', city] as const, ['Country', country] as const].filter(isThere)
    return { paper: id, spelling: name, identity: city, shown }
  })
}

/** The organisations of a header in their order, those of one name, city and country once. */
export function distinctOrganisations({ authors }: PaperHeader): HeaderOrganisation[] {
  const all = authors.flatMap(({ organisations }) => organisations).filter(({ name }) => name !== '')
  return [...new Map(all.map(organisation => [JSON.stringify(organisation), organisation])).values()]
}

/** `von der Heide, Anna M.`; empty where an author has no name. */
export function spellingIn(author: HeaderAuthor): string {
  if (author.surname !== '') return toSpelling(splitSurname(author))
  return author.text === '' ? '' : toSpelling(parseSpelling(author.text))
}

function isThere([, value]: readonly [FieldName, string]): boolean {
  return value !== ''
}
