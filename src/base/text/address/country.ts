import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { type Region, regionsOf } from '../gazetteer/regions.ts'
import { type AddressKnowledge, GOVERNS, type Part } from './parts.ts'
import { stripPostcode } from './postcodes.ts'

/** The rule that found the country of an address, surest first. */
export type CountryRule = 'listed' | 'code' | 'region' | 'misread'

/** The country of an address. */
export interface FoundCountry {
  readonly code: string
  /** As printed; `USA`, `Canada` … where only a state or province is printed. */
  readonly name: string
  readonly rule: CountryRule
  /** The parts before it. */
  readonly left: readonly Part[]
}

/** Most words of the name of a country, with additions: `People’s Republic of China`. */
const COUNTRY_WORDS = 6

/**
 * The country of an address: its last part, or the last words of that after a postcode, a place or an organisation;
 * else the country of a state or province; else a country code after one of its cities; else the first part, as in
 * Russian addresses.
 */
export function findCountry(
  parts: readonly Part[],
  text: string,
  knowledge: AddressKnowledge,
): FoundCountry | undefined {
  return (
    findLast(parts, text, knowledge) ??
    findRegionAlone(parts, knowledge) ??
    findCode(parts, knowledge) ??
    findFirst(parts, knowledge)
  )
}

function findLast(parts: readonly Part[], text: string, knowledge: AddressKnowledge): FoundCountry | undefined {
  const { gazetteer } = knowledge
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const before = parts.at(-2)
  // `Netherlands, The`; `Korea, Republic of`
  if (before !== undefined && parts.length > 2) {
    const both = text.slice(before.start)
    const code = gazetteer.countryOf(both)
    if (code !== undefined) return { code, name: both, rule: 'listed', left: parts.slice(0, -2) }
  }
  const found = findCountryAtEnd(last, parts.length > 1, knowledge)
  if (found !== undefined) {
    const left = [...parts.slice(0, -1), ...(found.before === '' ? [] : [{ start: last.start, text: found.before }])]
    return isRegionInstead(found.name, left, found.code, gazetteer)
      ? undefined
      : { code: found.code, name: found.name, rule: 'listed', left }
  }
  const bare = stripPostcode(last.text).text
  const isKnown = gazetteer.hasCity(bare, undefined) || regionsOf(bare).length > 0
  const code = parts.length > 1 && !isKnown ? gazetteer.countryLike(bare) : undefined
  return code === undefined || knowledge.isOrganisation(bare)
    ? undefined
    : { code, name: bare, rule: 'misread', left: parts.slice(0, -1) }
}

/** The country that a part is or ends with, and the text before it. */
function findCountryAtEnd(
  part: Part,
  hasOthers: boolean,
  { gazetteer, isOrganisation }: AddressKnowledge,
): { code: string; name: string; before: string } | undefined {
  const { text } = stripPostcode(part.text)
  const words = [...text.matchAll(/\S+/gu)]
  for (const word of words.slice(-COUNTRY_WORDS)) {
    const name = text.slice(word.index)
    const before = text.slice(0, word.index).trim()
    const code = gazetteer.countryOf(name)
    if (code === undefined) continue
    if (before === '') return hasOthers ? { code, name, before } : undefined
    if (GOVERNS.test(before) || !/^(?:\p{Lu}|\p{Lo})/u.test(name)) return undefined
    const bare = stripPostcode(before)
    const isPlace =
      bare.hasPostcode ||
      gazetteer.hasCity(bare.text, code) ||
      regionsOf(bare.text).some(region => region.country === code)
    return isPlace || isOrganisation(text) || (hasOthers && words.length <= COUNTRY_WORDS)
      ? { code, name, before }
      : undefined
  }
  return undefined
}

/** Whether the name of a country is that of a region of another country: `Atlanta, Georgia`. */
function isRegionInstead(name: string, left: readonly Part[], code: string, gazetteer: Gazetteer): boolean {
  const before = stripPostcode(left.at(-1)?.text ?? '').text
  return regionsOf(name).some(
    region => region.country !== code && gazetteer.hasCity(before, region.country) && !gazetteer.hasCity(before, code),
  )
}

/** The country of a state at the end of the address: with a postcode, or after a city of that country. */
function findRegionAlone(parts: readonly Part[], { gazetteer }: AddressKnowledge): FoundCountry | undefined {
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const { text, hasPostcode } = stripPostcode(last.text)
  const [, cityBefore, code] = /^(.+?)\s+(\p{Lu}{2,3})$/u.exec(text) ?? []
  const inPart = cityBefore !== undefined && parts.length > 1 ? regionsOf(code ?? '') : []
  const before = inPart.length > 0 ? (cityBefore ?? '') : stripPostcode(parts.at(-2)?.text ?? '').text
  const regions: readonly Region[] = inPart.length > 0 ? inPart : parts.length > 1 ? regionsOf(text) : []
  const region =
    regions.find(({ country }) => gazetteer.hasCity(before, country)) ?? (hasPostcode ? regions[0] : undefined)
  if (region === undefined) return undefined
  const left = [
    ...parts.slice(0, -1),
    ...(inPart.length > 0 && cityBefore !== undefined ? [{ start: last.start, text: cityBefore }] : []),
  ]
  return { code: region.country, name: region.countryName, rule: 'region', left }
}

/**
 * `St. Gallen, CH`: an ISO 3166-1 code of two letters after a city of that country, or after an organisation that
 * is named after one. Alone two capitals may be anything.
 */
function findCode(parts: readonly Part[], { gazetteer }: AddressKnowledge): FoundCountry | undefined {
  const name = parts.at(-1)?.text ?? ''
  if (!/^\p{Lu}{2}$/u.test(name)) return undefined
  const words = stripPostcode(parts.at(-2)?.text ?? '').text.split(/\s+/u)
  const isBehindCity = words.some((_, i) => gazetteer.hasCity(words.slice(i).join(' '), name))
  return isBehindCity ? { code: name, name, rule: 'code', left: parts.slice(0, -1) } : undefined
}

/** A country at the start, before the place and the organisation: `Россия, Москва, Институт …`. */
function findFirst(parts: readonly Part[], { gazetteer }: AddressKnowledge): FoundCountry | undefined {
  const [first, ...others] = parts
  if (first === undefined || others.length < 2) return undefined
  const code = gazetteer.countryOf(stripPostcode(first.text).text)
  if (code === undefined) return undefined
  const place = others.findIndex(part => gazetteer.hasCity(stripPostcode(part.text).text.replace(/^г\.\s*/u, ''), code))
  const left =
    place < 0 ? others : [...others.slice(0, place), ...others.slice(place + 1), ...others.slice(place, place + 1)]
  return { code, name: first.text, rule: 'listed', left }
}
