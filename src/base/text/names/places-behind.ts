import { regionsOf } from '../gazetteer/regions.ts'
import { isCountry } from './title-page-words.ts'

/** Codes of states that are degrees as well, or more often: `Ann Lee, MD; Bo Berg, MS`. */
const DEGREES = /^(?:MA|MD|MS|PA)$/u

/** A town of up to three words, and what it is in. */
const PLACE = /^(?:and\s+)?\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2},\s(?<region>\p{Lu}[\p{L}. ]+)$/u
/** The first of them, after the last name of the list and its marks; a degree, which says nothing, may go with it. */
const FIRST_PLACE =
  /(?:(?<=[,\d*†‡§\uE001]|\s\p{Ll})\s+\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2}|\s\p{Lu}[\p{L}.’'-]+),\s(?<region>\p{Lu}[\p{L}. ]+)$/u
/** Fewest places; one may be a name and its initials. */
const LEAST_PLACES = 2

/** The list of names without the towns of all authors that are printed after it: `Ann Lee, MD, and Bo Berg, PhD Boston, MA; Milan, Italy`. */
export function dropPlacesBehind(list: string): string {
  const parts = list.split(/\s*;\s*/u)
  const others = parts.findLastIndex(part => regionOf(part, PLACE) === undefined)
  const last = parts[others]
  const first = last === undefined ? undefined : regionOf(last, FIRST_PLACE)
  if (last === undefined || first === undefined || parts.length - others < LEAST_PLACES) return list
  const regions = [first, ...parts.slice(others + 1).map(part => regionOf(part, PLACE) ?? '')]
  if (regions.every(region => DEGREES.test(region))) return list
  return [...parts.slice(0, others), last.replace(FIRST_PLACE, '')].join('; ')
}

/** A town with the code of its state and its country. */
const TOWN_OF_STATE = /^\p{Lu}[\p{L}.’' -]+,\s(?<code>\p{Lu}{2}),?\s(?<country>\p{Lu}[\p{L}. ]+)$/u

/** Whether a text is a town in a state, which reads like a name in inverted order with its initials: `New City, CA USA`. */
export function isTownOfState(text: string): boolean {
  const { code, country } = TOWN_OF_STATE.exec(text)?.groups ?? {}
  return code !== undefined && country !== undefined && regionsOf(code).length > 0 && isCountry(country)
}

/** What the town that a pattern finds is in, if that is a country or a part of one. */
function regionOf(part: string, place: RegExp): string | undefined {
  const region = place.exec(part)?.groups?.region
  return region !== undefined && (regionsOf(region).length > 0 || isCountry(region)) ? region : undefined
}
