import { findOrcids } from '../../../base/text/web/orcid.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'

/** The rules that link an ORCID iD to its author, surest first. */
export type OrcidRule = 'beside-name' | 'order' | 'only'

/** The ORCID iD of an author. */
export interface AuthorOrcid {
  readonly orcid: string
  readonly rule: OrcidRule
}

/** The ORCID iDs of the authors, and those whose owner is not certain. */
export interface AssignedOrcids {
  /** In the order of the names. */
  readonly assigned: readonly (AuthorOrcid | undefined)[]
  readonly unclear: readonly string[]
  /** Those with a wrong check digit: misread or misprinted. */
  readonly invalid: readonly string[]
}

/** A name or an ORCID iD in a text. */
interface Mention {
  readonly index: number
  readonly end: number
  readonly person?: number
  readonly orcid?: string
}

interface Claim extends AuthorOrcid {
  readonly person: number
}

/**
 * The ORCID iD of each author, from texts that hold names and iDs (blocks, or cells of names with the text below).
 *
 * In a text where names and iDs alternate, an iD belongs to the name before it, or after it if an iD comes first;
 * among other names, to the one with nothing but marks between. Where all names come before as many iDs, order decides;
 * a single author has a single iD. An iD that two names
 * claim, or a second one of a name, is given to nobody: an owner is never guessed.
 */
export function assignOrcids(names: readonly PersonName[], texts: readonly string[]): AssignedOrcids {
  const printed = texts.flatMap(findOrcids)
  const valid = new Set(printed.flatMap(({ orcid, isValid }) => (isValid ? [orcid] : [])))
  const claims = texts.flatMap(text => claimsOf(mentionsIn(text, names), text))
  const [only, ...others] = valid
  if (claims.length === 0 && names.length === 1 && only !== undefined && others.length === 0)
    claims.push({ person: 0, orcid: only, rule: 'only' })
  const assigned = names.map((_, person) => {
    const ofPerson = claims.filter(claim => claim.person === person)
    const [first] = ofPerson
    const isSure =
      first !== undefined &&
      ofPerson.every(({ orcid }) => orcid === first.orcid) &&
      claims.every(claim => claim.person === person || claim.orcid !== first.orcid)
    return isSure ? { orcid: first.orcid, rule: first.rule } : undefined
  })
  const taken = new Set(assigned.map(found => found?.orcid))
  return {
    assigned,
    unclear: [...valid].filter(orcid => !taken.has(orcid)),
    invalid: [...new Set(printed.flatMap(({ orcid, isValid }) => (isValid ? [] : [orcid])))],
  }
}

/** The names and valid iDs of a text in order; none for the many texts without an iD. */
function mentionsIn(text: string, names: readonly PersonName[]): Mention[] {
  const orcids = findOrcids(text).flatMap(({ index, length, orcid, isValid }) =>
    isValid ? [{ index, end: index + length, orcid }] : [],
  )
  if (orcids.length === 0) return []
  const plain = fold(text)
  const persons = names.flatMap((name, person): Mention[] => {
    const place = placeOfName(plain, name, names)
    return place === undefined ? [] : [{ ...place, person }]
  })
  return [...persons, ...orcids].sort((a, b) => a.index - b.index)
}

/** The place of a name in a text, in full or with initials; of its surname alone if no other author has it. */
function placeOfName(
  text: string,
  name: PersonName,
  names: readonly PersonName[],
): { readonly index: number; readonly end: number } | undefined {
  const given = [name.given, ...(name.middle?.split(' ') ?? [])].filter(part => part !== undefined)
  const initials = given.map(part => part.slice(0, 1))
  const isAlone = names.filter(({ surname }) => fold(surname) === fold(name.surname)).length === 1
  const forms = [
    [...given, name.surname].join(' '),
    `${initials.map(letter => `${letter}.`).join(' ')} ${name.surname}`,
    `${initials.map(letter => `${letter}.`).join('')} ${name.surname}`,
    `${initials[0] ?? ''}. ${name.surname}`,
    `${name.surname}, ${given.join(' ')}`,
    ...(isAlone ? [name.surname] : []),
  ].map(fold)
  for (const form of forms) {
    const match = new RegExp(`(?<!\\p{L})${form.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')}(?!\\p{L})`, 'u').exec(text)
    if (match !== null) return { index: match.index, end: match.index + match[0].length }
  }
  return undefined
}

/** The same text without accents, letter for letter. */
function fold(text: string): string {
  return Array.from(text, letter => {
    const plain = stripAccents(letter).toLowerCase()
    return plain.length === letter.length ? plain : letter.toLowerCase()
  }).join('')
}

function claimsOf(mentions: readonly Mention[], text: string): Claim[] {
  const persons = mentions.flatMap(({ person }) => (person === undefined ? [] : [person]))
  const orcids = mentions.flatMap(({ orcid }) => (orcid === undefined ? [] : [orcid]))
  if (persons.length === 0 || orcids.length === 0) return []
  const kinds = mentions.map(({ person }) => (person === undefined ? 'o' : 'p')).join('')
  const pair = (rule: OrcidRule): Claim[] =>
    persons.slice(0, orcids.length).map((person, i) => ({ person, orcid: orcids[i] ?? '', rule }))
  if (/^(?:op)+$|^(?:po)+$/u.test(kinds)) return pair('beside-name')
  if (/^p+o+$/u.test(kinds) && persons.length === orcids.length) return pair('order')
  if (kinds.includes('oo')) return []
  // Names without iD are among the others: an iD belongs to a name with nothing but marks and brackets between.
  return mentions.flatMap((mention, i): Claim[] => {
    const before = mentions[i - 1]
    if (mention.orcid === undefined || before?.person === undefined) return []
    const isBeside = !/\p{L}/u.test(text.slice(before.end, mention.index))
    return isBeside ? [{ person: before.person, orcid: mention.orcid, rule: 'beside-name' }] : []
  })
}
