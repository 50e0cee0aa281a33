import { describe, expect, test } from 'vitest'
import { readBracketedAddresses } from '../../../../src/understand/build/authors/bracketed-people.ts'
import { parsePersonName, type PersonName } from '../../../../src/base/text/names/person-name.ts'

const PERSONS = ['Ann B Lee', 'Bo Berg', 'Cara Dahl', 'Dan Horn']
  .map(name => parsePersonName(name))
  .filter((name): name is PersonName => name !== undefined)

function addressesOf(texts: readonly string[]): string[] {
  return readBracketedAddresses(texts, PERSONS).map(({ text, persons }) => `${persons.join(' ')} | ${text}`)
}

describe('addresses with persons in brackets', () => {
  test('end at semicolons, also where blocks divide them, behind what else is in the margin', () => {
    const texts = [
      'Old Town Letters 2021; 8: 1–20',
      'Institute for Water,',
      'Old Town, Norway (A B Lee MD,',
      'Prof B Berg MRXP); Department',
      'of Rivers, University of Somewhere (C Dahl PhD); Lake Hospital, New Town (D Horn MD)',
    ]
    expect(addressesOf(texts)).toEqual([
      '0 1 | Institute for Water, Old Town, Norway',
      '2 | Department of Rivers, University of Somewhere',
      '3 | Lake Hospital, New Town',
    ])
  })

  test('share what follows the last brackets', () => {
    const text =
      'From the Department of Rivers (A. B. Lee) and Department of Lakes (B. Berg), University of Somewhere; Lake Hospital (C. Dahl)'
    expect(addressesOf([text])).toEqual([
      '0 | Department of Rivers, University of Somewhere',
      '1 | Department of Lakes, University of Somewhere',
      '2 | Lake Hospital',
    ])
  })

  test('are none where brackets hold something else', () => {
    expect(addressesOf(['University of Somewhere (UoS), Old Town; Institute for Water (IW), New Town'])).toEqual([])
    expect(addressesOf(['This work was paid by the Institute for Water (grant of A B Lee).'])).toEqual([])
  })
})
