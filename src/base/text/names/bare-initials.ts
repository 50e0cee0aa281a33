import { foldWhitespace } from '../characters/unicode.ts'
import { nameWords, parsePersonName, type PersonName } from './person-name.ts'

/** Where the initials of names are: `A Lee`, `Berg AT`. */
type Place = 'first' | 'last'

/** Initials as one word, with or without points; a surname in capitals may be as short. */
const INITIALS = /^(?:\p{Lu}\p{M}*\.?[-‐]?){1,5}$/u
/** One capital, with its point or without. */
const ONE = /^\p{Lu}\p{M}*\.?$/u
/** Capitals that are no word: no vowel is among them. `Ng` and `Ly` are surnames. */
const NO_WORD = /^(?!NG$|\p{Lu}Y$)[B-DF-HJ-NP-TV-Z]{2,}$/u
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\p{M}’'.‐-]+$/u
/** A surname in capitals before a given name, and least share of such names in a list that has them all so. */
const LONG_SURNAME = /^\p{Lu}{4,}$/u
const LEAST_FIRST = 0.25
const PLACES: readonly Place[] = ['first', 'last']
const SHORT_SURNAME = /^\p{Lu}{2}$/u
/** Shortest surname beside initials, where it is in capitals like these. */
const SHORTEST_SURNAME = 3
/** Least share of the names with initials at one place which shows that those of the others are there too. */
const MOST = 0.6

/**
 * The names that the parts of a list are, `undefined` for each that is not a name. Where others of the list have initials at one place,
 * `A Lee` and `Berg AT` are names too, though `A` and `at` are words, `FG` is no surname after `Horn`, and `MS` no degree.
 */
export function parseNamesOfList(texts: readonly string[]): (PersonName | undefined)[] {
  const names = texts.map(text => parsePersonName(text))
  const words = texts.map(wordsOf)
  const places = (areSurnamesFirst(words) ? PLACES.slice(1) : PLACES).filter(place =>
    words.some((own, i) => names[i] !== undefined && isSure(own, place)),
  )
  const place = places.length === 1 ? places[0] : undefined
  if (place === undefined) return names.map((name, i) => readShortSurname(words[i] ?? [], names) ?? name)
  const named = words.filter(own => own.length > 1)
  const isMost = named.filter(own => hasInitials(own, place)).length >= MOST * named.length
  return names.map((name, i) => {
    const isOpen = name === undefined || (isMost && name.split !== 'comma')
    return (isOpen ? readInitials(words[i] ?? [], place) : undefined) ?? name
  })
}

/** Whether several names of a list begin with a word in capitals that is too long for initials: `WANG Wei`. */
function areSurnamesFirst(words: readonly (readonly string[])[]): boolean {
  const long = words.filter(
    ([first = '', ...others]) => LONG_SURNAME.test(first) && others.some(word => /\p{Ll}/u.test(word)),
  )
  return long.length >= LEAST_FIRST * words.length && long.length > 0
}

/** A name with a surname of two capitals before the given name, as others of the list have longer ones: `LI Zheng, WANG Wei`. */
function readShortSurname(
  [surname = '', ...given]: readonly string[],
  names: readonly (PersonName | undefined)[],
): PersonName | undefined {
  const areFirst = names.some(name => name?.split === 'capitals' && name.name.startsWith(`${name.surname} `))
  const areGiven = given.length > 0 && given.every(word => /\p{Ll}/u.test(word))
  if (!areFirst || !areGiven || !SHORT_SURNAME.test(surname)) return undefined
  return { name: [surname, ...given].join(' '), surname, ...toGiven(given), split: 'capitals' }
}

/** The words of a name; all of them where no more than one is left without degrees: `Horn MS`. */
function wordsOf(text: string): readonly string[] {
  const words = nameWords(text)
  const all = foldWhitespace(text)
    .split(' ')
    .filter(word => /\p{L}/u.test(word))
  return words.length > 1 || all.length !== 2 ? words : all
}

/** Whether a name has initials at a place, which are no word. */
function isSure(words: readonly string[], place: Place): boolean {
  const initials = place === 'first' ? words[0] : words.at(-1)
  return initials !== undefined && hasInitials(words, place) && (ONE.test(initials) || NO_WORD.test(initials))
}

/** Whether a name has what may be initials at a place, and a surname beside it. */
function hasInitials(words: readonly string[], place: Place): boolean {
  return partsOf(words, place) !== undefined
}

/** The initials and the surname of a name that has the former at a place. */
function partsOf(
  words: readonly string[],
  place: Place,
): { readonly initials: readonly string[]; readonly surname: readonly string[] } | undefined {
  const ordered = place === 'first' ? words : words.toReversed()
  const ones = ordered.findIndex(word => !ONE.test(word))
  const count = ones > 0 ? ones : INITIALS.test(ordered[0] ?? '') ? 1 : 0
  if (count === 0 || count >= words.length) return undefined
  const initials = place === 'first' ? words.slice(0, count) : words.slice(-count)
  const surname = place === 'first' ? words.slice(count) : words.slice(0, -count)
  return isSurname(surname) ? { initials, surname } : undefined
}

/** Whether words may be a surname beside initials: no other initials, and none in capitals beside one with a small letter. */
function isSurname(words: readonly string[]): boolean {
  const capitals = words.filter(word => IN_CAPITALS.test(word))
  const names = words.filter(word => /^\p{Lu}[\p{M}’']*\p{Ll}/u.test(word))
  const isLong = names.length > 0 || capitals.some(word => word.length >= SHORTEST_SURNAME)
  return isLong && !words.some(word => ONE.test(word)) && (names.length === 0 || capitals.length === 0)
}

/** A name with initials at a place, which a surname follows or precedes. */
function readInitials(words: readonly string[], place: Place): PersonName | undefined {
  const parts = partsOf(words, place)
  if (parts === undefined) return undefined
  const { initials, surname } = parts
  // An initial with its point is known for one.
  if (parsePersonName(`B. ${surname.join(' ')}`) === undefined) return undefined
  return {
    name: words.join(' '),
    surname: surname.join(' '),
    ...toGiven(initials),
    split: 'initials',
  }
}

function toGiven([given, ...middle]: readonly string[]): Pick<PersonName, 'given' | 'middle'> {
  return { given, middle: middle.length === 0 ? undefined : middle.join(' ') }
}
