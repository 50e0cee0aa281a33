import type { HeaderAuthor, HeaderOrganisation } from '../../read/bibliography/paper-header.ts'
import { isNear } from '../../base/text/characters/levenshtein.ts'
import {
  compareNames,
  compareOrganisations,
  DIFFERENCES,
  type Difference,
  type NameForm,
  ORGANISATION_DIFFERENCES,
  type OrganisationDifference,
  toNameForm,
  toOrganisationForm,
} from './compare-names.ts'
import {
  type AuthorityIndex,
  findByAddress,
  findByName,
  findBySurname,
  type KnownAuthor,
  type KnownOrganisation,
} from './index-authority.ts'
import { type NameParts, plainKey, spellingKey, toSpelling } from './names.ts'
import { believedValues } from './records.ts'

/** A record that an author or an organisation of a paper may be. */
export interface Match<T> {
  readonly known: T
  /** That it is the same, 0 to 1. */
  readonly confidence: number
  readonly reason: string
  /** Only the first words of the known name are there. */
  readonly isBeginning?: true
}

/** Confidence from which a suggestion may be used without being checked. */
export const SURE = 0.9
/** Where the best match is sure, others with a confidence lower by this are no rivals. */
const CLEARLY_LESS = 0.15
/** The same where the best match is not sure: all whose name an initial may stand for are rivals. */
const LESS_THAN_DOUBTFUL = 0.35
/** Confidence by the name alone: even `Jan Müller` is rare enough to be one person more often than not. */
const BY_NAME: Readonly<Record<Difference, number>> = { same: 0.85, minor: 0.8, initial: 0.6, misread: 0.7 }
/** Where the given name is an initial in both names, they may belong to any of many people. */
const BY_INITIALS = 0.55
/** Given and family name are exchanged, in print or by the program that read it. */
const EXCHANGED = 0.65
/** A person decided what this very spelling means. */
export const DECIDED = 0.95
const BY_ORCID = 0.99
const BY_EMAIL = 0.97
/** Confidence from which an organisation is one in common. */
const SAME_PLACE = 0.8
/** Share of the doubt that an organisation in common leaves. */
const LEFT_WITH_PLACE = 0.25

/** The beginning of a name, `Univ. of Texas`, may be that of several: `… at Austin`, `… at Dallas`. */
const ORGANISATION_BY_NAME: Readonly<Record<OrganisationDifference, number>> = {
  same: 0.95,
  minor: 0.93,
  shortened: 0.8,
  misread: 0.8,
  beginning: 0.5,
}

const REASONS: Readonly<Record<Difference | OrganisationDifference, string>> = {
  same: 'the same name',
  minor: 'the same name except for accents, case or punctuation',
  initial: 'one name has an initial, or leaves a name out',
  misread: 'a few letters differ',
  shortened: 'words are shortened',
  beginning: 'the beginning of the name',
}

/** The records that an author may be, best first; those that are clearly worse than the best are left out. */
export function matchAuthor(
  author: HeaderAuthor,
  name: NameParts,
  index: AuthorityIndex,
  places: readonly Match<KnownOrganisation>[],
): Match<KnownAuthor>[] {
  const orcid = findByAddress(index, 'ORCID', author.orcid)
  if (orcid.length > 0) return orcid.map(known => ({ known, confidence: BY_ORCID, reason: 'the same ORCID' }))
  const form = toNameForm(name)
  const candidates = findBySurname(index, form.surname.key)
  const matches = candidates.flatMap(known => {
    const best = bestDifference(form, known)
    return best === undefined ? [] : [withPlace(known, scoreOf(form, known, best), REASONS[best], places)]
  })
  // Where the two are exchanged, the given name of the paper is the surname.
  const turned = toNameForm({ ...name, surname: name.given, particle: '', suffix: '', given: name.surname })
  const exchanged = form.given.isInitial || name.given === '' ? [] : findBySurname(index, form.given.key)
  for (const known of exchanged) {
    const best = bestDifference(turned, known)
    const hasGiven = turned.given.key === known.head.given.key
    if (hasGiven && best !== undefined && best !== 'misread')
      matches.push(withPlace(known, EXCHANGED, 'given and family name are exchanged', places))
  }
  const key = spellingKey(toSpelling(name))
  const senders = findByAddress(index, 'Email', author.email)
  const all = matches
    .filter(({ known }) => !contradicts(known, author))
    .map(match => (match.known.decided.has(key) ? { ...match, confidence: DECIDED, reason: 'taken before' } : match))
    .map(match => (senders.includes(match.known) ? byEmail(match) : match))
  return bestOf(all)
}

/** The smallest difference to a known spelling; an initial in one of them counts only if it fits the preferred form. */
function bestDifference(name: NameForm, { head, spellings }: KnownAuthor): Difference | undefined {
  const found = new Set(spellings.map(spelling => compareNames(name, spelling)))
  if (compareNames(name, head) === undefined) found.delete('initial')
  return DIFFERENCES.find(difference => found.has(difference))
}

function scoreOf(name: NameForm, { head }: KnownAuthor, difference: Difference): number {
  if (!name.given.isInitial) return BY_NAME[difference]
  return head.given.isInitial ? BY_INITIALS : Math.min(BY_NAME.initial, BY_NAME[difference])
}

function withPlace(
  known: KnownAuthor,
  score: number,
  reason: string,
  places: readonly Match<KnownOrganisation>[],
): Match<KnownAuthor> {
  const place = places.find(match => match.confidence >= SAME_PLACE && known.places.has(plainKey(match.known.name)))
  if (place === undefined) return { known, confidence: score, reason }
  return { known, confidence: 1 - (1 - score) * LEFT_WITH_PLACE, reason: `${reason}; also at ${place.known.name}` }
}

function byEmail(match: Match<KnownAuthor>): Match<KnownAuthor> {
  return { ...match, confidence: BY_EMAIL, reason: `the same e-mail address; ${match.reason}` }
}

/** Whether the ORCIDs differ: a person has only one. */
function contradicts({ record }: KnownAuthor, { orcid }: HeaderAuthor): boolean {
  const known = believedValues(record, 'ORCID')
  return orcid !== '' && known.length > 0 && known.every(({ value }) => value !== orcid)
}

/** The records that an organisation may be, best first. */
export function matchOrganisation(organisation: HeaderOrganisation, index: AuthorityIndex): Match<KnownOrganisation>[] {
  const { name, city } = organisation
  const form = toOrganisationForm(name)
  const matches = findByName(index, name).flatMap((known): Match<KnownOrganisation>[] => {
    const found = new Set(known.spellings.map(spelling => compareOrganisations(form, spelling)))
    const best = ORGANISATION_DIFFERENCES.find(difference => found.has(difference))
    if (best === undefined || liesElsewhere(known, city)) return []
    const match = { known, confidence: ORGANISATION_BY_NAME[best], reason: REASONS[best] }
    return [best === 'beginning' ? { ...match, isBeginning: true } : match]
  })
  return bestOf(matches)
}

/** Whether the cities differ. Countries are not compared, as they have several names (`UK`, `United Kingdom`). */
function liesElsewhere({ record }: KnownOrganisation, city: string): boolean {
  const known = believedValues(record, 'City')
  return city !== '' && known.length > 0 && known.every(({ value }) => !isNear(value, city))
}

function bestOf<T>(matches: readonly Match<T>[]): Match<T>[] {
  const byRecord = new Map<T, Match<T>>()
  for (const match of matches) {
    const other = byRecord.get(match.known)
    if (other === undefined || other.confidence < match.confidence) byRecord.set(match.known, match)
  }
  const sorted = [...byRecord.values()].sort((a, b) => b.confidence - a.confidence)
  const best = sorted[0]?.confidence ?? 0
  const margin = best > SURE ? CLEARLY_LESS : LESS_THAN_DOUBTFUL
  return sorted.filter(({ confidence }) => confidence > best - margin)
}
