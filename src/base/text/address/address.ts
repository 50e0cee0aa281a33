import { readGazetteer } from '../gazetteer/gazetteer.ts'
import { foldWhitespace } from '../characters/unicode.ts'
import { hasOrganisationWord } from '../names/title-page-words.ts'
import { type CityRule, findCity } from './city.ts'
import { type CountryRule, findCountry } from './country.ts'
import { regionsOf, saysRegion } from '../gazetteer/regions.ts'
import { type AddressKnowledge, type Part, toParts } from './parts.ts'
import { findPostcode } from './postcodes.ts'

/** An address in its parts, each as printed. */
export interface ReadAddress {
  /** The text before the city: the organisation with its departments, and streets. */
  readonly name: string
  readonly city?: string
  readonly cityRule?: CityRule
  /** As printed; `USA`, `Canada` … where only a state or province is printed (rule `region`). */
  readonly country?: string
  readonly countryRule?: CountryRule
  /** A state or province beside the city, and a postcode. */
  readonly region?: string
  readonly postcode?: string
}

/** Initials of the authors at the address, and punctuation. A row of marks is tried from its beginning alone, here and below. */
const AFTER_ADDRESS = /(?:(?<![\s,;])[\s,;]+\((?:\p{Lu}\.?-?){1,5}\))+$|(?<![\s,;:])[\s,;:]+$|(?<=\p{Ll})\s*\.$|\s\.$/u
/** So many characters at the end are looked at for each thing that is taken away. */
const LONGEST_TAIL = 200
/** `(Germany)` at the end. */
const IN_PARENTHESES = /(?<![\s,])[\s,]*\(\s*([^()]+?)\s*\)$/u

/**
 * The organisation, city and country of a printed address.
 *
 *     Institute for Water, 12 Main Street, D-01069 Dresden, Saxony, Germany
 *     name                                 city             region  country      read from the end
 *
 * See {@link findCountry} and {@link findCity} for the evidence, in order of precedence. States, provinces and postcodes
 * are in none of the three.
 *
 * A place that is a part of the name of an organisation (`University of Bergen`, `TU Berlin`, `New York University`)
 * stays in it. `lines` are the printed lines: a place may begin a line without a comma before it.
 */
export function readAddress(
  printed: string,
  lines: readonly string[] = [],
  knowledge: AddressKnowledge = { gazetteer: readGazetteer(), isOrganisation: hasOrganisationWord },
): ReadAddress {
  const text = tidyEnd(foldWhitespace(printed), knowledge)
  const parts = toParts(text)
  const country = findCountry(parts, text, knowledge)
  const left = country?.left ?? parts
  const city = findCity(left, country?.code, { ...knowledge, lines })
  const name = textOf(city?.left ?? left, text)
  const inCountry = country && { country: country.name, countryRule: country.rule }
  if (name !== '') {
    const after = text.slice(text.indexOf(name) + name.length)
    const beside = readBeside(after, [city?.name, country?.name])
    return { name, ...(city && { city: city.name, cityRule: city.rule }), ...inCountry, ...beside }
  }
  // Where an address is nothing but a place, the place is its name.
  const place = textOf(left, text)
  return place === '' ? { name: trimName(printed) } : { name: place, ...inCountry }
}

/** What an address has beside its city and country, in the text after the organisation: a postcode, and a state or province. */
function readBeside(text: string, places: readonly (string | undefined)[]): Pick<ReadAddress, 'region' | 'postcode'> {
  const postcode = findPostcode(text)
  const rest = [...places, postcode].reduce<string>((left, each) => (each ? left.replace(each, ' , ') : left), text)
  const region = toParts(rest)
    .map(part => part.text.trim())
    .find(part => /\p{L}/u.test(part) && (regionsOf(part).length > 0 || saysRegion(part)))
  return { ...(region === undefined ? {} : { region }), ...(postcode === undefined ? {} : { postcode }) }
}

/** The text with `(Germany)` at its end as a part, and without what follows an address. */
function tidyEnd(printed: string, { gazetteer }: AddressKnowledge): string {
  let text = printed
  for (;;) {
    const tail = AFTER_ADDRESS.exec(text.slice(-LONGEST_TAIL))
    if (tail === null) break
    text = text.slice(0, -tail[0].length)
  }
  const inside = IN_PARENTHESES.exec(text)
  const isCountry = inside?.[1] !== undefined && gazetteer.countryOf(inside[1].split(',').at(-1) ?? '') !== undefined
  return isCountry ? `${text.slice(0, inside.index)}, ${inside[1]}` : text
}

/** The text from the first part to the last one; empty where it has no letters. */
function textOf(parts: readonly Part[], text: string): string {
  const last = parts.at(-1)
  const name = last === undefined ? '' : trimName(text.slice(parts[0]?.start, last.start + last.text.length))
  return /\p{L}/u.test(name) ? name : ''
}

function trimName(text: string): string {
  return text.replace(/^[\s,;.]+|(?<![\s,;–—-])[\s,;–—-]+$/gu, '').replace(/(?<=\p{Ll}{3})\.$/u, '')
}
