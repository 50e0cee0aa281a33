/** A value of a record and the papers that show it; a value without papers was written by a person. */
export interface AuthorityField {
  readonly name: FieldName
  readonly value: string
  /** Names of papers, sorted. */
  readonly papers: readonly string[]
}

/** What is known of one author or one organisation. */
export interface AuthorityRecord {
  readonly kind: RecordKind
  /** Lines of comment before it, with their `#`. */
  readonly comments: readonly string[]
  readonly fields: readonly AuthorityField[]
}

/** What is known of authors and organisations from earlier papers. */
export interface Authority {
  /** Lines of comment at the head of the file, with their `#`. */
  readonly comments: readonly string[]
  readonly records: readonly AuthorityRecord[]
}

export type RecordKind = 'author' | 'organisation'

/** The parts of the preferred form of a name; each occurs at most once, and without papers. */
export const HEAD_FIELDS = ['Surname', 'Particle', 'Given', 'Middle', 'Suffix', 'Name'] as const

/** The fields of each kind in the order in which they are written; the first is required. */
export const RECORD_FIELDS = {
  author: ['Surname', 'Particle', 'Given', 'Middle', 'Suffix', 'Seen', 'ORCID', 'Email', 'At', 'Note'],
  organisation: ['Name', 'City', 'Country', 'Seen', 'Note'],
} as const

export type FieldName = (typeof RECORD_FIELDS)[RecordKind][number]

/** Fields that papers show. */
export const SHOWN_FIELDS: ReadonlySet<FieldName> = new Set(['Seen', 'ORCID', 'Email', 'At', 'City', 'Country'])

export const EMPTY_AUTHORITY: Authority = { comments: [], records: [] }

/** The value of a field that occurs at most once; empty where it is missing. */
export function valueOf({ fields }: AuthorityRecord, name: FieldName): string {
  return fields.find(field => field.name === name)?.value ?? ''
}

export function fieldsOf({ fields }: AuthorityRecord, name: FieldName): readonly AuthorityField[] {
  return fields.filter(field => field.name === name)
}

/** The values of a field that count: only those that a person wrote, where there are any; else all that papers show. */
export function believedValues(record: AuthorityRecord, name: FieldName): readonly AuthorityField[] {
  const fields = fieldsOf(record, name)
  const written = fields.filter(({ papers }) => papers.length === 0)
  return written.length > 0 ? written : fields
}

/** Number of papers that show the record. */
export function countPapers({ fields }: AuthorityRecord): number {
  return new Set(fields.flatMap(({ papers }) => papers)).size
}
