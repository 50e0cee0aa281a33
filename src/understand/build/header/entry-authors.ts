import type { CslName } from '../../../model/bibliography/csl-item.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import { toNameLike, toUsualName } from '../../../base/text/names/name-order.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'
import type { Author } from '../../../model/paper/paper.ts'

/** The authors of an entry compared with those of the page. */
export interface MergedAuthors {
  readonly authors: readonly Author[]
  /** Whether one of the two has a name that the other lacks. */
  readonly hasOthers: boolean
}

/**
 * The authors of an entry, each with the affiliations and addresses of the one on the page with the same surname (and
 * the same initial, where several have it).
 */
export function mergeAuthors(names: readonly CslName[], printed: readonly Author[]): MergedAuthors {
  const left = [...printed]
  const authors = names.map(name => {
    const author = toAuthor(name)
    const i = findSame(left, author)
    const [same] = i === undefined ? [] : left.splice(i, 1)
    return same === undefined ? author : { ...same, ...nameParts(author, same) }
  })
  return { authors, hasOthers: left.length > 0 || names.length > printed.length }
}

/**
 * The name as the entry has it, in the printed order; one that differs only in spelling (`M` for `Müller`,
 * capitals) wins as well.
 */
function nameParts(author: Author, printed: Author): Pick<Author, 'name' | 'surname' | 'given' | 'middle'> {
  const { surname, given = printed.given, middle = author.given === undefined ? printed.middle : undefined } = author
  const name = toNameLike({ surname, given, middle }, printed)
  return { name, surname, ...(given === undefined ? {} : { given }), ...(middle === undefined ? {} : { middle }) }
}

function toAuthor(name: CslName): Author {
  const particle = [name['dropping-particle'], name['non-dropping-particle']].filter(isThere).join(' ')
  // A suffix comes after the surname, as in print.
  const surname = [particle, name.family ?? name.literal, name.suffix].filter(isThere).join(' ')
  const [given, ...middle] = (name.given ?? '').split(' ').filter(isThere)
  return {
    name: toUsualName({ given, middle: middle.join(' '), surname }),
    surname,
    ...(given === undefined ? {} : { given }),
    ...(middle.length === 0 ? {} : { middle: middle.join(' ') }),
    organisations: [],
  }
}

function isThere(part: string | undefined): part is string {
  return part !== undefined && part !== ''
}

function findSame(printed: readonly Author[], author: Author): number | undefined {
  const same = printed.flatMap((other, i) => (key(other.surname) === key(author.surname) ? [i] : []))
  const initial = (of: Author | undefined) => key(of?.given ?? '').charAt(0)
  return same.find(i => initial(printed[i]) === initial(author)) ?? (same.length === 1 ? same[0] : undefined)
}

function key(name: string): string {
  return foldKey(stripAccents(name))
}
