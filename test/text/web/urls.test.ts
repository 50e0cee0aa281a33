import { expect, test } from 'vitest'
import { dropUrls, findUrls, mayBeHomepage } from '../../../src/text/web/urls.ts'

test('URLs end before punctuation', () => {
  expect(findUrls('See https://www.somewhere.example/~lee/. Or (www.berg.example), not lee@some.example')).toEqual([
    'https://www.somewhere.example/~lee/',
    'www.berg.example',
  ])
})

test('are taken out with their label', () => {
  expect(dropUrls('Old Town, Homepage: https://lee.example').trim()).toBe('Old Town,')
})

test.each([
  ['https://www.somewhere.example/~lee', true],
  ['https://lee.example', true],
  ['https://doi.org/10.1000/1', false],
  ['https://creativecommons.org/licenses/by/4.0/', false],
  ['https://journals.somewhere.example/rivers', false],
  ['https://www.somewhere.example/articles/12', false],
])('%s', (url, expected) => {
  expect(mayBeHomepage(url)).toBe(expected)
})
