import { expect, test } from 'vitest'
import { findSuccession } from '../../../../src/base/text/labels/number-succession.ts'

function successionOf(...texts: string[]): (string | undefined)[] {
  return findSuccession(texts.map(text => ({ readings: text.split('/'), weight: 1 })))
}

test('takes the longest numbering without a gap that begins with its first number', () => {
  expect(successionOf('1', '1', '2', '1.1', '2', '2.1', '3')).toEqual([
    '1',
    undefined,
    undefined,
    '1.1',
    '2',
    '2.1',
    '3',
  ])
  expect(successionOf('5', '6', '7')).toEqual([undefined, undefined, undefined])
})

test('takes the reading that the numbers before and behind demand', () => {
  expect(successionOf('1', '2', '3', '14/4', 'S/5', '6')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(successionOf('I/1', '2', '3')).toEqual(['1', '2', '3'])
  expect(successionOf('I/1', 'II', 'III')).toEqual(['I', 'II', 'III'])
})

test('prefers what weighs more, and leaves out what may not follow', () => {
  const items = ['1', '2', '3', '2', '3'].map((text, i) => ({ readings: [text], weight: i < 3 ? 1 : 2 }))
  expect(findSuccession(items)).toEqual(['1', undefined, undefined, '2', '3'])
  expect(findSuccession(items, (_, next) => next < 3)).toEqual(['1', '2', '3', undefined, undefined])
})
