import type { CorrectedFields, ReferenceCorrection } from '../../model/corrections/reference-corrections.ts'
import type { InspectedReference } from '../../write/writers/inspection/references.ts'
import type { Draft } from './draft.ts'

/** Names of the fields of a reference. */
export type FieldName = keyof CorrectedFields

/** What each field is called, in the order in which they are shown. */
export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  authors: 'Authors',
  year: 'Year',
  title: 'Title',
  container: 'Journal or book',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages',
  publisher: 'Publisher',
  doi: 'DOI',
  url: 'URL',
  editors: 'Editors',
}

/** All fields, in that order. */
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as readonly FieldName[]

/** Fields with a name in each line. */
const LISTS: ReadonlySet<FieldName> = new Set(['authors', 'editors'])

/** Whether a field has a name in each line. */
export function isList(name: FieldName): boolean {
  return LISTS.has(name)
}

/** What tells a reference from others. */
export function keyOfReference({ page, text }: Pick<ReferenceCorrection, 'page' | 'text'>): string {
  return `page ${page}: ${text}`
}

/** The text of a field, with one name to a line. */
export function textOfField(fields: CorrectedFields, name: FieldName): string {
  const value = fields[name] ?? ''
  return typeof value === 'string' ? value : value.join('\n')
}

/** What a person says of a reference. */
export function correctionOf({ references }: Draft, reference: InspectedReference): ReferenceCorrection | undefined {
  const key = keyOfReference(reference)
  return references.find(each => keyOfReference(each) === key)
}

/** The fields of a reference as a person reads them. */
export function fieldsOf(draft: Draft, reference: InspectedReference): CorrectedFields {
  return { ...reference.fields, ...correctionOf(draft, reference)?.reference }
}

/** Says what a field of a reference is; what the program reads is no correction. */
export function giveField(draft: Draft, reference: InspectedReference, name: FieldName, typed: string): Draft {
  const lines = typed.split('\n').map(line => line.trim().replace(/\s+/gu, ' '))
  const value = isList(name) ? lines.filter(line => line !== '') : lines.join(' ').trim()
  const isRead = JSON.stringify(value) === JSON.stringify(reference.fields[name] ?? (isList(name) ? [] : ''))
  const said = { ...correctionOf(draft, reference)?.reference, [name]: isRead ? undefined : value }
  return withFields(draft, reference, said)
}

/** Removes all corrections of a reference. */
export function takeFieldsBack(draft: Draft, reference: InspectedReference): Draft {
  return withFields(draft, reference, {})
}

function withFields(draft: Draft, reference: InspectedReference, said: Readonly<Record<string, unknown>>): Draft {
  const key = keyOfReference(reference)
  const old = correctionOf(draft, reference)
  const names = FIELD_NAMES.filter(name => said[name] !== undefined)
  const { page, text } = reference
  const note = old?.note === undefined ? {} : { note: old.note }
  const fields: CorrectedFields = Object.fromEntries(names.map(name => [name, said[name]]))
  const entry: ReferenceCorrection = { page, text, reference: fields, ...note }
  const others = draft.references.filter(each => keyOfReference(each) !== key)
  return { ...draft, references: names.length === 0 ? others : [...others, entry] }
}

/** Why a user should check a reference, in words; empty where nothing is doubtful. */
export function lacksOf(fields: CorrectedFields): readonly string[] {
  const lacks = (['authors', 'year', 'title'] as const).filter(name => textOfField(fields, name) === '')
  return lacks.length === 0 ? [] : [`without ${lacks.map(name => FIELD_LABELS[name].toLowerCase()).join(', ')}`]
}
