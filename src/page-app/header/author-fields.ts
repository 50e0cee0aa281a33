import { button, element, labelled } from '../dom/elements.ts'
import { field, type FormContext, withPart } from './fields.ts'
import { type FormAuthor, type HeaderForm, nameOf } from './header-form.ts'

/** What the parts of an author are called. */
const LABELS = {
  given: 'Given name',
  middle: 'Middle names',
  surname: 'Surname',
  email: 'E-mail',
  orcid: 'ORCID',
  homepage: 'Home page',
} as const

/** The fields of an author, and the buttons that change the order. */
export function authorFields(
  context: FormContext,
  { authors, organisations }: HeaderForm,
  place: number,
  where: HTMLElement,
): HTMLElement {
  const name = nameOf(authors[place] ?? { given: '', middle: '', surname: '' })
  const legend = element('legend')
  context.follow(form => {
    legend.textContent = `${place + 1}. ${nameOf(form.authors[place] ?? { given: '', middle: '', surname: '' })}`
  })
  const fields = Object.entries(LABELS).map(([part, label]) => {
    const key = part as keyof typeof LABELS
    const set = (form: HeaderForm, value: string) => put(form, place, { [key]: value })
    const get = (form: HeaderForm) => form.authors[place]?.[key] ?? ''
    return labelled(label, field(context, { name: key, id: `author${place}-${part}`, get, set }))
  })
  const boxes = organisations.map((_, i) => affiliation(context, place, i))
  const move = (by: -1 | 1) => context.change(form => withAuthors(form, moveBy(form.authors, place, by)))
  const step = (label: string, by: -1 | 1, words: string) =>
    button(label, () => move(by), {
      'aria-label': `${words}: ${name}`,
      disabled: authors[place + by] === undefined,
      id: `author${place}-${words}`,
    })
  const removeAuthor = () => context.change(form => withAuthors(form, form.authors.toSpliced(place, 1)))
  const remove = button('Remove', removeAuthor, { 'aria-label': `Remove ${name}` })
  const affiliations = element(
    'fieldset',
    { class: 'affiliations', hidden: boxes.length === 0 },
    element('legend', {}, 'Affiliations'),
    ...boxes,
  )
  return element(
    'fieldset',
    { class: 'author' },
    legend,
    element('div', { class: 'fields' }, ...fields),
    context.placeOf('author', place),
    affiliations,
    element('div', { class: 'actions' }, step('↑', -1, 'Earlier'), step('↓', 1, 'Later'), remove, where),
  )
}

/** Whether an author has an affiliation. */
function affiliation({ change, follow }: FormContext, place: number, i: number): HTMLElement {
  const box = element('input', { type: 'checkbox', id: `author${place}-affiliation${i}` })
  const label = element('span')
  follow(form => {
    const name = form.organisations[i]?.name ?? ''
    label.textContent = name
    box.checked = form.authors[place]?.organisations.includes(name) === true
  })
  box.addEventListener('change', () =>
    change(form => {
      const name = form.organisations[i]?.name ?? ''
      const others = (form.authors[place]?.organisations ?? []).filter(own => own !== name)
      return put(form, place, { organisations: box.checked ? [...others, name] : others })
    }),
  )
  return element('label', { class: 'choice' }, box, label)
}

function put(form: HeaderForm, place: number, part: Partial<FormAuthor>): HeaderForm {
  return withAuthors(form, withPart(form.authors, place, part))
}

function withAuthors(form: HeaderForm, authors: readonly FormAuthor[]): HeaderForm {
  return { ...form, authors }
}

function moveBy(authors: readonly FormAuthor[], place: number, by: -1 | 1): readonly FormAuthor[] {
  const author = authors[place]
  return author === undefined ? authors : authors.toSpliced(place, 1).toSpliced(place + by, 0, author)
}
