import { expect, test } from 'vitest'
import { isFirstAddress } from '../../../../src/understand/decide/front/front-kinds.ts'

test('the first address of a list names its organisation early', () => {
  const addressAfter = (words: number) => `1 ${'Rivers and towns, '.repeat(words)}University of Somewhere`
  expect(isFirstAddress(addressAfter(4))).toBe(true)
  expect(isFirstAddress(addressAfter(6))).toBe(false)
})
