import { expect, test } from 'vitest'
import { readContactAddresses } from '../../../../src/understand/build/authors/contact-addresses.ts'
import { splitNames } from '../../../../src/base/text/names/name-list.ts'

const PERSONS = splitNames('Ann Lee, Bo Berg, Cara D. Novak')

test('a sentence states the address of one person, or of several', () => {
  const text =
    'A. Lee was with the Department of Rivers, Old Town, USA (e-mail: lee@some.example). ' +
    'B. Berg and C. D. Novak are with the Institute for Water. Manuscript received May 3.'
  expect(readContactAddresses(text, PERSONS)).toEqual([
    'Department of Rivers, Old Town, USA',
    'Institute for Water',
    'Institute for Water',
  ])
})

test('a dash stands between a person and the address', () => {
  const text = 'Ann Lee − Department of Rivers, Old Town; lee@some.example Bo Berg − Institute for Water, New City'
  expect(readContactAddresses(text, PERSONS)).toEqual([
    'Department of Rivers, Old Town',
    'Institute for Water, New City',
    undefined,
  ])
})

test('other sentences on a person state none', () => {
  expect(readContactAddresses('A. Lee wrote the paper at the Institute for Water.', PERSONS)[0]).toBeUndefined()
})
