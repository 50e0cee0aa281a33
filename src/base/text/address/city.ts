import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { regionsOf, saysRegion } from '../gazetteer/regions.ts'
import { type AddressKnowledge, GOVERNS, type Part } from './parts.ts'
import { findPostcodeInside, stripPostcode } from './postcodes.ts'

/** The rule that found the city of an address, surest first. */
export type CityRule = 'listed' | 'postcode' | 'large-city' | 'misread' | 'position'

/** The city of an address. */
export interface FoundCity {
  readonly name: string
  readonly rule: CityRule
  /** The parts before it. */
  readonly left: readonly Part[]
}

/** What a city is found by. */
export interface CityKnowledge extends AddressKnowledge {
  /** The printed lines of the address. */
  readonly lines: readonly string[]
}

/** Most words of the name of a city. */
const CITY_WORDS = 4
/** Most words of a city that is found by its position alone. */
const CITY_WORDS_BY_POSITION = 3
/** Words of streets, houses and departments, and forms of abbreviations, which no city has in its name. */
const NO_CITY =
  /[/:()“”"]|(?:^|\s)(?:street|road|avenue|ave|lane|drive|boulevard|blvd|square|way|str|rue|via|calle|rua|plaza|place|ulica|po|p\.o|box|building|bldg|house|floor|room|tower|park|suite|dept|sciences?|studies|physics|chemistry|mathematics|biology|medicine|engineering|informatics|linguistics|history|law|art|arts|philosophy|psychology|languages?|literature|computing|technologies|systems|economics|professor|reader|lecturer|student|author)(?!\p{L})|stra(?:ße|sse)|str\./iu
/** Digits and capitals in positions where no name of a city has them. */
const NO_CITY_CASE = /\d|\p{Lu}{2}|\p{Ll}\p{Lu}/u
/** Large cities whose names are also words in names of departments and organisations. */
const CITIES_NAMED_LIKE_WORDS = new Set(
  (
    'angers as aurora bath bender centennial concord cork corona date delta enterprise garland genes hail hull independence ' +
    'latina lens male man mary mesa metro midland mine mobile nice norman orange oral paradise reading rim riverside sale ' +
    'split surprise tours van victoria virginia'
  ).split(' '),
)

/**
 * The city of an address, at the end of the parts before the country: one that the gazetteer has for the country, else
 * the words beside a postcode, else a misread city, else a short part that is no organisation, street or subject.
 * Without a country only large cities count.
 */
export function findCity(
  parts: readonly Part[],
  code: string | undefined,
  knowledge: CityKnowledge,
): FoundCity | undefined {
  const { gazetteer, isOrganisation } = knowledge
  const left = dropRegions(parts, code, gazetteer)
  const last = left.at(-1)
  if (last === undefined || left.length === 0) return undefined
  const before = left.slice(0, -1)
  const { text: withRegion, hasPostcode } = stripPostcode(last.text)
  const text = dropRegionWords(withRegion, code)
  const found = (name: string, rule: CityRule, rest: readonly Part[]): FoundCity => ({
    name,
    rule,
    left: dropPostcodes(rest),
  })
  if (
    before.length > 0 &&
    isListed(
      text,
      code,
      [...before].map(part => part.text),
      knowledge,
    )
  )
    return found(text, code === undefined ? 'large-city' : 'listed', before)
  const inside = findInside(last, code, before.length > 0, knowledge)
  if (inside !== undefined)
    return found(inside.name, inside.rule, [...before, { start: last.start, text: inside.before }])
  if (code === undefined) return undefined
  // An unknown part between city and country is a region.
  const previous = before.at(-1)
  if (previous !== undefined && before.length > 1 && !isOrganisation(last.text)) {
    const city = stripPostcode(previous.text).text
    if (gazetteer.hasCity(city, code)) return found(city, 'listed', before.slice(0, -1))
  }
  if (before.length === 0 || isOrganisation(text)) return undefined
  const words = text.split(/\s+/u).length
  const isName = /^(?:\p{Lu}|\p{Lo})/u.test(text) && words <= CITY_WORDS
  if (hasPostcode && isName && !NO_CITY_CASE.test(text)) return found(text, 'postcode', before)
  if (isName && gazetteer.hasCityLike(text, code)) return found(text, 'misread', before)
  if (isName && words <= CITY_WORDS_BY_POSITION && !NO_CITY_CASE.test(text) && !NO_CITY.test(text))
    return found(text, 'position', before)
  return undefined
}

/** The parts without a postcode at their end, which belongs to the city after it: `36570-000, Viçosa`. */
function dropPostcodes(parts: readonly Part[]): readonly Part[] {
  const { text, hasPostcode } = stripPostcode(parts.at(-1)?.text ?? '')
  return hasPostcode && text === '' ? parts.slice(0, -1) : parts
}

/** The parts without states, provinces and countries of a union at their end, unless these are the city. */
function dropRegions(parts: readonly Part[], code: string | undefined, gazetteer: Gazetteer): readonly Part[] {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts
  const { text } = stripPostcode(last.text)
  const isEmpty = !/\p{L}/u.test(text)
  if (code === undefined) return isEmpty ? parts.slice(0, -1) : parts
  const isCountry = gazetteer.countryOf(text) === code && !gazetteer.hasCity(text, code)
  const region = regionsOf(text).find(({ country }) => country === code)
  const [previous = ''] = [stripPostcode(parts.at(-2)?.text ?? '').text]
  const isCityToo =
    region !== undefined && !region.isCode && gazetteer.hasCity(text, code) && !gazetteer.hasCity(previous, code)
  const isRegion = (region !== undefined && !isCityToo) || saysRegion(text)
  return isEmpty || isCountry || isRegion ? dropRegions(parts.slice(0, -1), code, gazetteer) : parts
}

/** Whether a text is a city of the gazetteer. Without a country it must be large and, if also a word, named before. */
function isListed(
  text: string,
  code: string | undefined,
  before: readonly string[],
  { gazetteer, isOrganisation }: CityKnowledge,
): boolean {
  if (!gazetteer.hasCity(text, code) || !/\p{L}/u.test(text)) return false
  if (code !== undefined) return true
  const isWord = CITIES_NAMED_LIKE_WORDS.has(text.toLowerCase()) && !before.some(part => part.includes(text))
  return /^(?:\p{Lu}|\p{Lo})/u.test(text) && !isWord && before.some(isOrganisation)
}

/**
 * A city at the end of a part that begins with the organisation: after a postcode, at the start of a printed line, after
 * its own name (`University of Toronto Toronto`), or, where the country is known, after a complete name.
 */
function findInside(
  part: Part,
  code: string | undefined,
  hasOthers: boolean,
  { gazetteer, isOrganisation, lines }: CityKnowledge,
): { name: string; rule: CityRule; before: string } | undefined {
  const postcode = findPostcodeInside(part.text)
  if (postcode !== undefined && code !== undefined) {
    const { index, after } = postcode
    const isName = after.split(/\s+/u).length <= CITY_WORDS && !isOrganisation(after)
    const rule = gazetteer.hasCity(after, code) ? 'listed' : 'postcode'
    if (isName && (rule === 'listed' || !NO_CITY_CASE.test(after)))
      return { name: after, rule, before: part.text.slice(0, index) }
  }
  const { text, hasPostcode } = stripPostcode(part.text)
  const rest = dropRegionWords(text, code)
  for (const word of [...rest.matchAll(/\S+/gu)].slice(1).slice(-CITY_WORDS)) {
    const name = rest.slice(word.index)
    const before = rest.slice(0, word.index).trim()
    if (!/^(?:\p{Lu}|\p{Lo})/u.test(name) || !gazetteer.hasCity(name, code)) continue
    if (GOVERNS.test(before)) return undefined
    const isNamedBefore = before.includes(name)
    const opensLine = lines.some((line, i) => i > 0 && line.startsWith(name)) && !isOrganisation(name)
    const isBehindName =
      code !== undefined && !isOrganisation(before.split(/\s+/u).at(-1) ?? '') && isOrganisation(before)
    const isPlain = isBehindName && (hasPostcode || !hasOthers || rest !== text)
    if (isNamedBefore || opensLine || isPlain)
      return { name, rule: code === undefined ? 'large-city' : 'listed', before }
    return undefined
  }
  return undefined
}

/** `Madison WI` without the state. */
function dropRegionWords(text: string, code: string | undefined): string {
  for (const word of [...text.matchAll(/\s+(\S+(?:\s\S+)?)$/gu), ...text.matchAll(/\s+(\S+)$/gu)]) {
    if (regionsOf(word[1] ?? '').some(region => region.country === code)) return text.slice(0, word.index)
  }
  return text
}
