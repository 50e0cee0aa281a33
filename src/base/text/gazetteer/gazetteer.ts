import levenshtein from 'fast-levenshtein'
import { readFileSync } from 'node:fs'
import { stripAccents } from '../characters/unicode.ts'

/** What is known of the names of places. */
export interface Gazetteer {
  /** ISO 3166-1 code of the country with this name in any of some thirty languages: `Deutschland`, `P.R. China`, `日本`. */
  countryOf(name: string): string | undefined
  /** The same for a name with one wrong, missing or added letter, as OCR leaves it: `Gerrnany` has two, `Germanv` one. */
  countryLike(name: string): string | undefined
  /** Whether there is a city of this name in a country, or without a country, a large one anywhere. */
  hasCity(name: string, country: string | undefined): boolean
  /** Whether a city of the country has this name except for one letter. */
  hasCityLike(name: string, country: string): boolean
}

/** Names shorter than this differ from others by one letter too often (`Mali`, `Bali`; `Iran`, `Iraq`). */
const LEAST_LETTERS_MISREAD = 6
/** Most letters in which a misread name differs. */
const MISREAD_LETTERS = 1
/** Names of one letter are marks and initials. */
const LEAST_KEY = 2

const FIELD_BORDER = '\t'
const NAME_BORDER = '|'

interface Country {
  readonly names: readonly string[]
  /** Keys between borders, as one text: this takes a tenth of the memory of a set. */
  readonly cities: string
}

/** The name as a key: no accents, small letters, nothing but letters and digits. `St. Gallen` gives `stgallen`. */
export function placeKey(name: string): string {
  return stripAccents(name.normalize('NFKD').toLowerCase()).replace(/[^\p{L}\p{Nd}]+/gu, '')
}

let known: Gazetteer | undefined

/**
 * The names of countries (i18n-iso-countries) and of cities of 5,000 inhabitants and more (GeoNames, CC BY 4.0), with
 * those in other languages that papers print. The file is read on the first call.
 */
export function readGazetteer(): Gazetteer {
  known ??= toGazetteer(readFileSync(new URL('places.tsv', import.meta.url), 'utf8'))
  return known
}

/** A gazetteer from the text of `places.tsv`: a line for each country, see `scripts/make-gazetteer.mjs`. */
function toGazetteer(text: string): Gazetteer {
  const countries = new Map<string, Country>()
  const codes = new Map<string, string>()
  // These are asked for after each mark of a reference.
  const largeCities = new Set<string>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [code = '', names = '', large = '', others = ''] = line.split(FIELD_BORDER)
    const keys = names.split(NAME_BORDER)
    for (const key of keys) codes.set(key, code)
    countries.set(code, { names: keys, cities: `|${large}|${others}|` })
    for (const key of large.split(NAME_BORDER)) largeCities.add(key)
  }
  return {
    countryOf: name => codes.get(placeKey(name)),
    countryLike: name => {
      const key = placeKey(name)
      return [...countries].find(([, { names }]) => names.some(other => isMisread(key, other)))?.[0]
    },
    hasCity: (name, country) => {
      const key = placeKey(name)
      if (key.length < LEAST_KEY) return false
      return country === undefined
        ? largeCities.has(key)
        : (countries.get(country)?.cities.includes(`|${key}|`) ?? false)
    },
    hasCityLike: (name, country) => {
      const key = placeKey(name)
      return (countries.get(country)?.cities ?? '').split(NAME_BORDER).some(other => isMisread(key, other))
    },
  }
}

function isMisread(key: string, name: string): boolean {
  if (Math.min(key.length, name.length) < LEAST_LETTERS_MISREAD) return false
  if (Math.abs(key.length - name.length) > MISREAD_LETTERS) return false
  return levenshtein.get(key, name) <= MISREAD_LETTERS
}
