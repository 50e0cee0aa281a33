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
 * The text of an authority file: a field a line, a paper a line under what it shows, records parted by blank lines and
 * sorted, so that the same records in any order give the same bytes and a change changes few lines.
 */
export function writeAuthority({ comments, records }: Authority): string {
  const head = comments.length === 0 ? HEAD : comments
  const sections = SECTION_NAMES.flatMap(([kind, name]) => {
    const own = records.filter(record => record.kind === kind).map(toEntry)
    return [`%rec: ${name}`, ...own.sort(compareEntries).map(({ text }) => text)]
  })
  return `${[head.join('\n'), ...sections].join('\n\n')}\n`
}

/** The name that a record is called by. */
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

/** Authors by surname without its particles, then by given names. */
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

/** By code units: no language of a machine changes the order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
