import { findUrls, mayBeHomepage } from '../../../base/text/web/urls.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { likeness } from './author-likeness.ts'

/** The rules that link a homepage to its author, surest first. */
export type HomepageRule = 'like-name' | 'below-name'

export interface AuthorHomepage {
  readonly url: string
  readonly rule: HomepageRule
}

/** The homepages of the authors, and those that belong to no single author. */
export interface AssignedHomepages {
  /** In the order of the names. */
  readonly assigned: readonly (AuthorHomepage | undefined)[]
  readonly unclear: readonly string[]
}

/** A URL belongs to a person from this likeness of its part to the name on; short user names are like many. */
const LIKE_NAME = 0.8

/** The indexes of names that are together, and the text of their cells with the addresses below. */
export interface NamedText {
  readonly persons: readonly number[]
  readonly text: string
}

/**
 * The homepage of each author: a URL like one name alone (`…/~lee`, `annlee.example`), else the only one in the cells of
 * a single name. `others` are texts that also hold pages of journals: there likeness alone counts.
 */
export function assignHomepages(
  names: readonly PersonName[],
  groups: readonly NamedText[],
  others: readonly string[],
): AssignedHomepages {
  const printed = new Set(groups.flatMap(({ text }) => findUrls(text)).filter(mayBeHomepage))
  const like = new Set([...printed, ...others.flatMap(findUrls).filter(mayBeHomepage)])
  const assigned: (AuthorHomepage | undefined)[] = names.map(() => undefined)
  for (const url of like) {
    const persons = names.flatMap((name, i) => (isLike(name, url) ? [i] : []))
    const [person] = persons
    if (persons.length === 1 && person !== undefined) assigned[person] ??= { url, rule: 'like-name' }
  }
  const isTaken = (url: string) => assigned.some(homepage => homepage?.url === url)
  for (const { persons, text } of groups) {
    const [person, ...more] = persons
    const [url, ...urls] = new Set(findUrls(text).filter(mayBeHomepage))
    if (person === undefined || more.length > 0 || url === undefined || urls.length > 0 || isTaken(url)) continue
    assigned[person] ??= { url, rule: 'below-name' }
  }
  return { assigned, unclear: [...printed].filter(url => !isTaken(url)) }
}

/**
 * The last part of the path counts, or the host where there is none: `code.example/lee/rivers` is not the page of a
 * person.
 */
function isLike(name: PersonName, url: string): boolean {
  const [host = '', ...path] = url
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
    .split('/')
  const last = path.filter(part => part !== '' && !/^(?:index|home)\b/iu.test(part)).at(-1)
  const part = last?.replace(/^~|\.\w+$/gu, '') ?? host.split('.')[0] ?? ''
  return part !== '' && likeness(name, part) >= LIKE_NAME
}
