import { expect, test } from 'vitest'
import { chooseType } from '../../../../src/run/service/http/accept.ts'

const OFFERED = ['application/xml', 'application/x-bibtex'] as const

test.each([
  [undefined, 'application/xml'],
  ['*/*', 'application/xml'],
  ['application/x-bibtex', 'application/x-bibtex'],
  ['application/xml;q=0.5, application/x-bibtex', 'application/x-bibtex'],
  ['text/html, application/*;q=0.2', 'application/xml'],
  ['application/xml;q=0, */*', 'application/x-bibtex'],
])('of two types %j chooses %s', (accept, type) => {
  expect(chooseType(accept, OFFERED)).toBe(type)
})

test('refuses who accepts neither', () => {
  expect(() => chooseType('image/png', OFFERED)).toThrow('application/xml or application/x-bibtex')
})
