import type {
  AuthorCorrection,
  HeaderCorrection,
  OrganisationCorrection,
} from '../../../model/corrections/header-corrections.ts'
import { findLike } from '../../../base/text/characters/find-like.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import { toNameLike, toUsualName } from '../../../base/text/names/name-order.ts'
import { parsePersonName } from '../../../base/text/names/person-name.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'
import { type CorrectionLog, listOf } from './correction-log.ts'
import type { Author, Organisation } from '../../../model/paper/paper.ts'

/** An organisation with the names by which a correction may refer to it. */
interface NamedOrganisation {
  readonly read: string
  readonly is: Organisation
}

interface NamedAuthor {
  readonly read: string
  readonly is: Author
}

/** Authors as a person corrected them: first the organisations, then the parts of each author, then their order. */
export function correctAuthors(
  authors: readonly Author[],
  corrections: readonly HeaderCorrection[],
  log: CorrectionLog,
): readonly Author[] {
  const ofOrganisations = corrections.filter(
    (other): other is OrganisationCorrection => other.header === 'organisation',
  )
  const ofAuthors = corrections.filter((other): other is AuthorCorrection => other.header === 'author')
  const organisations = correctOrganisations(authors, ofOrganisations, log)
  let named: readonly NamedAuthor[] = authors.map(author => ({
    read: author.name,
    is: { ...author, organisations: author.organisations.flatMap(({ name }) => organisations.byRead.get(name) ?? []) },
  }))
  for (const correction of ofAuthors) named = correctAuthor(named, correction, organisations.all, log)
  const corrected = moveAuthors(named, ofAuthors, log).map(({ is }) => is)
  tellUncalled(corrected, ofOrganisations, log)
  return corrected
}

interface CorrectedOrganisations {
  /** By the name that was read; without those that a person removed. */
  readonly byRead: ReadonlyMap<string, Organisation>
  /** The organisations that an author may be given. */
  readonly all: readonly NamedOrganisation[]
}

function correctOrganisations(
  authors: readonly Author[],
  corrections: readonly OrganisationCorrection[],
  log: CorrectionLog,
): CorrectedOrganisations {
  const byRead = new Map(authors.flatMap(author => author.organisations).map(read => [read.name, read]))
  const names = [...byRead.keys()]
  const added: NamedOrganisation[] = []
  for (const correction of corrections) {
    const { text, name = text } = correction
    const place = text === '' ? undefined : (findLike(names, text) ?? findLike(names, name))
    const read = place === undefined ? undefined : names[place]
    if (read === undefined && text !== '') {
      log.unused(correction, `nothing like it is read; there is ${listOf(names)}`)
    } else if (read === undefined) {
      added.push({ read: name, is: withParts({ name }, correction) })
    } else if (correction.remove === true) {
      byRead.delete(read)
      log.used(correction, read, '')
    } else {
      byRead.set(read, withParts({ ...byRead.get(read), name: correction.name ?? read }, correction))
      log.used(correction, read, correction.name ?? read)
    }
  }
  return { byRead, all: [...[...byRead].map(([read, is]) => ({ read, is })), ...added] }
}

function withParts(organisation: Organisation, { city, country }: OrganisationCorrection): Organisation {
  return withTexts(organisation, { city, country })
}

/** The record with the given texts; a text that is not given stays, an empty one removes the member. */
function withTexts<T extends object>(record: T, texts: { readonly [name in keyof T]?: string | undefined }): T {
  const given = new Map(Object.entries<string | undefined>(texts).filter(([, text]) => text !== undefined))
  const merged = Object.entries({ ...record, ...Object.fromEntries(given) })
  return Object.fromEntries(merged.filter(([name]) => given.get(name) !== '')) as T
}

function correctAuthor(
  authors: readonly NamedAuthor[],
  correction: AuthorCorrection,
  organisations: readonly NamedOrganisation[],
  log: CorrectionLog,
): readonly NamedAuthor[] {
  const { text, surname, given, middle, email, homepage, orcid } = correction
  const wanted = toUsualName({ given, middle, surname: surname ?? '' })
  const place = text === '' ? findLike(names(authors), wanted) : findAuthor(authors, text, wanted)
  const found = place === undefined ? undefined : authors[place]
  if (found === undefined && text !== '') {
    log.unused(correction, `no author, or not one alone, is like it; there is ${listOf(names(authors))}`)
    return authors
  }
  if (correction.remove === true) {
    log.used(correction, found?.read ?? '', '')
    return authors.filter(other => other !== found)
  }
  const read = found?.is ?? { name: wanted, surname: surname ?? '', organisations: [] }
  const parts = withTexts(read, { surname, given, middle, email, homepage, orcid })
  const isRenamed = surname !== undefined || given !== undefined || middle !== undefined
  const name = isRenamed ? toNameLike(parts, read) : read.name
  const is = { ...parts, name, organisations: organisationsOf(read, correction, organisations, log) }
  log.used(correction, found?.read ?? '', name)
  if (found === undefined) return [...authors, { read: name, is }]
  return authors.map(other => (other === found ? { read: other.read, is } : other))
}

function organisationsOf(
  author: Author,
  correction: AuthorCorrection,
  organisations: readonly NamedOrganisation[],
  log: CorrectionLog,
): readonly Organisation[] {
  if (correction.organisations === undefined) return author.organisations
  const reads = organisations.map(({ read }) => read)
  const corrected = organisations.map(({ is }) => is.name)
  return correction.organisations.flatMap(name => {
    const place = findLike(corrected, name) ?? findLike(reads, name)
    const found = place === undefined ? undefined : organisations[place]
    if (found === undefined) log.unused(correction, `there is no organisation "${name}"; there is ${listOf(corrected)}`)
    return found === undefined ? [] : [found.is]
  })
}

/** Finds an author by the name that was read or its correction; else the only one with the same surname and initial. */
function findAuthor(authors: readonly NamedAuthor[], text: string, becomes: string): number | undefined {
  const read = authors.map(author => author.read)
  const place = findLike(read, text) ?? (becomes === '' ? undefined : findLike(names(authors), becomes))
  if (place !== undefined) return place
  const key = nameKey(parsePersonName(text))
  const same = authors.flatMap(({ is }, i) => (key !== undefined && nameKey(is) === key ? [i] : []))
  return same.length === 1 ? same[0] : undefined
}

/** `muller j` for any `J. Müller`; `undefined` without a given name. */
function nameKey(name: { readonly surname: string; readonly given?: string | undefined } | undefined) {
  const fold = (part: string | undefined) => foldKey(stripAccents(part ?? ''))
  const initial = fold(name?.given).charAt(0)
  return initial === '' ? undefined : `${fold(name?.surname)} ${initial}`
}

function names(authors: readonly NamedAuthor[]): string[] {
  return authors.map(({ is }) => is.name)
}

/** Authors in the order that corrections give them, one correction after the other. */
function moveAuthors(
  authors: readonly NamedAuthor[],
  corrections: readonly AuthorCorrection[],
  log: CorrectionLog,
): readonly NamedAuthor[] {
  const order = [...authors]
  for (const correction of corrections) {
    const { text, given, middle, surname, before, after } = correction
    const beside = before ?? after
    if (beside === undefined) continue
    const wanted = toUsualName({ given, middle, surname: surname ?? '' })
    const place = findAuthor(order, text === '' ? wanted : text, wanted)
    const [moved] = place === undefined ? [] : order.splice(place, 1)
    if (moved === undefined) continue
    const target = findAuthor(order, beside, beside)
    if (target === undefined) log.unused(correction, `there is no author "${beside}" to place it by`)
    order.splice(target === undefined ? (place ?? 0) : target + (after === undefined ? 0 : 1), 0, moved)
  }
  return order
}

/** Reports organisations that were added but that no author has. */
function tellUncalled(
  authors: readonly Author[],
  corrections: readonly OrganisationCorrection[],
  log: CorrectionLog,
): void {
  const called = new Set(authors.flatMap(({ organisations }) => organisations.map(({ name }) => name)))
  for (const correction of corrections) {
    const { text, name = '' } = correction
    if (text !== '') continue
    if (called.has(name)) log.used(correction, '', name)
    else log.unused(correction, `no author has the organisation "${name}"; name it in "organisations" of one`)
  }
}
