import type { Correction } from '../../model/corrections/corrections.ts'
import { isHeaderCorrection } from '../../understand/corrections/kinds.ts'
import type { AuthorCorrection, OrganisationCorrection } from '../../model/corrections/header-corrections.ts'
import { headNameOf, parseSpelling, plainKey, spellingKey, splitSurname, toSpelling } from './names.ts'
import {
  type Authority,
  type AuthorityField,
  type AuthorityRecord,
  type FieldName,
  fieldsOf,
  valueOf,
} from './records.ts'

/**
 * The authority file with what a person decided about authors and organisations of a paper, so that it is sure the next
 * time: spellings as the paper has them, addresses, cities, and the organisations of authors, none of them with papers. A
 * correction that fits several records, adds somebody to a paper or removes somebody from it is skipped.
 */
export function takeCorrections(authority: Authority, corrections: readonly Correction[]): Authority {
  return corrections.reduce<Authority>((known, correction) => {
    if (!isDecision(correction)) return known
    return correction.header === 'author' ? takeAuthor(known, correction) : takeOrganisation(known, correction)
  }, authority)
}

type Decision = AuthorCorrection | OrganisationCorrection

function isDecision(correction: Correction): correction is Decision {
  if (!isHeaderCorrection(correction) || correction.text === '') return false
  return (correction.header === 'author' || correction.header === 'organisation') && correction.remove !== true
}

function takeOrganisation(authority: Authority, correction: OrganisationCorrection): Authority {
  const { text, name = text, city = '', country = '' } = correction
  const isIt = (record: AuthorityRecord) =>
    record.kind === 'organisation' && spellingsOf(record, 'Name').some(known => plainKey(known) === plainKey(name))
  const made: AuthorityRecord = { kind: 'organisation', comments: [], fields: [written('Name', name)] }
  return changeOne(authority, isIt, made, record => {
    const spelt = name === text ? record : withValue(record, 'Seen', text)
    return withValue(withValue(spelt, 'City', city), 'Country', country)
  })
}

function takeAuthor(authority: Authority, correction: AuthorCorrection): Authority {
  const printed = parseSpelling(correction.text)
  const { given = printed.given, middle = printed.middle } = correction
  const surname = correction.surname ?? [printed.particle, printed.surname, printed.suffix].filter(Boolean).join(' ')
  const name = splitSurname({ surname, given, middle })
  const key = spellingKey(toSpelling(name))
  const hasOrcid = (record: AuthorityRecord) =>
    fieldsOf(record, 'ORCID').some(({ value }) => value === correction.orcid)
  const isIt = (record: AuthorityRecord) =>
    record.kind === 'author' &&
    (hasOrcid(record) || [toSpelling(headNameOf(record)), ...seenIn(record)].some(known => spellingKey(known) === key))
  const parts = {
    Surname: name.surname,
    Particle: name.particle,
    Given: name.given,
    Middle: name.middle,
    Suffix: name.suffix,
  }
  const fields = Object.entries(parts).flatMap(([part, value]) =>
    value === '' ? [] : [written(part as FieldName, value)],
  )
  return changeOne(authority, isIt, { kind: 'author', comments: [], fields }, record => {
    const isHead = spellingKey(toSpelling(headNameOf(record))) === spellingKey(toSpelling(printed))
    const spelt = isHead ? record : decided(record, 'Seen', toSpelling(printed))
    const { email = '', orcid = '', organisations = [] } = correction
    const values = [
      ['Email', email] as const,
      ['ORCID', orcid] as const,
      ...organisations.map(at => ['At', at] as const),
    ]
    return values.reduce((known, [field, value]) => (value === '' ? known : decided(known, field, value)), spelt)
  })
}

/** The file with the record changed that is the one, or with a new one; unchanged where several may be meant. */
function changeOne(
  authority: Authority,
  isIt: (record: AuthorityRecord) => boolean,
  made: AuthorityRecord,
  change: (record: AuthorityRecord) => AuthorityRecord,
): Authority {
  const [found, ...others] = authority.records.filter(isIt)
  if (others.length > 0) return authority
  if (found === undefined) return { ...authority, records: [...authority.records, change(made)] }
  return { ...authority, records: authority.records.map(record => (record === found ? change(record) : record)) }
}

/** The record with a value that it does not have yet. */
function withValue(record: AuthorityRecord, name: FieldName, value: string): AuthorityRecord {
  if (value === '' || record.fields.some(field => field.name === name && field.value === value)) return record
  return { ...record, fields: [...record.fields, written(name, value)] }
}

/** The record with a value that is the person's: the papers that show it are no longer asked. */
function decided(record: AuthorityRecord, name: FieldName, value: string): AuthorityRecord {
  const others = record.fields.filter(field => field.name !== name || field.value !== value)
  return { ...record, fields: [...others, written(name, value)] }
}

function written(name: FieldName, value: string): AuthorityField {
  return { name, value, papers: [] }
}

function spellingsOf(record: AuthorityRecord, name: FieldName): readonly string[] {
  return [valueOf(record, name), ...seenIn(record)]
}

function seenIn(record: AuthorityRecord): readonly string[] {
  return fieldsOf(record, 'Seen').map(({ value }) => value)
}
