import { expect, test } from 'vitest'
import { dropUrls, findUrls, mayBeHomepage } from '../../../../src/base/text/web/urls.ts'

test('URLs end before punctuation', () => {
  expect(findUrls('See https://www.somewhere.example/~lee/. Or (www.berg.example), not lee@some.example')).toEqual([
    'https://www.somewhere.example/~lee/',
    'www.berg.example',
  ])
})

test.each([
  ['Old Town, Norway (www.lee.example)', 'Old Town, Norway'],
  ['Old Town, Norway (Homepage: https://lee.example/a/)', 'Old Town, Norway'],
  ['Old Town / https://lee.example / Norway', 'Old Town / Norway'],
])('brackets and separators around the one in %s go with it', (text, rest) => {
  expect(dropUrls(text)).toBe(rest)
})

test('are taken out with their label', () => {
  expect(dropUrls('Old Town, Homepage: https://lee.example').trim()).toBe('Old Town')
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
