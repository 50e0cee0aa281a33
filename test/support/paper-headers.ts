import type { AuthorityPaper } from '../../src/products/authority/occurrences.ts'
import type { HeaderAuthor, HeaderOrganisation, PaperHeader } from '../../src/read/bibliography/paper-header.ts'

/** An organisation of a header: `organisation('Lake House', 'Town', 'Norway')`. */
export function organisation(name: string, city = '', country = ''): HeaderOrganisation {
  return { name, city, country }
}

/** An author of a header from `Given Middle Surname`; the surname begins with the first small word or is the last. */
export function author(
  name: string,
  rest: Partial<Pick<HeaderAuthor, 'email' | 'orcid'>> & { at?: readonly (string | HeaderOrganisation)[] } = {},
): HeaderAuthor {
  const words = name.split(' ')
  const small = words.findIndex(word => /^\p{Ll}/u.test(word))
  const start = small < 0 ? words.length - 1 : small
  const [given = '', ...middle] = words.slice(0, start)
  const { at = [], ...parts } = rest
  const organisations = at.map(org => (typeof org === 'string' ? organisation(org) : org))
  const surname = words.slice(start).join(' ')
  return { surname, given, middle: middle.join(' '), email: '', orcid: '', text: '', ...parts, organisations }
}

/** A header with these authors. */
export function header(...authors: readonly HeaderAuthor[]): PaperHeader {
  return { title: 'A Paper', subtitle: '', authors, metadata: new Map(), pages: [] }
}

/** A paper with these authors. */
export function paper(id: string, ...authors: readonly HeaderAuthor[]): AuthorityPaper {
  return { id, header: header(...authors) }
}
