import { shorten } from '../../understand/corrections/parse-corrections.ts'
import { OptionError } from '../../base/errors.ts'
import { foldWhitespace } from '../../base/text/characters/unicode.ts'
import {
  type Authority,
  type AuthorityField,
  type AuthorityRecord,
  type FieldName,
  HEAD_FIELDS,
  RECORD_FIELDS,
  type RecordKind,
  SHOWN_FIELDS,
} from './records.ts'

/** The kinds of records by the headings of their sections. */
const SECTIONS: ReadonlyMap<string, RecordKind> = new Map([
  ['%rec: Author', 'author'],
  ['%rec: Organisation', 'organisation'],
])

/** The lines that git writes around a conflict. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/u

interface OpenField {
  readonly name: FieldName
  readonly value: string
  readonly papers: Set<string>
}

interface OpenRecord {
  readonly kind: RecordKind
  readonly line: number
  readonly comments: readonly string[]
  readonly fields: OpenField[]
}

/**
 * The records of an authority file; see docs/authority.md for the format. A value that a merge left twice in a record is
 * read once, with the papers of both.
 *
 * @param text of the file; a byte order mark at its start is ignored
 * @param file name of the file, for the messages
 * @throws {OptionError} `E_AUTHORITY_INVALID` that names file and line, what was found and what was expected
 */
export function parseAuthority(text: string, file: string): Authority {
  const head: string[] = []
  const records: OpenRecord[] = []
  let comments: string[] = []
  let kind: RecordKind | undefined
  let open: OpenRecord | undefined
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  lines.forEach((raw, i) => {
    const fail = (message: string) => new OptionError('E_AUTHORITY_INVALID', `${file}:${i + 1}: ${message}`)
    const line = raw.trim()
    if (CONFLICT.test(line)) throw fail('git left a conflict here; choose one side or take both')
    if (line === '') {
      open = undefined
    } else if (line.startsWith('#')) {
      ;(kind === undefined ? head : comments).push(line)
    } else if (line.startsWith('%')) {
      kind = SECTIONS.get(foldWhitespace(line))
      open = undefined
      if (kind === undefined) throw fail(`"${line}" is not known; expected ${[...SECTIONS.keys()].join(' or ')}`)
    } else if (kind === undefined) {
      throw fail(`"${shorten(line)}" is before the first section; expected ${[...SECTIONS.keys()].join(' or ')}`)
    } else if (/^\+(?:\s|$)/u.test(line)) {
      addPaper(open?.fields.at(-1), line.slice(1).trim(), fail)
    } else {
      if (open === undefined) {
        open = { kind, line: i + 1, comments, fields: [] }
        comments = []
        records.push(open)
      }
      addField(open, line, fail)
    }
  })
  // Comments after the last record belong to no record.
  return { comments: [...head, ...comments], records: records.map(record => closeRecord(record, file)) }
}

type Fail = (message: string) => OptionError

function addPaper(field: OpenField | undefined, paper: string, fail: Fail): void {
  if (field === undefined) throw fail('a paper ("+ NAME") is under no field')
  if (paper === '') throw fail('"+" without the name of a paper')
  if (!SHOWN_FIELDS.has(field.name)) {
    throw fail(`a paper is under "${field.name}"; expected under ${[...SHOWN_FIELDS].join(', ')}`)
  }
  field.papers.add(paper)
}

function addField({ kind, fields }: OpenRecord, line: string, fail: Fail): void {
  const known: readonly FieldName[] = RECORD_FIELDS[kind]
  const colon = line.indexOf(':')
  if (colon < 0) throw fail(`"${shorten(line)}" is not a field; expected NAME: VALUE`)
  const name = known.find(other => other === line.slice(0, colon).trim())
  if (name === undefined) {
    throw fail(`"${shorten(line.slice(0, colon))}" is no field of an ${kind}; known are ${known.join(', ')}`)
  }
  const value = foldWhitespace(line.slice(colon + 1))
  if (value === '') throw fail(`"${name}" has no value`)
  const isHead = HEAD_FIELDS.some(other => other === name)
  const other = fields.find(field => field.name === name && (isHead || field.value === value))
  if (other !== undefined && other.value !== value) throw fail(`"${name}" occurs twice in one record`)
  // A repeated field moves to the end, where the papers below it are added.
  if (other !== undefined) fields.splice(fields.indexOf(other), 1)
  fields.push(other ?? { name, value, papers: new Set() })
}

function closeRecord({ kind, line, comments, fields }: OpenRecord, file: string): AuthorityRecord {
  const [required] = RECORD_FIELDS[kind]
  if (!fields.some(({ name }) => name === required)) {
    throw new OptionError('E_AUTHORITY_INVALID', `${file}:${line}: the record of an ${kind} has no "${required}"`)
  }
  const closed = fields.map(({ name, value, papers }): AuthorityField => ({ name, value, papers: [...papers].sort() }))
  return { kind, comments, fields: closed }
}
