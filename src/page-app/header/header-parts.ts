import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { button, element, labelled, select } from '../dom/elements.ts'
import { authorFields } from './author-fields.ts'
import { withOrganisation } from './candidates.ts'
import { adder, field, type FormContext, mark, withPart } from './fields.ts'
import { authorOf, type FormValue, type HeaderForm, nameOf } from './header-form.ts'
import { whereRead } from './where-read.ts'

/** The sections of the form: titles, authors, affiliations, key words, publication. */
export function headerParts(
  context: FormContext,
  form: HeaderForm,
  paper: InspectedPaper,
  id: string,
): readonly HTMLElement[] {
  const text = (name: 'title' | 'subtitle', label: string) =>
    labelled(
      label,
      field(context, {
        name,
        id: name,
        isLong: true,
        get: now => now[name],
        set: (now, value) => ({ ...now, [name]: value }),
      }),
    )
  const authors = form.authors.map((author, i) =>
    authorFields(context, form, i, whereRead(paper, id, author.read || nameOf(author), ['authors'])),
  )
  const addAuthor = adder(context, {
    label: 'Add an author',
    id: 'new-author',
    hint: 'like Eva de la Cruz',
    add: (now, name) => ({ ...now, authors: [...now.authors, authorOf(name)] }),
  })
  return [
    part('Title', text('title', 'Title'), text('subtitle', 'Subtitle'), whereRead(paper, id, form.title, ['title'])),
    part('Authors', ...authors, addAuthor),
    organisationPart(context, form),
    keywordPart(context, form),
    publicationPart(context, form, paper),
  ]
}

function part(title: string, ...content: readonly (Node | string)[]): HTMLElement {
  return element('section', { class: 'panel' }, element('h2', {}, title), ...content)
}

function organisationPart(context: FormContext, { organisations }: HeaderForm): HTMLElement {
  const rows = organisations.map((each, i) => {
    const input = (name: 'name' | 'city' | 'country', label: string) => {
      const get = (form: HeaderForm) => form.organisations[i]?.[name] ?? ''
      const set = (form: HeaderForm, value: string) => withOrganisation(form, i, { [name]: value })
      return labelled(label, field(context, { name: `organisation-${name}`, id: `organisation${i}-${name}`, get, set }))
    }
    const remove = button('Remove', () => context.change(form => withoutOrganisation(form, i)))
    remove.setAttribute('aria-label', `Remove ${each.name}`)
    return element(
      'div',
      { class: 'organisation-row' },
      input('name', 'Name'),
      input('city', 'City'),
      input('country', 'Country'),
      remove,
      context.placeOf('organisation', i),
    )
  })
  const add = adder(context, {
    label: 'Add an affiliation',
    id: 'new-organisation',
    add: (form, name) => ({
      ...form,
      organisations: [...form.organisations, { read: '', name, city: '', country: '' }],
    }),
  })
  return part('Affiliations', ...rows, add)
}

function withoutOrganisation(form: HeaderForm, i: number): HeaderForm {
  const gone = form.organisations[i]?.name
  const authors = form.authors.map(author => ({
    ...author,
    organisations: author.organisations.filter(own => own !== gone),
  }))
  return { ...form, authors, organisations: form.organisations.toSpliced(i, 1) }
}

function keywordPart(context: FormContext, form: HeaderForm): HTMLElement {
  const rows = form.keywords.map((_, i) =>
    valueRow(context, 'keywords', i, { name: 'keyword', label: `Key word ${i + 1}` }),
  )
  const add = adder(context, {
    label: 'Add a key word',
    id: 'new-keyword',
    add: (now, value) => ({ ...now, keywords: [...now.keywords, { read: '', field: '', value }] }),
  })
  return part('Key words', ...rows, add)
}

function publicationPart(context: FormContext, form: HeaderForm, paper: InspectedPaper): HTMLElement {
  const rows = form.publication.map(({ field: name, value }, i) => {
    const fact = paper.header.is.publication.find(other => other.field === name && other.value === value)
    const page = fact?.place?.page
    const where = [
      ...(page === undefined ? [] : [`page ${page}`]),
      ...(fact ? [`${Math.round(100 * fact.confidence)} % sure`] : []),
    ]
    return valueRow(context, 'publication', i, { name, label: labelOf(name), hint: where.join(', ') })
  })
  const names = Object.fromEntries(paper.publicationFields.map(name => [name, labelOf(name)]))
  const chosen = select(names, 'doi', { id: 'new-fact' })
  const value = element('input', { id: 'new-value', autocomplete: 'off' })
  value.addEventListener('change', () => {
    const typed = value.value.trim()
    if (typed === '' || !mark(value, chosen.value, typed)) return
    const added: FormValue = { read: '', field: chosen.value, value: typed }
    value.value = ''
    context.change(now => ({ ...now, publication: [...now.publication, added] }))
  })
  return part(
    'Publication',
    ...rows,
    element('div', { class: 'value-row' }, labelled('Add', chosen), labelled('Value', value)),
  )
}

/** The row of a keyword or fact; an empty one is taken away. */
function valueRow(
  context: FormContext,
  list: 'keywords' | 'publication',
  i: number,
  { name, label, hint }: { readonly name: string; readonly label: string; readonly hint?: string },
): HTMLElement {
  const removed = (form: HeaderForm) => ({ ...form, [list]: form[list].toSpliced(i, 1) })
  const get = (form: HeaderForm) => form[list][i]?.value ?? ''
  const set = (form: HeaderForm, value: string) =>
    value === '' ? removed(form) : { ...form, [list]: withPart(form[list], i, { value }) }
  const input = field(context, { name, id: `${list}${i}`, get, set })
  const remove = button('Remove', () => context.change(removed), { 'aria-label': `Remove ${label}` })
  return element('div', { class: 'value-row' }, labelled(label, input, hint), remove)
}

/** Names that people write in their own way. */
const LABELS: Readonly<Record<string, string>> = { doi: 'DOI', arxiv: 'arXiv', issn: 'ISSN', isbn: 'ISBN' }

function labelOf(name: string): string {
  const label = LABELS[name]
  if (label !== undefined) return label
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
