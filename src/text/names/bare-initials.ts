import { nameWords, parsePersonName, type PersonName } from './person-name.ts'

/** Where the initials of a name are, which are printed without points: `A Lee`, `Berg AT`. */
type Place = 'first' | 'last'

/** One initial, and several of one name printed as a word. */
const INITIAL = /^\p{Lu}$/u
const INITIALS = /^\p{Lu}{1,3}$/u
/** Capitals without a vowel; `Ng` is a surname. */
const NO_WORD = /^(?!NG$)[B-DF-HJ-NP-TV-XZ]+$/u

/**
 * The names that the parts of a list are, `undefined` for each that is none. Where others of the list have bare initials, `A Lee` and
 * `Berg AT` are names too, though `A` and `at` are words, and `FG` is no surname behind `Horn`.
 */
export function parseNamesOfList(texts: readonly string[]): (PersonName | undefined)[] {
  const names = texts.map(text => parsePersonName(text))
  const place = placeOfInitials(names)
  if (place === undefined) return names
  return names.map((name, i) => {
    const isUnsure = name === undefined || (place === 'last' && name.split === 'capitals')
    return (isUnsure ? parseBare(texts[i] ?? '', place) : undefined) ?? name
  })
}

/** Where the names of a list that are certain have bare initials. */
function placeOfInitials(names: readonly (PersonName | undefined)[]): Place | undefined {
  const words = names.flatMap(name => (name === undefined ? [] : [name.name.split(' ')]))
  if (words.some(([first = '', ...others]) => INITIAL.test(first) && others.length > 0)) return 'first'
  const isBehind = ([first = '', ...others]: readonly string[]) =>
    !INITIALS.test(first) && others.length > 0 && others.every(word => INITIAL.test(word))
  return words.some(isBehind) || areAllShort(names) ? 'last' : undefined
}

/** Whether all names end in few capitals, and those of one are no word: `Horn PK`, where `Wei XU` has a surname. */
function areAllShort(names: readonly (PersonName | undefined)[]): boolean {
  const known = names.filter(name => name !== undefined)
  const areCapitals = known.every(({ split, surname }) => split === 'capitals' && INITIALS.test(surname))
  return areCapitals && known.length > 1 && known.some(({ surname }) => NO_WORD.test(surname))
}

/** A name with bare initials at that place. */
function parseBare(text: string, place: Place): PersonName | undefined {
  const words = nameWords(text)
  const isFirst = place === 'first'
  const count = isFirst
    ? words.findIndex(word => !INITIAL.test(word))
    : words.length - 1 - words.findLastIndex(word => !INITIALS.test(word))
  if (count <= 0) return undefined
  const initials = isFirst ? words.slice(0, count) : words.slice(-count)
  const surname = isFirst ? words.slice(count) : words.slice(0, -count)
  const [given, ...middle] = initials
  // An initial with its point is known for one.
  if (parsePersonName(`B. ${surname.join(' ')}`) === undefined) return undefined
  return {
    name: words.join(' '),
    surname: surname.join(' '),
    given,
    middle: middle.length === 0 ? undefined : middle.join(' '),
    split: 'initials',
  }
}
