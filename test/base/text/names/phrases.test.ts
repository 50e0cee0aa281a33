import { expect, test } from 'vitest'
import { areKnownWords, isPhrase } from '../../../../src/base/text/names/phrases.ts'

test.each(['Similarità di Sottografi nelle Reti', 'THE RIVERS OF TOWNS', 'Rivières dans la Plaine'])(
  '%s is a phrase',
  text => {
    expect(isPhrase(text)).toBe(true)
  },
)

test.each(['Ana de la Torre', 'Per Olsson', 'Kim In', 'Jan van der Berg', 'Of', ''])('%s is no phrase', text => {
  expect(isPhrase(text)).toBe(false)
})

test('three words or more of a list of words may be no name', () => {
  expect(areKnownWords('Non-Standard Numeral Systems')).toBe(true)
  expect(areKnownWords('Systèmes de numération')).toBe(false)
  expect(areKnownWords('Mark Young')).toBe(false)
  expect(areKnownWords('Vera Kowalska Stone')).toBe(false)
})
