import { readGazetteer } from '../gazetteer/gazetteer.ts'
import { hasOrganisationWord } from '../names/title-page-words.ts'
import { type CityRule, findCity } from './city.ts'
import { type CountryRule, findCountry } from './country.ts'
import { type AddressKnowledge, type Part, toParts } from './parts.ts'

/** An address in its parts, each as printed. */
export interface ReadAddress {
  /** What stands before the place: the organisation with its departments, streets too. */
  readonly name: string
  readonly city?: string
  readonly cityRule?: CityRule
  /** As printed; `USA`, `Canada` … where a state or province stands in its place (rule `region`). */
  readonly country?: string
  readonly countryRule?: CountryRule
}

/** Initials of the authors at the address, and punctuation. */
const AFTER_ADDRESS = /(?:[\s,;]+\((?:\p{Lu}\.?-?){1,5}\))+$|[\s,;:]+$|(?<=\p{Ll})\s*\.$|\s\.$/u
/** `(Germany)` at the end. */
const IN_PARENTHESES = /[\s,]*\(\s*([^()]+?)\s*\)$/u

/**
 * The organisation, city and country of a printed address.
 *
 *     Institute for Water, 12 Main Street, D-01069 Dresden, Saxony, Germany
 *     name                                 city             region  country      read from the end
 *
 * See {@link findCountry} and {@link findCity} for what tells them, in order of precedence. States, provinces and
 * postcodes stand in none of the three.
 *
 * A name that goes on the one of an organisation (`University of Bergen`, `TU Berlin`, `New York University`) is
 * never taken from it. `lines` are the printed lines: a place may begin with one, without comma before it.
 */
export function readAddress(
  printed: string,
  lines: readonly string[] = [],
  knowledge: AddressKnowledge = { gazetteer: readGazetteer(), isOrganisation: hasOrganisationWord },
): ReadAddress {
  const text = tidyEnd(printed, knowledge)
  const parts = toParts(text)
  const country = findCountry(parts, text, knowledge)
  const left = country?.left ?? parts
  const city = findCity(left, country?.code, { ...knowledge, lines })
  const name = textOf(city?.left ?? left, text)
  const told = country && { country: country.name, countryRule: country.rule }
  if (name !== '') return { name, ...(city && { city: city.name, cityRule: city.rule }), ...told }
  // An address of a place alone: the place is its name.
  const place = textOf(left, text)
  return place === '' ? { name: trimName(printed) } : { name: place, ...told }
}

/** The text with `(Germany)` at its end as a part, and without what follows an address. */
function tidyEnd(printed: string, { gazetteer }: AddressKnowledge): string {
  let text = printed.trim()
  while (AFTER_ADDRESS.test(text)) text = text.replace(AFTER_ADDRESS, '')
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
  return text.replace(/^[\s,;.]+|[\s,;–—-]+$/gu, '').replace(/(?<=\p{Ll}{3})\.$/u, '')
}
