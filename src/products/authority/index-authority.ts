import { isNearKey, toleranceOf } from '../../base/text/characters/levenshtein.ts'
import { type NameForm, type OrganisationForm, toNameForm, toOrganisationForm } from './compare-names.ts'
import { headNameOf, parseSpelling, plainKey, spellingKey } from './names.ts'
import { type Authority, type AuthorityRecord, fieldsOf, valueOf } from './records.ts'

/** An author of the authority file, ready to be compared. */
export interface KnownAuthor {
  readonly record: AuthorityRecord
  readonly head: NameForm
  /** All known spellings, the preferred one first. */
  readonly spellings: readonly NameForm[]
  /** Keys of the spellings that a person wrote. */
  readonly decided: ReadonlySet<string>
  /** Keys of the organisations. */
  readonly places: ReadonlySet<string>
}

/** An organisation of the authority file. */
export interface KnownOrganisation {
  readonly record: AuthorityRecord
  readonly name: string
  readonly spellings: readonly OrganisationForm[]
}

/** An authority file, indexed for many questions. */
export interface AuthorityIndex {
  readonly bySurname: ReadonlyMap<string, readonly KnownAuthor[]>
  readonly surnames: NgramIndex
  /** By `ORCID …` and `Email …`. */
  readonly byAddress: ReadonlyMap<string, readonly KnownAuthor[]>
  readonly byName: ReadonlyMap<string, readonly KnownOrganisation[]>
  readonly names: NgramIndex
  /** Organisations by each of the words of their names. */
  readonly byWord: ReadonlyMap<string, readonly KnownOrganisation[]>
}

/** Letters of a sequence: two for surnames, which are short; three for organisations, which share many pairs. */
const SURNAME_GRAMS = 2
const NAME_GRAMS = 3
/** Letters of a word by which an organisation is looked for: shorter ones are `of` and `der`. */
const LEAST_LETTERS = 4
/** Share of sequences that a shortened or misread name of an organisation has in common with it: `Univ. of Town`. */
const SHARED_NAME = 0.4

/** The index of an authority file. Making it takes longer than many questions, so it is made once. */
export function indexAuthority({ records }: Authority): AuthorityIndex {
  const bySurname = new Map<string, KnownAuthor[]>()
  const byAddress = new Map<string, KnownAuthor[]>()
  const byName = new Map<string, KnownOrganisation[]>()
  const byWord = new Map<string, KnownOrganisation[]>()
  for (const record of records) {
    if (record.kind === 'author') {
      const known = toKnownAuthor(record)
      // A surname is searched for with its particles and without.
      for (const key of new Set(known.spellings.flatMap(({ whole, surname }) => [whole.key, surname.key])))
        add(bySurname, key, known)
      for (const { name, value } of record.fields) {
        if (name === 'ORCID' || name === 'Email') add(byAddress, `${name} ${value.toLowerCase()}`, known)
      }
    } else {
      const name = valueOf(record, 'Name')
      const seen = fieldsOf(record, 'Seen').map(({ value }) => value)
      const spellings = [...new Set([name, ...seen])].map(toOrganisationForm)
      const known: KnownOrganisation = { record, name, spellings }
      for (const key of new Set(spellings.map(({ key }) => key))) add(byName, key, known)
      for (const key of new Set(spellings.flatMap(({ words }) => words.map(word => word.key)))) add(byWord, key, known)
    }
  }
  const surnames = indexNgrams([...bySurname.keys()], SURNAME_GRAMS)
  return { bySurname, surnames, byAddress, byName, byWord, names: indexNgrams([...byName.keys()], NAME_GRAMS) }
}

/** Authors whose surname has this key or differs in a few misread letters; each once. */
export function findBySurname(index: AuthorityIndex, key: string): KnownAuthor[] {
  const tolerance = toleranceOf(key.length)
  const least = Math.max(1, countNgrams(key, SURNAME_GRAMS) - SURNAME_GRAMS * tolerance)
  const near = tolerance === 0 ? [key] : findByNgrams(index.surnames, key, least)
  const found = near.flatMap(other => (isNearKey(key, other) ? (index.bySurname.get(other) ?? []) : []))
  return [...new Set(found)]
}

/** Authors with an ORCID or an e-mail address. */
export function findByAddress(index: AuthorityIndex, name: 'ORCID' | 'Email', value: string): readonly KnownAuthor[] {
  return value === '' ? [] : (index.byAddress.get(`${name} ${value.toLowerCase()}`) ?? [])
}

/**
 * Organisations with the name, or else with one that shares many sequences with it, or its rarest word: that is written
 * out where the others are shortened (`Univ. Texas`). Each once.
 */
export function findByName(index: AuthorityIndex, name: string): KnownOrganisation[] {
  const { key, words } = toOrganisationForm(name)
  const same = index.byName.get(key)
  if (same !== undefined) return [...same]
  const least = Math.max(1, Math.ceil(SHARED_NAME * countNgrams(key, NAME_GRAMS)))
  const near = findByNgrams(index.names, key, least).flatMap(other => index.byName.get(other) ?? [])
  const byWords = words.flatMap(word => (word.key.length < LEAST_LETTERS ? [] : [index.byWord.get(word.key) ?? []]))
  const [rarest = []] = byWords.filter(found => found.length > 0).sort((a, b) => a.length - b.length)
  return [...new Set([...near, ...rarest])]
}

function toKnownAuthor(record: AuthorityRecord): KnownAuthor {
  const head = toNameForm(headNameOf(record))
  const seen = fieldsOf(record, 'Seen')
  const spellings = [head, ...seen.map(({ value }) => toNameForm(parseSpelling(value)))]
  const decided = new Set(seen.flatMap(({ value, papers }) => (papers.length === 0 ? [spellingKey(value)] : [])))
  const places = new Set(fieldsOf(record, 'At').map(({ value }) => plainKey(value)))
  return { record, head, spellings, decided, places }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}

/** Keys by the sequences of letters in them. */
interface NgramIndex {
  /** Number of letters of a sequence. */
  readonly size: number
  readonly keys: readonly string[]
  /** Places of the keys that have a sequence, each once. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Added at both ends of a key, so that its first and last letters count as much as others. */
const END = '\u0000'

/** An index of distinct keys by sequences of `size` letters. */
function indexNgrams(keys: readonly string[], size: number): NgramIndex {
  const places = new Map<string, number[]>()
  keys.forEach((key, place) => {
    for (const gram of ngramsOf(key, size)) {
      const known = places.get(gram)
      if (known === undefined) places.set(gram, [place])
      else known.push(place)
    }
  })
  return { size, keys, places }
}

/**
 * The keys that share at least `least` different sequences with `key`. An edit of one letter changes at most `size`
 * sequences (Ukkonen 1992). So no key within a distance of `n` edits is missed where `least` allows for `n * size`
 * different ones.
 */
function findByNgrams({ size, keys, places }: NgramIndex, key: string, least: number): string[] {
  const shared = new Uint16Array(keys.length)
  const touched: number[] = []
  for (const gram of ngramsOf(key, size)) {
    for (const place of places.get(gram) ?? []) {
      const count = (shared[place] ?? 0) + 1
      shared[place] = count
      if (count === least) touched.push(place)
    }
  }
  return touched.flatMap(place => keys[place] ?? [])
}

/** Number of different sequences of a key. */
function countNgrams(key: string, size: number): number {
  return ngramsOf(key, size).size
}

function ngramsOf(key: string, size: number): Set<string> {
  const padded = END + key + END
  const grams = new Set<string>()
  for (let i = 0; i + size <= padded.length; i++) grams.add(padded.slice(i, i + size))
  return grams
}
