import { expect, test } from 'vitest'
import { looksLikeNames, splitNames } from '../../../../src/base/text/names/name-list.ts'
import { dropPlacesBehind, isTownOfState } from '../../../../src/base/text/names/places-behind.ts'

test.each([
  ['Ann Lee, MD a, and Bo Berg, PhD a,b Oldtown, CO; New River, MA', 'Ann Lee, MD a, and Bo Berg, PhD a,b'],
  ['Ann Lee, MD, Bo Berg, PhD Dallas, Texas; and Milan, Italy', 'Ann Lee, MD, Bo Berg,'],
])('drops the places of %s', (list, names) => {
  expect(dropPlacesBehind(list)).toBe(names)
})

test.each([
  'Ann Lee, PhD, MD; Bo Berg, MD; Cara Novak, MS',
  'Lee, MA; Berg, CO; Novak, AB',
  'Lee, MA; Berg, CO',
  'Ann Lee, MD, Bo Berg, PhD Boston, MA',
  'Ann Lee; Bo Berg',
])('leaves %s', list => {
  expect(dropPlacesBehind(list)).toBe(list)
})

test('the places of a list are none of its names', () => {
  const names = splitNames('Ann Lee, MD a,b, Bo Berg, MD c, and Cara P. Novak, MD, MPH a,h Oldtown, CO; New River, MA')
  expect(names.map(({ surname, given }) => `${surname} ${given}`)).toEqual(['Lee Ann', 'Berg Bo', 'Novak Cara'])
})

test('a town in a state is no name with initials', () => {
  for (const town of ['New City, CA USA', 'Old River, NY, United States']) {
    expect(isTownOfState(town)).toBe(true)
    expect(looksLikeNames(town)).toBe(false)
  }
  for (const name of ['Lee, CA', 'Lee, CA Jordan Berg', 'New City, CA']) expect(isTownOfState(name)).toBe(false)
})
