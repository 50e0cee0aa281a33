import { describe, expect, test } from 'vitest'
import { placeKey, readGazetteer } from '../../../../src/base/text/gazetteer/gazetteer.ts'
import { regionsOf } from '../../../../src/base/text/gazetteer/regions.ts'

const gazetteer = readGazetteer()

test.each([
  ['Germany', 'DE'],
  ['Allemagne', 'DE'],
  ['P. R. China', 'CN'],
  ['The Netherlands', 'NL'],
  ['España', 'ES'],
  ['Россия', 'RU'],
  ['Србија', 'RS'],
  ['日本', 'JP'],
  ['대한민국', 'KR'],
  ['U.S.A.', 'US'],
  ['Scotland', 'GB'],
])('%s is the name of a country', (name, code) => {
  expect(gazetteer.countryOf(name)).toBe(code)
})

test('names misread in one letter are found, short ones and others are not', () => {
  expect(gazetteer.countryLike('Germanv')).toBe('DE')
  expect(gazetteer.countryLike('Irax')).toBeUndefined()
  expect(gazetteer.countryLike('Physics')).toBeUndefined()
})

describe('cities', () => {
  test.each([
    ['Wien', 'AT'],
    ['Vienna', 'AT'],
    ['Нови Сад', 'RS'],
    ['Kgs. Lyngby', 'DK'],
    ['Saint-Denis', 'FR'],
    ['東京', 'JP'],
  ])('%s is known in its country', (name, code) => {
    expect(gazetteer.hasCity(name, code)).toBe(true)
  })

  test('are told from those of other countries; without country large ones are known', () => {
    expect(gazetteer.hasCity('Tübingen', 'FR')).toBe(false)
    expect(gazetteer.hasCity('Hamburg', undefined)).toBe(true)
    expect(gazetteer.hasCity('Tübingen', undefined)).toBe(false)
    expect(gazetteer.hasCity('|', 'FR')).toBe(false)
  })

  test('are found misread in one letter', () => {
    expect(gazetteer.hasCityLike('Hamburq', 'DE')).toBe(true)
  })
})

test('keys have no accents, marks or blanks', () => {
  expect(placeKey('Sankt-Peterburg')).toBe('sanktpeterburg')
  expect(placeKey('Łódź')).toBe('lodz')
  expect(placeKey('İstanbul')).toBe('istanbul')
  expect(placeKey('Côte d’Ivoire')).toBe('cotedivoire')
})

test('a code of several countries stands for all of them', () => {
  expect(regionsOf('WA').map(({ country }) => country)).toEqual(['US', 'AU'])
  expect(regionsOf('Shandong Province').map(({ country }) => country)).toEqual(['CN'])
  expect(regionsOf('Oslo')).toEqual([])
})
