import { describe, expect, test } from 'vitest'
import { toInvertedName, toNameLike, toUsualName } from '../../../../src/base/text/names/name-order.ts'

describe('toNameLike', () => {
  test.each([
    [{ name: 'K. Erk', surname: 'Erk', given: 'K.' }, 'Katrin', 'Erk', 'Katrin Erk'],
    [{ name: 'NGUYEN V. An', surname: 'NGUYEN', given: 'V.', middle: 'An' }, 'Van', 'Nguyen', 'Nguyen Van'],
    [{ name: '王小明', surname: '王', given: '小明' }, '大明', '王', '王大明'],
    [{ name: 'Li Li', surname: 'Li', given: 'Li' }, 'Lili', 'Li', 'Li Lili'],
    [{ name: 'Suharto', surname: 'Suharto' }, 'Haji', 'Suharto', 'Haji Suharto'],
    [{ name: '山田 太郎', surname: '山田', given: '太郎' }, undefined, '山田', '山田'],
  ])('as %o: %s, %s', (printed, given, surname, name) => {
    expect(toNameLike({ given, surname }, printed)).toBe(name)
  })
})

test('names in the usual order and inverted', () => {
  const parts = { given: 'John', middle: 'A.', surname: 'Smith Jr.' }
  expect(toUsualName(parts)).toBe('John A. Smith Jr.')
  expect(toInvertedName(parts)).toBe('Smith Jr., John A.')
})
