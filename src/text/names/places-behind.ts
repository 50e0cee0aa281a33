import { isCountry } from './title-page-words.ts'

/** States of the USA, as addresses shorten them and in full. */
const STATES = new Set(
  (
    'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|' +
    'WA|WV|WI|WY|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|' +
    'Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|' +
    'New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|' +
    'Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
  ).split('|'),
)

/** A town of up to three words, and what it is in. */
const PLACE = /^(?:and\s+)?\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2},\s(?<region>\p{Lu}[\p{L}. ]+)$/u
/** The first of them, behind the last name of the list and its marks; a degree, which says nothing, may go with it. */
const FIRST_PLACE =
  /(?:(?<=[,\d*†‡§\uE001]|\s\p{Ll})\s+\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2}|\s\p{Lu}[\p{L}.’'-]+),\s(?<region>\p{Lu}[\p{L}. ]+)$/u
/** Fewest places; one may be a name and its initials. */
const LEAST_PLACES = 2

/** The list of names without the towns of all authors that are printed behind it: `Ann Lee, MD, and Bo Berg, PhD Boston, MA; Milan, Italy`. */
export function dropPlacesBehind(list: string): string {
  const parts = list.split(/\s*;\s*/u)
  const isRegion = (region: string | undefined) => region !== undefined && (STATES.has(region) || isCountry(region))
  const others = parts.findLastIndex(part => !isRegion(PLACE.exec(part)?.groups?.region))
  const last = parts[others]
  const first = last === undefined ? null : FIRST_PLACE.exec(last)
  if (last === undefined || first === null || !isRegion(first.groups?.region)) return list
  if (parts.length - others < LEAST_PLACES) return list
  return [...parts.slice(0, others), last.slice(0, first.index)].join('; ')
}
