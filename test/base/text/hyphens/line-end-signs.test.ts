import { expect, test } from 'vitest'
import { readSignAtLineEnd } from '../../../../src/base/text/hyphens/line-end-signs.ts'

test.each([
  ['moun¬', 'moun\u00ad'],
  ['Berg⸗', 'Berg-'],
  ['Berg⹀', 'Berg-'],
  ['p ∧ ¬', 'p ∧ ¬'],
  ['Land⸗Straße', 'Land⸗Straße'],
])('%s is %s', (text, read) => {
  expect(readSignAtLineEnd(text)).toBe(read)
})
