import { headNameOf, plainKey, toSpelling } from './names.ts'
import {
  type Authority,
  type AuthorityField,
  type AuthorityRecord,
  RECORD_FIELDS,
  type RecordKind,
  valueOf,
} from './records.ts'

const HEAD = [
  '# Authors and organisations that paperxml knows from earlier papers; see docs/authority.md.',
  '# A value with papers under it was read in them; one without is yours and stays.',
]

const SECTION_NAMES: readonly (readonly [RecordKind, string])[] = [
  ['author', 'Author'],
  ['organisation', 'Organisation'],
]

/**
 * The text of an authority file: each field on a line, each paper on a line under the value that it shows, records
 * separated by blank lines. All are sorted, so that the same records in any order give the same bytes and a change
 * affects few lines.
 */
export function writeAuthority({ comments, records }: Authority): string {
  const head = comments.length === 0 ? HEAD : comments
  const sections = SECTION_NAMES.flatMap(([kind, name]) => {
    const entries = records.filter(record => record.kind === kind).map(toEntry)
    return [`%rec: ${name}`, ...entries.sort(compareEntries).map(({ text }) => text)]
  })
  return `${[head.join('\n'), ...sections].join('\n\n')}\n`
}

/** The preferred form of a record's name, as one text. */
export function labelOf(record: AuthorityRecord): string {
  return record.kind === 'author' ? toSpelling(headNameOf(record)) : valueOf(record, 'Name')
}

interface Entry {
  readonly key: string
  readonly label: string
  readonly text: string
}

function toEntry(record: AuthorityRecord): Entry {
  const names: readonly string[] = RECORD_FIELDS[record.kind]
  const fields = [...record.fields].sort(
    (a, b) => names.indexOf(a.name) - names.indexOf(b.name) || compare(a.value, b.value),
  )
  const lines = [...record.comments, ...fields.flatMap(toLines)]
  const label = labelOf(record)
  return { key: sortKey(record), label, text: lines.join('\n') }
}

/** The key by which records are sorted: for authors surname without particles, then given names. */
function sortKey(record: AuthorityRecord): string {
  if (record.kind === 'organisation') return plainKey(valueOf(record, 'Name'))
  const { surname, given, middle } = headNameOf(record)
  return [surname, given, middle].map(plainKey).join(' ')
}

function toLines({ name, value, papers }: AuthorityField): string[] {
  return [`${name}: ${value}`, ...[...papers].sort().map(paper => `+ ${paper}`)]
}

function compareEntries(a: Entry, b: Entry): number {
  return compare(a.key, b.key) || compare(a.label, b.label) || compare(a.text, b.text)
}

/** Compares by code units, so that the order does not depend on the language of the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
