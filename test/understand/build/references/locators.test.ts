import { describe, expect, test } from 'vitest'
import { findDoi, findLocators, findUrl } from '../../../../src/understand/build/references/locators.ts'

/** What stands behind a title, and the numbers in it. */
const NUMBERS: readonly (readonly [string, object])[] = [
  // APA, Chicago, MLA
  ['Journal of Water, 12(3), 45–67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Journal of Water 12, no. 3 (2009): 45–67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Journal of Water, vol. 12, no. 3, 2009, pp. 45-67.', { volume: '12', issue: '3', pages: '45–67' }],
  // Vancouver, IEEE, Nature
  ['J Water. 2009;12(3):45-67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['J. Water, vol. 12, pp. 45–67, 2009.', { volume: '12', pages: '45–67' }],
  ['J. Water 12, 45–67 (2009).', { volume: '12', pages: '45–67' }],
  ['J. Water 12 (2009) 45–67.', { volume: '12', pages: '45–67' }],
  // German, French, Spanish, Serbian, Russian order of GOST
  ['Zeitschrift für Wasser, Jg. 12, H. 3, S. 45–67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Wasser 12 (2009), S. 45–67.', { volume: '12', pages: '45–67' }],
  ['Revue des eaux, vol. 12, n° 3, p. 45-67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Revista del agua, vol. 12, núm. 3, págs. 45-67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Voda, knj. 12, br. 3, str. 45–67.', { volume: '12', issue: '3', pages: '45–67' }],
  ['Вода, књ. 12, бр. 3, стр. 45–67.', { volume: '12', issue: '3', pages: '45–67' }],
  // ACL: pages alone
  ['Proceedings of Rain, pages 88–95.', { pages: '88–95' }],
  ['Northwick, 2009.', {}],
]

describe('numbers of a volume', () => {
  test.each(NUMBERS)('%s', (text, locators) => {
    expect(findLocators(text).locators).toMatchObject(locators)
  })

  test('are not made of a year alone', () => {
    expect(findLocators('Northwick, 2009.').locators).toEqual({})
  })
})

describe('addresses', () => {
  test.each([
    ['https://doi.org/10.1000/abc.(12)3.', '10.1000/abc.(12)3'],
    ['doi: 10.1000/abc-12,', '10.1000/abc-12'],
    ['(DOI 10.1000/abc)', '10.1000/abc'],
  ])('%s', (text, doi) => {
    expect(findDoi(text)?.doi).toBe(doi)
  })

  test('that a line broke are whole', () => {
    expect(findUrl('https://rivers.example/2009/ report.pdf (accessed 3 March 2016)')?.url).toBe(
      'https://rivers.example/2009/report.pdf',
    )
  })
})
