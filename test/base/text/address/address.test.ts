import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAddress } from '../../../../src/base/text/address/address.ts'
import { stripPostcode } from '../../../../src/base/text/address/postcodes.ts'
import { foldKey } from '../../../../src/base/text/characters/levenshtein.ts'

/** Addresses with city and country, typed for this project. */
const entries = readFileSync(new URL('../../../bench/addresses.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split('\t'))

test.each(entries)('%s: %s, %s', (address = '', city = '', country = '') => {
  const lines = address.split(' / ')
  const read = readAddress(lines.join(' '), lines)
  const keys = [read.city, read.country].map(place => foldKey(place ?? ''))
  expect(keys).toEqual([city, country].map(place => (place === '-' ? '' : foldKey(place))))
})

describe('a code of two letters', () => {
  test.each([
    ['Institut für Wasser, Sankt Gallen, CH', { city: 'Sankt Gallen', country: 'CH', countryRule: 'code' }],
    ['Universität St. Gallen, CH', { name: 'Universität St. Gallen', country: 'CH' }],
    ['Georgia Institute of Technology, Atlanta, GA', { city: 'Atlanta', country: 'USA', countryRule: 'region' }],
  ])('is the country behind one of its cities: %s', (address, expected) => {
    expect(readAddress(address)).toMatchObject(expected)
  })

  test.each(['Department of Informatics, IT', 'Institute for Water, Old Town, CH', 'CH'])('is none in %s', address => {
    expect(readAddress(address)).not.toHaveProperty('country')
  })
})

describe('the organisation keeps its name', () => {
  test.each([
    'Georgia Institute of Technology',
    'University of Mexico',
    'New York University',
    'Indiana University',
    'University of Reading',
    'Bank of Japan',
    'Freie Universität Berlin',
    'Department of Nice Surfaces, Institute for Water',
  ])('%s', name => {
    expect(readAddress(name)).toEqual({ name })
  })

  test.each([
    ['TU Berlin, Germany', 'TU Berlin'],
    ['University of Bergen Norway', 'University of Bergen'],
    ['Department of Computer Science University of Toronto Toronto, ON, M5S 3G4, Canada', /University of Toronto$/],
    ['Universidade Federal de Viçosa, 36570-000, Viçosa, Minas Gerais, Brasil', 'Universidade Federal de Viçosa'],
    ['LINHD, UNED, Spain', 'LINHD, UNED'],
    ['Россия, Москва, Институт русского языка', 'Институт русского языка'],
    ['Paris, France', 'Paris'],
  ])('%s', (address, name) => {
    expect(readAddress(address).name).toMatch(name)
  })
})

test('tells by what a place was found', () => {
  const rules = (address: string) => {
    const { cityRule, countryRule } = readAddress(address)
    return [cityRule, countryRule]
  }
  expect(rules('University of Oslo, Oslo, Norway')).toEqual(['listed', 'listed'])
  expect(rules('Institute for Water, 12345 Unheardof, Germany')).toEqual(['postcode', 'listed'])
  expect(rules('Institute for Water, Unheardof, Germany')).toEqual(['position', 'listed'])
  expect(rules('Institute for Water, Hamburq, Germany')).toEqual(['misread', 'listed'])
  expect(rules('Institute for Water, Hamburg, Germanv')).toEqual(['listed', 'misread'])
  expect(rules('Institute for Water, Hamburg')).toEqual(['large-city', undefined])
  expect(rules('Duke University, Durham, NC 27708')).toEqual(['listed', 'region'])
})

test('a place may open a printed line without comma before it', () => {
  const address = 'Institute for Water University of Somewhere Oslo, Norway'
  expect(readAddress(address, ['Institute for Water', 'University of Somewhere', 'Oslo, Norway']).city).toBe('Oslo')
  expect(
    readAddress('Harbour Institute of Oslo, Norway', ['Harbour Institute of', 'Oslo, Norway']).city,
  ).toBeUndefined()
})

test.each([
  ['D-01069 Dresden', 'Dresden'],
  ['Osaka 530-8480', 'Osaka'],
  ['SE-751 20 Uppsala', 'Uppsala'],
  ['Cambridge CB2 1TN', 'Cambridge'],
  ['1098 XH Amsterdam', 'Amsterdam'],
  ['69622 Villeurbanne Cedex', 'Villeurbanne'],
  ['M5S 3G4', ''],
  ['Bangalore-560012', 'Bangalore'],
])('%s without its postcode', (part, place) => {
  expect(stripPostcode(part)).toEqual({ text: place, hasPostcode: true })
})
