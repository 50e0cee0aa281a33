import { foldKey } from '../../base/text/characters/levenshtein.ts'
import { parsePersonName } from '../../base/text/names/person-name.ts'
import { foldWhitespace, stripAccents } from '../../base/text/characters/unicode.ts'
import { type AuthorityRecord, valueOf } from './records.ts'

/** A person's name in its parts; a missing one is empty. */
export interface NameParts {
  readonly surname: string
  /** `von der`, `de la`: the small words before the surname. */
  readonly particle: string
  readonly given: string
  readonly middle: string
  /** `Jr`, `III`. */
  readonly suffix: string
}

const GENERATION_SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/iu

/** The parts of a name from a paper, where the surname includes particles and suffix. */
export function splitSurname(name: { surname: string; given: string; middle: string }): NameParts {
  const words = foldWhitespace(name.surname).split(' ')
  const last = words.length > 1 && GENERATION_SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined
  const isParticle = (word: string) => /^\p{Ll}/u.test(word)
  const start = Math.max(
    0,
    words.findIndex(word => !isParticle(word)),
  )
  return {
    surname: words.slice(start).join(' ').replace(/,$/u, ''),
    particle: words.slice(0, start).join(' '),
    given: foldWhitespace(name.given),
    middle: foldWhitespace(name.middle),
    suffix: last ?? '',
  }
}

/** The surname with particle and suffix: `von der Heide Jr`. */
export function wholeSurname({ particle, surname, suffix }: NameParts): string {
  return joinParts(particle, surname, suffix)
}

/** The name with the whole surname first: `von der Heide Jr, Anna M.` */
export function toSpelling(name: NameParts): string {
  const givens = joinParts(name.given, name.middle)
  return givens === '' ? wholeSurname(name) : `${wholeSurname(name)}, ${givens}`
}

/** The name with the given name first: `Anna M. von der Heide Jr`. */
export function toPlainName(name: NameParts): string {
  return joinParts(name.given, name.middle, wholeSurname(name))
}

/** The parts of a spelling with the surname first; one without a comma is read like a printed name. */
export function parseSpelling(spelling: string): NameParts {
  const comma = spelling.indexOf(',')
  if (comma >= 0) {
    const [given = '', ...middle] = foldWhitespace(spelling.slice(comma + 1)).split(' ')
    return splitSurname({ surname: spelling.slice(0, comma), given, middle: middle.join(' ') })
  }
  const { surname, given = '', middle = '' } = parsePersonName(spelling) ?? { surname: spelling }
  return splitSurname({ surname, given, middle })
}

/** The preferred form of the name of a record. */
export function headNameOf(record: AuthorityRecord): NameParts {
  return {
    surname: valueOf(record, 'Surname'),
    particle: valueOf(record, 'Particle'),
    given: valueOf(record, 'Given'),
    middle: valueOf(record, 'Middle'),
    suffix: valueOf(record, 'Suffix'),
  }
}

/** The letters and digits of a text in lower case without accents, as a key. */
export function plainKey(text: string): string {
  // Most names are ASCII and have nothing to decompose: this makes large files nearly twice as fast.
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return foldKey(stripAccents(text))
}

/** Printable ASCII. */
const ASCII = /^[ -~]*$/

/** The key of a spelling: the same for `MÜLLER, J` and `Muller, J.`; a comma separates surname and given names. */
export function spellingKey(spelling: string): string {
  return spelling.split(',').map(plainKey).join(',')
}

/** Whether a given name is only its first letter: `J.`, `J`, `J.-P.`, `JP`. */
export function isInitial(given: string): boolean {
  return /^(?:\p{Lu}\p{Ll}?\.[\s-]?)+\p{Lu}?$|^\p{Lu}{1,2}$/u.test(given)
}

function joinParts(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ')
}
