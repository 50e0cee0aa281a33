import type { AuthorCorrection, HeaderCorrection } from '../../model/corrections/header-corrections.ts'
import type { InspectedHeaders } from '../../write/writers/inspection/inspected-paper.ts'
import {
  AUTHOR_PARTS,
  type FormAuthor,
  type FormOrganisation,
  type FormValue,
  type HeaderForm,
  nameOf,
  withCorrections,
} from './header-form.ts'

/** The corrections by which the header that was read becomes that of the form. */
export function entriesOf(headers: InspectedHeaders, form: HeaderForm): readonly HeaderCorrection[] {
  const read = withCorrections(headers, [])
  return [
    ...(form.title === read.title ? [] : [{ header: 'title', text: read.title, value: form.title } as const]),
    ...(form.subtitle === read.subtitle
      ? []
      : [{ header: 'subtitle', text: read.subtitle, value: form.subtitle } as const]),
    ...organisationEntries(read.organisations, form.organisations),
    ...authorEntries(read, form),
    ...valueEntries('keyword', read.keywords, form.keywords),
    ...valueEntries('publication', read.publication, form.publication),
  ]
}

function valueEntries(
  header: 'keyword' | 'publication',
  read: readonly FormValue[],
  form: readonly FormValue[],
): readonly HeaderCorrection[] {
  const entry = ({ field }: FormValue, rest: object) =>
    ({ header, ...(header === 'publication' ? { field } : {}), ...rest }) as HeaderCorrection
  const isKept = (old: FormValue) => form.some(each => each.read === old.read && each.field === old.field)
  const removed = read.filter(old => !isKept(old)).map(old => entry(old, { text: old.read, remove: true }))
  const changed = form.filter(each => each.value !== each.read && each.value !== '')
  return [...removed, ...changed.map(each => entry(each, { text: each.read, value: each.value }))]
}

function organisationEntries(
  read: readonly FormOrganisation[],
  form: readonly FormOrganisation[],
): readonly HeaderCorrection[] {
  const removed = read.filter(old => !form.some(each => each.read === old.read))
  const changed = form.flatMap(each => {
    const old = read.find(other => other.read === each.read) ?? { name: '', city: '', country: '' }
    const parts = (['name', 'city', 'country'] as const).filter(part => each[part] !== old[part])
    if (parts.length === 0 || each.name === '') return []
    return [
      {
        header: 'organisation' as const,
        text: each.read,
        ...Object.fromEntries(parts.map(part => [part, each[part]])),
      },
    ]
  })
  return [
    ...removed.map(old => ({ header: 'organisation' as const, text: old.read, remove: true as const })),
    ...changed,
  ]
}

/** Entries of authors in the order of the form: each says what is before it, so they are applied one after the other. */
function authorEntries(read: HeaderForm, form: HeaderForm): readonly HeaderCorrection[] {
  const authors = form.authors.filter(({ surname }) => surname !== '')
  const removed = read.authors.filter(old => !authors.some(each => each.read === old.read))
  const kept = read.authors.filter(old => !removed.includes(old)).map(old => old.read)
  const order = [...kept, ...authors.filter(each => each.read === '').map(nameOf)]
  const renamed = new Map(form.organisations.map(each => [each.read, each.name]))
  const entries = authors.flatMap((author, i) => {
    const key = author.read === '' ? nameOf(author) : author.read
    const change = changeOf(
      author,
      read.authors.find(old => old.read === author.read),
      renamed,
    )
    const place = order.indexOf(key)
    const before = order[i]
    if (place !== i) order.splice(i, 0, ...order.splice(place, 1))
    const move = place === i || before === undefined ? {} : { before }
    const entry: AuthorCorrection = { header: 'author', text: author.read, ...change, ...move }
    return Object.keys(entry).length > 2 ? [entry] : []
  })
  return [...removed.map(old => ({ header: 'author' as const, text: old.read, remove: true as const })), ...entries]
}

function changeOf(
  author: FormAuthor,
  old: FormAuthor | undefined,
  renamed: ReadonlyMap<string, string>,
): Partial<AuthorCorrection> {
  const parts = AUTHOR_PARTS.filter(name => author[name] !== (old?.[name] ?? ''))
  const change = Object.fromEntries(parts.map(name => [name, author[name]]))
  const known = (old?.organisations ?? []).flatMap(name => renamed.get(name) ?? [])
  const isSame = JSON.stringify(known) === JSON.stringify(author.organisations)
  return isSame ? change : { ...change, organisations: author.organisations }
}
