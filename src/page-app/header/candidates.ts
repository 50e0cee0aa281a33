import type { Candidate, Suggestion } from '../../products/authority/suggest.ts'
import { withPart } from './fields.ts'
import type { FormAuthor, FormOrganisation, HeaderForm } from './header-form.ts'

/** A form with what the authority file knows of one of its authors or organisations, by the place in their list. */
export function withCandidate(
  form: HeaderForm,
  header: Suggestion['header'],
  i: number,
  { parts, adds }: Pick<Candidate, 'parts' | 'adds'>,
): HeaderForm {
  if (header === 'organisation') return withOrganisation(form, i, parts as Partial<FormOrganisation>)
  const change = parts as Partial<FormAuthor>
  const known = new Set(form.organisations.map(({ name }) => name))
  const added = (change.organisations ?? []).filter(name => !known.has(name))
  return {
    ...form,
    authors: withPart(form.authors, i, change),
    organisations: [...form.organisations, ...added.map(name => addedOrganisation(name, adds))],
  }
}

function addedOrganisation(name: string, adds: Candidate['adds']): FormOrganisation {
  const { city = '', country = '' } = adds?.name === name ? adds : {}
  return { read: '', name, city, country }
}

/** An organisation without a name keeps the old one; its authors follow a new one. */
export function withOrganisation(form: HeaderForm, i: number, part: Partial<FormOrganisation>): HeaderForm {
  if (part.name === '') return form
  const old = form.organisations[i]?.name
  const organisations = withPart(form.organisations, i, part)
  if (part.name === undefined) return { ...form, organisations }
  const { name } = part
  const rename = (own: string) => (own === old ? name : own)
  const authors = form.authors.map(author => ({ ...author, organisations: author.organisations.map(rename) }))
  return { ...form, organisations, authors }
}
