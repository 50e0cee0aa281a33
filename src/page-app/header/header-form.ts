import type { AuthorCorrection, HeaderCorrection } from '../../model/corrections/header-corrections.ts'
import type { InspectedHeader, InspectedHeaders } from '../../write/writers/inspection/inspected-paper.ts'

/** An author as the form has it. Parts that are not known are empty. */
export interface FormAuthor {
  /** Name as the program read it; empty for one that a person added. */
  readonly read: string
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly email: string
  readonly homepage: string
  readonly orcid: string
  /** Names of the organisations, as they are in the form. */
  readonly organisations: readonly string[]
}

/** An organisation of one or more authors. */
export interface FormOrganisation {
  /** Name as the program read it; empty for one that a person added. */
  readonly read: string
  readonly name: string
  readonly city: string
  readonly country: string
}

/** A keyword, or a fact of the publication. */
export interface FormValue {
  /** As the program read it; empty for one that a person added. */
  readonly read: string
  /** Of a fact of the publication: which. */
  readonly field: string
  readonly value: string
}

/** The header as the form has it. */
export interface HeaderForm {
  readonly title: string
  readonly subtitle: string
  readonly authors: readonly FormAuthor[]
  readonly organisations: readonly FormOrganisation[]
  readonly keywords: readonly FormValue[]
  readonly publication: readonly FormValue[]
}

/** Parts of an author that are texts. */
export const AUTHOR_PARTS = ['given', 'middle', 'surname', 'email', 'homepage', 'orcid'] as const

/** The header as it was converted last: with what was read where a person has corrected it. */
export function toForm({ is, corrected }: InspectedHeaders): HeaderForm {
  const readOf = (header: HeaderCorrection['header'], name: string) =>
    corrected.find(part => part.header === header && part.is === name)?.read ?? name
  const form = fromHeader(is)
  return {
    ...form,
    authors: form.authors.map((author, i) => ({ ...author, read: readOf('author', is.authors[i]?.name ?? '') })),
    organisations: form.organisations.map(each => ({ ...each, read: readOf('organisation', each.name) })),
    keywords: form.keywords.map(each => ({ ...each, read: readOf('keyword', each.value) })),
    publication: form.publication.map(each => ({ ...each, read: readOf('publication', each.value) })),
  }
}

/** A header whose values are as they were read. */
function fromHeader({ title, subtitle, authors, keywords, publication }: InspectedHeader): HeaderForm {
  const organisations = new Map(authors.flatMap(author => author.organisations).map(each => [each.name, each]))
  return {
    title,
    subtitle,
    authors: authors.map(({ name, given, middle, surname, email, homepage, orcid, organisations: own }) => ({
      read: name,
      given: given ?? '',
      middle: middle ?? '',
      surname,
      email: email ?? '',
      homepage: homepage ?? '',
      orcid: orcid ?? '',
      organisations: own.map(organisation => organisation.name),
    })),
    organisations: [...organisations.values()].map(({ name, city, country }) => ({
      read: name,
      name,
      city: city ?? '',
      country: country ?? '',
    })),
    keywords: keywords.map(value => ({ read: value, field: '', value })),
    publication: publication.map(({ field, value }) => ({ read: value, field, value })),
  }
}

/** The header that was read with corrections that were made in the form: their texts are exactly what was read. */
export function withCorrections({ read }: InspectedHeaders, corrections: readonly HeaderCorrection[]): HeaderForm {
  return corrections.reduce(correctForm, fromHeader(read))
}

function correctForm(form: HeaderForm, correction: HeaderCorrection): HeaderForm {
  switch (correction.header) {
    case 'title':
    case 'subtitle':
      return { ...form, [correction.header]: correction.value }
    case 'keyword':
      return { ...form, keywords: correctValues(form.keywords, correction, '') }
    case 'publication':
      return { ...form, publication: correctValues(form.publication, correction, correction.field ?? '') }
    case 'organisation':
      return { ...form, ...correctOrganisations(form, correction) }
    case 'author':
      return { ...form, authors: correctAuthors(form.authors, correction) }
  }
}

function correctValues(
  values: readonly FormValue[],
  { text, value = '', remove }: { readonly text: string; readonly value?: string; readonly remove?: true },
  field: string,
): readonly FormValue[] {
  if (text === '') return [...values, { read: '', field, value }]
  return values.flatMap(each => {
    if (each.read !== text || each.field !== field) return [each]
    return remove === true ? [] : [{ ...each, value }]
  })
}

function correctOrganisations(
  { authors, organisations }: HeaderForm,
  correction: Extract<HeaderCorrection, { readonly header: 'organisation' }>,
): Pick<HeaderForm, 'authors' | 'organisations'> {
  const { text, name = text, city, country, remove } = correction
  if (text === '') {
    return { authors, organisations: [...organisations, { read: '', name, city: city ?? '', country: country ?? '' }] }
  }
  const change = (each: FormOrganisation) => ({
    ...each,
    name,
    city: city ?? each.city,
    country: country ?? each.country,
  })
  const kept = organisations.flatMap(each => (each.read !== text ? [each] : remove === true ? [] : [change(each)]))
  const rename = (each: string) => (each !== text ? [each] : remove === true ? [] : [name])
  return {
    organisations: kept,
    authors: authors.map(author => ({ ...author, organisations: author.organisations.flatMap(rename) })),
  }
}

function correctAuthors(authors: readonly FormAuthor[], correction: AuthorCorrection): readonly FormAuthor[] {
  const { text, organisations, before, after, remove } = correction
  const old = authors.find(({ read }) => read === text && text !== '')
  if (remove === true) return authors.filter(author => author !== old)
  const parts = AUTHOR_PARTS.map(name => [name, correction[name] ?? old?.[name] ?? ''])
  const author = { read: text, organisations: organisations ?? old?.organisations ?? [], ...Object.fromEntries(parts) }
  const others = authors.filter(other => other !== old)
  const beside = others.findIndex(other => other.read === (before ?? after) || nameOf(other) === (before ?? after))
  const place =
    beside >= 0 ? beside + (after === undefined ? 0 : 1) : old === undefined ? others.length : authors.indexOf(old)
  return others.toSpliced(place, 0, author as FormAuthor)
}

/** The name of an author as outputs write it. */
export function nameOf({ given, middle, surname }: Pick<FormAuthor, 'given' | 'middle' | 'surname'>): string {
  return [given, middle, surname].filter(part => part !== '').join(' ')
}

/** Small words that begin a surname. */
const PARTICLE = /^(?:de|del|della|da|di|du|van|von|der|den|la|le|los|ter|zu)$/u

/** A new author with a name as it is printed. */
export function authorOf(name: string): FormAuthor {
  const words = name.split(/\s+/u)
  const particle = words.findIndex((word, i) => i > 0 && PARTICLE.test(word))
  const split = particle > 0 ? particle : words.length - 1
  const parts = { given: words.slice(0, split).join(' '), surname: words.slice(split).join(' ') }
  return { read: '', middle: '', email: '', homepage: '', orcid: '', organisations: [], ...parts }
}
