import type { HeaderAuthor, HeaderOrganisation, PaperHeader } from '../../read/bibliography/paper-header.ts'
import type {
  AuthorCorrection,
  HeaderCorrection,
  OrganisationCorrection,
} from '../../model/corrections/header-corrections.ts'
import { HEADER_MEMBERS } from '../../understand/corrections/members.ts'
import { compareOrganisations, toOrganisationForm } from './compare-names.ts'
import type { AuthorityIndex, KnownAuthor, KnownOrganisation } from './index-authority.ts'
import { DECIDED, type Match, matchAuthor, matchOrganisation, SURE } from './match.ts'
import { isInitial, type NameParts, parseSpelling, plainKey, toPlainName, wholeSurname } from './names.ts'
import { distinctOrganisations, spellingIn } from './occurrences.ts'
import { believedValues, countPapers, type FieldName } from './records.ts'

/** A value that may be the right one, and why. */
export interface Candidate {
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  readonly reason: string
  /** Number of papers that show the author or organisation. */
  readonly papers: number
  /** The fields of the correction that would set it. */
  readonly parts: Omit<AuthorCorrection, 'header' | 'text'> | Omit<OrganisationCorrection, 'header' | 'text'>
  /** The organisation that the correction names and the paper does not, to be added to it. */
  readonly adds?: OrganisationCorrection
}

/** What an authority file suggests to change or to add for one author or organisation of a paper. */
export interface Suggestion {
  readonly header: 'author' | 'organisation'
  /** The name as the paper has it. */
  readonly text: string
  readonly part: 'name' | 'email' | 'orcid' | 'organisation' | 'city' | 'country'
  /** Best first. */
  readonly candidates: readonly Candidate[]
  /** Whether there is one candidate with a high confidence, which may be used without being checked. */
  readonly isSure: boolean
}

/** Factor of the confidence for an organisation of earlier papers, as people move. */
const STILL_THERE = 0.7
/** Confidence in an author from which what a person gave the record is the author's: the same name. */
const KNOWN_BY_NAME = 0.8

/**
 * What an authority file suggests for a paper: other spellings of its authors and organisations, and cities, countries,
 * e-mail addresses and ORCIDs that the paper leaves out. Never replaces a value by a shorter form: an initial is not
 * suggested for a name. Where two records fit about equally well, both are candidates and neither is sure.
 */
export function suggestFrom(index: AuthorityIndex, header: PaperHeader): Suggestion[] {
  const places = new Map(distinctOrganisations(header).map(org => [keyOf(org), matchOrganisation(org, index)]))
  const placesOf = ({ organisations }: HeaderAuthor) => organisations.flatMap(org => places.get(keyOf(org)) ?? [])
  const authors = header.authors.flatMap(author => {
    const name = parseSpelling(spellingIn(author))
    if (name.surname === '') return []
    return [{ author, name, matches: matchAuthor(author, name, index, placesOf(author)) }]
  })
  const ofOrganisations = distinctOrganisations(header).flatMap(organisation => {
    const members = authors.filter(({ author }) => author.organisations.some(org => keyOf(org) === keyOf(organisation)))
    const people = members.flatMap(({ matches }) => matches.map(({ known }) => known))
    return suggestForOrganisation(organisation, places.get(keyOf(organisation)) ?? [], people)
  })
  const add = (name: string) => missingOrganisation(name, header, index)
  return [
    ...authors.flatMap(({ author, name, matches }) => suggestForAuthor(author, name, matches, add)),
    ...ofOrganisations,
  ]
}

/** The organisation as the file knows it, for a paper that names none of this name. */
function missingOrganisation(
  name: string,
  header: PaperHeader,
  index: AuthorityIndex,
): OrganisationCorrection | undefined {
  const key = plainKey(name)
  if (distinctOrganisations(header).some(other => plainKey(other.name) === key)) return undefined
  const records = (index.byName.get(key) ?? []).map(({ record }) => record)
  const only = (field: 'City' | 'Country') => {
    const values = new Set(records.flatMap(record => believedValues(record, field).map(({ value }) => value)))
    return values.size === 1 ? [...values][0] : undefined
  }
  const [city, country] = [only('City'), only('Country')]
  const place = { ...(city === undefined ? {} : { city }), ...(country === undefined ? {} : { country }) }
  return { header: 'organisation', text: '', name, ...place, note: 'not named in the paper' }
}

/** The corrections that follow from the sure suggestions: one for each author and organisation. */
export function toCorrections(suggestions: readonly Suggestion[]): HeaderCorrection[] {
  const sure = suggestions.filter(({ isSure }) => isSure)
  return gatherCorrections(sure, ({ candidates: [best] }) => best?.reason ?? '')
}

/** What the other suggestions would correct, by the best candidate of each, for a person to take; notes name the others. */
export function toProposals(suggestions: readonly Suggestion[]): HeaderCorrection[] {
  const open = suggestions.filter(({ isSure }) => !isSure)
  return gatherCorrections(open, ({ candidates: [best, ...others] }) => {
    const rivals = others.map(({ value, confidence }) => `; or ${value} ${confidence.toFixed(2)}`)
    return `perhaps ${(best?.confidence ?? 0).toFixed(2)}: ${best?.reason ?? ''}${rivals.join('')}`
  })
}

function gatherCorrections(
  suggestions: readonly Suggestion[],
  noteOf: (suggestion: Suggestion) => string,
): HeaderCorrection[] {
  const groups = new Map(suggestions.map(({ header, text }) => [`${header} ${text}`, { header, text }]))
  const changed = [...groups.values()].map(({ header, text }) => {
    const group = suggestions.filter(other => other.header === header && other.text === text)
    const best = group.flatMap(({ candidates }) => candidates.slice(0, 1))
    const parts = Object.assign({}, ...best.map(candidate => candidate.parts)) as Candidate['parts']
    const note = [...new Set(group.map(noteOf))].join('; ')
    return { header, text, ...parts, note }
  })
  const added = suggestions.flatMap(({ candidates: [best] }) => best?.adds ?? [])
  return [...changed, ...new Map(added.map(organisation => [organisation.name, organisation])).values()]
}

function keyOf(organisation: HeaderOrganisation): string {
  return JSON.stringify(organisation)
}

function suggestForAuthor(
  author: HeaderAuthor,
  name: NameParts,
  matches: readonly Match<KnownAuthor>[],
  addOf: (organisation: string) => OrganisationCorrection | undefined,
): Suggestion[] {
  const text = toPlainName(name)
  const about = { header: 'author', text } as const
  const names = matches.map(match => {
    const better = betterName(name, match.known.head.parts)
    return toPlainName(better) === text ? [] : [toCandidate(match, toPlainName(better), changedParts(name, better))]
  })
  // A person may have written anything; what no correction may say would make the file of corrections invalid.
  const values = (field: FieldName, printed: string, part: 'email' | 'orcid') =>
    matches.map(match =>
      printed === ''
        ? believedValues(match.known.record, field)
            .filter(({ value }) => HEADER_MEMBERS.author[part]?.accepts(value))
            .map(({ value, papers }) => {
              const candidate = toCandidate(match, value, { [part]: value })
              return isTaken(papers, match) ? { ...candidate, ...takenOf(match, 'it') } : candidate
            })
        : [],
    )
  const places = matches.map(match =>
    author.organisations.length > 0
      ? []
      : believedValues(match.known.record, 'At').map(({ value, papers }) => {
          const adds = addOf(value)
          const candidate = { ...toCandidate(match, value, { organisations: [value] }), ...(adds && { adds }) }
          if (!isTaken(papers, match)) return { ...candidate, confidence: match.confidence * STILL_THERE }
          return { ...candidate, ...takenOf(match, 'the organisation') }
        }),
  )
  return [
    ...toSuggestion({ ...about, part: 'name' }, names),
    ...toSuggestion({ ...about, part: 'email' }, values('Email', author.email, 'email')),
    ...toSuggestion({ ...about, part: 'orcid' }, values('ORCID', author.orcid, 'orcid')),
    ...toSuggestion({ ...about, part: 'organisation' }, places),
  ]
}

/** Whether a person gave the value to a record that is the author's by the name. */
function isTaken(papers: readonly string[], { confidence }: Match<KnownAuthor>): boolean {
  return papers.length === 0 && confidence >= KNOWN_BY_NAME
}

function takenOf({ confidence, reason }: Match<KnownAuthor>, what: string): Pick<Candidate, 'confidence' | 'reason'> {
  return { confidence: Math.max(DECIDED, confidence), reason: `${reason}; ${what} was taken before` }
}

/** The known name, with given names of the printed one where these are fuller. */
function betterName(printed: NameParts, known: NameParts): NameParts {
  // Where given and family name are exchanged, no part of the printed name is usable.
  if (plainKey(printed.surname) === plainKey(known.given)) return known
  return { ...known, given: fuller(printed.given, known.given), middle: fuller(printed.middle, known.middle) }
}

function fuller(printed: string, known: string): string {
  return known === '' || (isInitial(known) && printed !== '') ? printed : known
}

function changedParts(printed: NameParts, better: NameParts): Candidate['parts'] {
  return {
    ...(better.given === printed.given ? {} : { given: better.given }),
    ...(better.middle === printed.middle ? {} : { middle: better.middle }),
    ...(wholeSurname(better) === wholeSurname(printed) ? {} : { surname: wholeSurname(better) }),
  }
}

/** Confidence in an organisation where one of its authors was in an earlier paper, by its whole name or the beginning of it. */
const WITH_MEMBER = 0.95
const BEGINNING_WITH_MEMBER = 0.8

function suggestForOrganisation(
  organisation: HeaderOrganisation,
  matches: readonly Match<KnownOrganisation>[],
  people: readonly KnownAuthor[],
): Suggestion[] {
  const about = { header: 'organisation', text: organisation.name } as const
  const supported = matches.map((match): Match<KnownOrganisation> => {
    const hasMember = people.some(({ places }) => places.has(plainKey(match.known.name)))
    if (!hasMember || match.confidence >= WITH_MEMBER) return match
    const confidence = match.isBeginning === true ? BEGINNING_WITH_MEMBER : WITH_MEMBER
    return { ...match, confidence, reason: `${match.reason}; an author was there before` }
  })
  const printed = toOrganisationForm(organisation.name)
  const names = supported.map(match => {
    const { name } = match.known
    const isNoBetter =
      name === organisation.name || compareOrganisations(toOrganisationForm(name), printed) === 'shortened'
    return isNoBetter ? [] : [toCandidate(match, name, { name })]
  })
  const values = (field: 'City' | 'Country', part: 'city' | 'country') =>
    supported.map(match =>
      organisation[part] === ''
        ? believedValues(match.known.record, field).map(({ value }) => toCandidate(match, value, { [part]: value }))
        : [],
    )
  return [
    ...toSuggestion({ ...about, part: 'name' }, names),
    ...toSuggestion({ ...about, part: 'city' }, values('City', 'city')),
    ...toSuggestion({ ...about, part: 'country' }, values('Country', 'country')),
  ]
}

function toCandidate(
  { known, confidence, reason }: Match<KnownAuthor | KnownOrganisation>,
  value: string,
  parts: Candidate['parts'],
): Candidate {
  return { value, confidence, reason, papers: countPapers(known.record), parts }
}

/** The suggestion from all matches. It is sure where there is one value, every match has it, and the best is sure. */
function toSuggestion(
  about: Pick<Suggestion, 'header' | 'text' | 'part'>,
  byMatch: readonly (readonly Candidate[])[],
): Suggestion[] {
  const candidates = new Map<string, Candidate>()
  for (const candidate of byMatch.flat()) {
    const other = candidates.get(candidate.value)
    if (other === undefined || other.confidence < candidate.confidence) candidates.set(candidate.value, candidate)
  }
  const [best, ...others] = [...candidates.values()].sort((a, b) => b.confidence - a.confidence)
  if (best === undefined) return []
  const isSure = others.length === 0 && byMatch.every(({ length }) => length > 0) && best.confidence >= SURE
  return [{ ...about, candidates: [best, ...others], isSure }]
}
