import { groupBy } from '../../base/collections/group-by.ts'
import { isNearKey } from '../../base/text/characters/levenshtein.ts'
import { chooseHead } from './head-forms.ts'
import { parseSpelling, plainKey, spellingKey, wholeSurname } from './names.ts'
import { type AuthorityPaper, authorsIn, type Occurrence, organisationsIn } from './occurrences.ts'
import {
  type Authority,
  type AuthorityField,
  type AuthorityRecord,
  EMPTY_AUTHORITY,
  type FieldName,
  fieldsOf,
  HEAD_FIELDS,
  type RecordKind,
  valueOf,
} from './records.ts'
import { labelOf } from './write-authority.ts'

/** The field that distinguishes two records of one spelling. */
const IDENTITY = { author: 'ORCID', organisation: 'City' } as const

/**
 * The known authority file with what `papers` show added to it. The order of the papers does not matter.
 *
 * What a paper showed before is replaced by what it shows now, so that a corrected paper corrects the file. Where a
 * person split, merged or named records, they stay so, and values without papers are kept. New spellings get one record
 * where they differ only in case, punctuation or accents, or share an ORCID, or an e-mail address and the surname. They
 * never get one record with two ORCIDs, or with two cities of one organisation. An initial is not taken for a name: only
 * a person can decide that.
 */
export function buildAuthority(papers: readonly AuthorityPaper[], known: Authority = EMPTY_AUTHORITY): Authority {
  const ids = new Set(papers.map(({ id }) => id))
  const knownOf = (kind: RecordKind) => known.records.filter(record => record.kind === kind)
  const organisations = updateRecords('organisation', knownOf('organisation'), papers.flatMap(organisationsIn), ids)
  const authors = updateRecords('author', knownOf('author'), papers.flatMap(authorsIn), ids)
  const headOf = headNames(organisations)
  return {
    comments: known.comments,
    records: [...authors.map(author => renameOrganisations(author, headOf)), ...organisations],
  }
}

/** A record that is being put together. */
interface Draft {
  readonly kind: RecordKind
  readonly comments: readonly string[]
  /** The record as the file has it, with what the papers at hand showed before. */
  readonly known: AuthorityRecord | undefined
  /** The ORCIDs or cities of the record that do not come from the papers at hand. */
  readonly identities: readonly string[]
  /** Papers by field and value. */
  readonly values: Map<FieldName, Map<string, Set<string>>>
}

function updateRecords(
  kind: RecordKind,
  known: readonly AuthorityRecord[],
  occurrences: readonly Occurrence[],
  papers: ReadonlySet<string>,
): AuthorityRecord[] {
  const drafts = known.map(record => openDraft(record, papers))
  const places = indexDrafts(kind, drafts)
  const left: Occurrence[] = []
  for (const occurrence of occurrences) {
    const draft = findDraft(occurrence, kind, places)
    if (draft === undefined) left.push(occurrence)
    else addOccurrence(draft, occurrence)
  }
  const made = clusterOccurrences(kind, left).map(cluster => {
    const draft: Draft = { kind, comments: [], known: undefined, identities: [], values: new Map() }
    for (const occurrence of cluster) addOccurrence(draft, occurrence)
    return draft
  })
  return [...drafts, ...made].flatMap(closeDraft)
}

/** A draft without what the papers at hand showed before: they show it again, or something else. */
function openDraft(record: AuthorityRecord, papers: ReadonlySet<string>): Draft {
  const values: Draft['values'] = new Map()
  for (const { name, value, papers: shown } of record.fields) {
    const left = shown.filter(paper => !papers.has(paper))
    if (left.length > 0 || shown.length === 0) papersOf(values, name).set(value, new Set(left))
  }
  const identities = [...papersOf(values, IDENTITY[record.kind]).keys()]
  return { kind: record.kind, comments: record.comments, known: record, identities, values }
}

function papersOf(values: Draft['values'], name: FieldName): Map<string, Set<string>> {
  const known = values.get(name) ?? new Map<string, Set<string>>()
  values.set(name, known)
  return known
}

/** Adds what an occurrence shows, but no papers to a value that a person wrote. */
function addOccurrence({ values, known }: Draft, { paper, spelling, shown }: Occurrence): void {
  for (const [name, value] of [['Seen', spelling] as const, ...shown]) {
    const byValue = papersOf(values, name)
    const isWritten = known?.fields.some(f => f.name === name && f.value === value && f.papers.length === 0) === true
    if (!isWritten) byValue.set(value, (byValue.get(value) ?? new Set()).add(paper))
  }
}

/** Records of earlier papers, by what an occurrence may share with them. */
type DraftIndex = ReadonlyMap<string, readonly Draft[]>

function indexDrafts(kind: RecordKind, drafts: readonly Draft[]): DraftIndex {
  const index = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { known } = draft
    if (known === undefined) continue
    const spellings = [labelOf(known), ...fieldsOf(known, 'Seen').map(({ value }) => value)]
    const keys = [
      ...spellings.map(spelling => `spelling ${spellingKey(spelling)}`),
      ...fieldsOf(known, 'Seen').flatMap(({ value, papers }) => papers.map(paper => shownKey(value, paper))),
      ...(kind === 'author' ? ['ORCID', 'Email'] : []).flatMap(name =>
        known.fields.filter(field => field.name === name).map(({ value }) => `${name} ${value}`),
      ),
    ]
    for (const key of new Set(keys)) index.set(key, [...(index.get(key) ?? []), draft])
  }
  return index
}

function shownKey(spelling: string, paper: string): string {
  return `shown ${paper} ${spelling}`
}

/** The only record that an occurrence can belong to: by ORCID, by earlier record of the paper, by spelling, by e-mail. */
function findDraft(occurrence: Occurrence, kind: RecordKind, index: DraftIndex): Draft | undefined {
  const { paper, spelling, identity } = occurrence
  const get = (key: string) => index.get(key) ?? []
  if (kind === 'author' && identity !== '') {
    const [same, ...others] = get(`ORCID ${identity}`)
    if (same !== undefined && others.length === 0) return same
  }
  // A person may have put several cities into one record; nobody has several ORCIDs.
  const [before, ...more] = get(shownKey(spelling, paper)).filter(
    ({ identities }) => kind === 'organisation' || contradictsNone(identities, identity),
  )
  if (before !== undefined && more.length === 0) return before
  const alike = get(`spelling ${spellingKey(spelling)}`)
  if (alike.length > 0) return findAlike(alike, occurrence)
  const email = valueIn(occurrence, 'Email')
  const [sender, ...senders] = email === '' ? [] : get(`Email ${email}`).filter(draft => fitsIdentity(draft, identity))
  return sender !== undefined && senders.length === 0 && hasSurname(sender, spelling) ? sender : undefined
}

/** Of records with one spelling: the one with the same ORCID or city; else the only one that has no other. */
function findAlike(alike: readonly Draft[], occurrence: Occurrence): Draft | undefined {
  const { identity } = occurrence
  const same = identity === '' ? [] : alike.filter(draft => identitiesOf(draft).includes(identity))
  if (same.length === 1) return same[0]
  const [only] = alike
  if (alike.length === 1 && only !== undefined && fitsIdentity(only, identity)) return only
  const email = valueIn(occurrence, 'Email')
  const sharing = alike.filter(
    draft => fitsIdentity(draft, identity) && draft.known?.fields.some(f => f.name === 'Email' && f.value === email),
  )
  if (sharing.length === 1) return sharing[0]
  const open = alike.filter(draft => identitiesOf(draft).length === 0)
  return identity === '' && open.length === 1 ? open[0] : undefined
}

function identitiesOf({ kind, known }: Draft): string[] {
  return known === undefined ? [] : fieldsOf(known, IDENTITY[kind]).map(({ value }) => value)
}

function fitsIdentity(draft: Draft, identity: string): boolean {
  return contradictsNone(identitiesOf(draft), identity)
}

function contradictsNone(identities: readonly string[], identity: string): boolean {
  return identity === '' || identities.length === 0 || identities.includes(identity)
}

function hasSurname({ known }: Draft, spelling: string): boolean {
  const key = surnameKey(spelling)
  return known !== undefined && isNearKey(surnameKey(labelOf(known)), key)
}

function surnameKey(spelling: string): string {
  return plainKey(wholeSurname(parseSpelling(spelling)))
}

function valueIn({ shown }: Occurrence, name: FieldName): string {
  return shown.find(([other]) => other === name)?.[1] ?? ''
}

/** Occurrences grouped by spelling, ORCID or e-mail address; the order of the groups does not depend on theirs. */
function clusterOccurrences(kind: RecordKind, occurrences: readonly Occurrence[]): Occurrence[][] {
  const groups = groupBy(occurrences, ({ spelling }) => spellingKey(spelling))
  const clusters = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, group]) => splitByIdentity(group))
  return kind === 'organisation' ? clusters : joinClusters(joinClusters(clusters, 'ORCID'), 'Email')
}

/** One group where all that have an ORCID or city share it; else one for each, and one for those without. */
function splitByIdentity(group: readonly Occurrence[]): Occurrence[][] {
  const identities = [...new Set(group.map(({ identity }) => identity))].sort()
  const known = identities.filter(identity => identity !== '')
  if (known.length <= 1) return [[...group]]
  return identities.map(identity => group.filter(occurrence => occurrence.identity === identity))
}

function joinClusters(clusters: readonly Occurrence[][], by: 'ORCID' | 'Email'): Occurrence[][] {
  const joined: Occurrence[][] = []
  const owners = new Map<string, Occurrence[]>()
  for (const cluster of clusters) {
    const values = [...new Set(cluster.map(occurrence => valueIn(occurrence, by)))].filter(value => value !== '').sort()
    const owner = values
      .map(value => owners.get(value))
      .find(other => other !== undefined && areOne(other, cluster, by))
    if (owner === undefined) joined.push(cluster)
    else owner.push(...cluster)
    for (const value of values) if (!owners.has(value)) owners.set(value, owner ?? cluster)
  }
  return joined
}

/** Whether two clusters are the same. An e-mail address may be that of a group, so surnames are compared as well. */
function areOne(a: readonly Occurrence[], b: readonly Occurrence[], by: 'ORCID' | 'Email'): boolean {
  if (by === 'ORCID') return true
  const identities = new Set([...a, ...b].map(({ identity }) => identity).filter(identity => identity !== ''))
  const keyOf = (cluster: readonly Occurrence[]) => surnameKey(cluster[0]?.spelling ?? '')
  return identities.size <= 1 && isNearKey(keyOf(a), keyOf(b))
}

/** The finished record; none where nothing is left of it and no person wrote anything in it. */
function closeDraft({ kind, comments, known, values }: Draft): AuthorityRecord[] {
  const isHead = (name: FieldName) => HEAD_FIELDS.some(other => other === name)
  const fields = [...values].flatMap(([name, byValue]) =>
    [...byValue].map(([value, papers]): AuthorityField => ({ name, value, papers: [...papers].sort() })),
  )
  const rest = fields.filter(({ name }) => !isHead(name))
  const knownHead = fields.filter(({ name }) => isHead(name))
  const isWritten = known !== undefined && !isProgramsHead(known)
  if (rest.length === 0 && comments.length === 0 && !isWritten) return []
  const seen = rest.filter(({ name }) => name === 'Seen')
  const head = isWritten ? knownHead : (chooseHead(kind, seen) ?? knownHead)
  return [{ kind, comments, fields: [...head, ...rest] }]
}

/** Whether the program itself would choose this name: then it may choose another when it has seen more papers. */
function isProgramsHead(known: AuthorityRecord): boolean {
  const head = chooseHead(known.kind, fieldsOf(known, 'Seen')) ?? []
  return (
    head.length > 0 &&
    HEAD_FIELDS.every(name => valueOf(known, name) === (head.find(f => f.name === name)?.value ?? ''))
  )
}

/** The names of organisations by their spellings; spellings of several organisations are left out. */
function headNames(organisations: readonly AuthorityRecord[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>()
  for (const record of organisations) {
    for (const { value } of fieldsOf(record, 'Seen')) {
      names.set(value, (names.get(value) ?? new Set()).add(valueOf(record, 'Name')))
    }
  }
  return new Map([...names].flatMap(([seen, [name = '', ...others]]) => (others.length === 0 ? [[seen, name]] : [])))
}

/** The author with the organisations that papers show replaced by the names of their records. */
function renameOrganisations(author: AuthorityRecord, headOf: ReadonlyMap<string, string>): AuthorityRecord {
  const written = new Set(fieldsOf(author, 'At').flatMap(({ value, papers }) => (papers.length === 0 ? [value] : [])))
  const shown = new Map<string, Set<string>>()
  for (const { value, papers } of fieldsOf(author, 'At')) {
    const name = headOf.get(value) ?? value
    if (papers.length > 0 && !written.has(name)) shown.set(name, new Set([...(shown.get(name) ?? []), ...papers]))
  }
  const fields = author.fields.filter(({ name, papers }) => name !== 'At' || papers.length === 0)
  const renamed = [...shown].map(
    ([value, papers]): AuthorityField => ({ name: 'At', value, papers: [...papers].sort() }),
  )
  return { ...author, fields: [...fields, ...renamed] }
}
