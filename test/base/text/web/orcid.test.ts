import { expect, test } from 'vitest'
import { dropOrcids, findOrcids } from '../../../../src/base/text/web/orcid.ts'

test.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['ORCID: 0000-0002-1694-233X', '0000-0002-1694-233X'],
  ['ORCID iD 0000-0002-1694-233x', '0000-0002-1694-233X'],
  ['Ann Lee [0000−0002−1825−0097]', '0000-0002-1825-0097'],
  ['orcid.org/0000-0002-1825- 0097', '0000-0002-1825-0097'],
])('%s holds an ORCID iD', (text, orcid) => {
  expect(findOrcids(text)).toMatchObject([{ orcid, isValid: true }])
})

test('a wrong check digit is told', () => {
  expect(findOrcids('0000-0002-1825-0098')).toMatchObject([{ isValid: false }])
})

test('other numbers are none', () => {
  expect(findOrcids('1234-5678-9012, 0000-0002-1825-00971, 978-0000-0002-1825-0097')).toEqual([])
})

test('is taken out with its label and URL', () => {
  expect(dropOrcids('Ann Lee (ORCID: 0000-0002-1825-0097), Bo Berg').replace(/\s+/g, ' ')).toBe('Ann Lee , Bo Berg')
  expect(dropOrcids('Old Town; https://orcid.org/0000-0002-1825-0097').trim()).toBe('Old Town;')
})
