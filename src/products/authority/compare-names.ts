import { isNearKey } from '../../base/text/characters/levenshtein.ts'
import { isInitial, type NameParts, plainKey, wholeSurname } from './names.ts'

/**
 * How two spellings of one name may differ, the smallest difference first; `minor` is in accents, case or punctuation.
 */
export const DIFFERENCES = ['same', 'minor', 'initial', 'misread'] as const

export type Difference = (typeof DIFFERENCES)[number]

/** A part of a name with its key, so that the key is computed once. */
interface Word {
  readonly text: string
  readonly key: string
}

interface GivenName extends Word {
  readonly isInitial: boolean
  /** `J.-P.`, `JP`, `Jean-Pierre`: `jp`. */
  readonly initials: string
}

/** A name, ready to be compared. */
export interface NameForm {
  readonly parts: NameParts
  readonly whole: Word
  readonly surname: Word
  readonly given: GivenName
  readonly middle: GivenName
}

/** A name made ready to be compared. */
export function toNameForm(parts: NameParts): NameForm {
  const { surname, given, middle } = parts
  const whole = toWord(wholeSurname(parts))
  return { parts, whole, surname: toWord(surname), given: toGivenName(given), middle: toGivenName(middle) }
}

function toWord(text: string): Word {
  return { text, key: plainKey(text) }
}

function toGivenName(text: string): GivenName {
  return { ...toWord(text), isInitial: isInitial(text), initials: initialsOf(text) }
}

function initialsOf(given: string): string {
  const words = given.split(/[\s.‐-]+/u).filter(word => word !== '')
  const letters = words.flatMap(word => (/^\p{Lu}{2}$/u.test(word) ? [...word] : [word.charAt(0)]))
  return plainKey(letters.join(''))
}

/** How two spellings of a name differ; `undefined` where they belong to two people. */
export function compareNames(a: NameForm, b: NameForm): Difference | undefined {
  // Without its particle or suffix a name is still the same.
  const bare = compareWords(a.surname, b.surname)
  const surname = compareWords(a.whole, b.whole) ?? (bare === 'same' ? 'minor' : bare)
  if (surname === undefined) return undefined
  const given = compareGiven(a.given, b.given)
  const middle = compareGiven(a.middle, b.middle)
  if (given === undefined || middle === undefined) return undefined
  // A misread surname beside an initial or a misread given name may be anybody's.
  const parts = [surname, given, middle]
  if (surname === 'misread' && given !== 'same' && given !== 'minor') return undefined
  return DIFFERENCES.findLast(difference => parts.includes(difference))
}

function compareGiven(a: GivenName, b: GivenName): Difference | undefined {
  if (a.text === b.text) return 'same'
  if (a.text === '' || b.text === '') return 'initial'
  if (!a.isInitial && !b.isInitial) return compareWords(a, b)
  const [short, long] = a.initials.length <= b.initials.length ? [a.initials, b.initials] : [b.initials, a.initials]
  if (!long.startsWith(short)) return undefined
  return a.isInitial && b.isInitial && short === long ? 'minor' : 'initial'
}

function compareWords(a: Word, b: Word): Difference | undefined {
  if (a.text === b.text) return 'same'
  if (a.key === b.key) return a.key === '' ? undefined : 'minor'
  return isNearKey(a.key, b.key) ? 'misread' : undefined
}

/** Least letters of a shortened word without a full stop: `Univ`, `Dept`. */
const LEAST_SHORTENED = 3

/** The name of an organisation, ready to be compared. */
export interface OrganisationForm extends Word {
  readonly words: readonly Word[]
}

/** The name of an organisation made ready to be compared. */
export function toOrganisationForm(text: string): OrganisationForm {
  const words = text.split(/[^\p{L}\p{M}\p{Nd}.’']+/u).map(toWord)
  return { ...toWord(text), words: words.filter(({ key }) => key !== '') }
}

/** How two names of organisations may differ, the smallest difference first; a `beginning` lacks the last words. */
export const ORGANISATION_DIFFERENCES = ['same', 'minor', 'shortened', 'misread', 'beginning'] as const

export type OrganisationDifference = (typeof ORGANISATION_DIFFERENCES)[number]

/** Fewest words of a name that the beginning of another may be; one is a kind of house, or a town. */
const LEAST_BEGINNING = 2

/**
 * How the name of an organisation differs from one that is known. Words are compared one by one, so that another word (`North`, `South`)
 * or another number is never taken for a misread one.
 */
export function compareOrganisations(
  name: OrganisationForm,
  known: OrganisationForm,
): OrganisationDifference | undefined {
  if (name.text === known.text) return 'same'
  if (name.key === known.key) return name.key === '' ? undefined : 'minor'
  const isShorter = name.words.length !== known.words.length
  const [own, other] = isShorter ? [withoutSmallWords(name), withoutSmallWords(known)] : [name.words, known.words]
  if (own.length > other.length || own.length === 0) return undefined
  if (!own.every((word, i) => isSameWord(word, other[i]))) return undefined
  if (own.length < other.length) return own.length >= LEAST_BEGINNING ? 'beginning' : undefined
  return own.every((word, i) => word.key === other[i]?.key || isShortened(word, other[i]?.key ?? ''))
    ? 'shortened'
    : 'misread'
}

/** Abbreviations leave out articles and prepositions: `Univ. Texas`. */
function withoutSmallWords({ words }: OrganisationForm): readonly Word[] {
  return words.filter(({ text }) => !SMALL_WORD.test(text))
}

const SMALL_WORD = /^(?:\p{Ll}{1,3}|\p{Ll}['’])$/u

function isSameWord(a: Word, b: Word | undefined): boolean {
  if (b === undefined || a.key === b.key) return b !== undefined
  if (/\d/u.test(a.key + b.key)) return false
  return isShortened(a, b.key) || isShortened(b, a.key) || isNearKey(a.key, b.key)
}

/** Whether a word shortens a longer one (`Univ.`, `Inst`, `Dept.`): by its beginning, or by letters in the same order. */
function isShortened({ text, key }: Word, long: string): boolean {
  if (key.length >= long.length || key.charAt(0) !== long.charAt(0)) return false
  if (!text.endsWith('.') && key.length < LEAST_SHORTENED) return false
  if (long.startsWith(key)) return true
  let place = 0
  return text.endsWith('.') && [...key].every(letter => (place = long.indexOf(letter, place) + 1) > 0)
}
