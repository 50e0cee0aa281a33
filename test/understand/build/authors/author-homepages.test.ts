import { expect, test } from 'vitest'
import { assignHomepages } from '../../../../src/understand/build/authors/author-homepages.ts'
import { splitNames } from '../../../../src/base/text/names/name-list.ts'

const PERSONS = splitNames('Ann Lee, Bo Berg')

test('a page like one name is that person’s, wherever it stands', () => {
  const groups = [{ persons: [0, 1], text: 'Ann Lee Bo Berg https://www.some.example/~berg https://annlee.example' }]
  expect(assignHomepages(PERSONS, groups, []).assigned).toEqual([
    { url: 'https://annlee.example', rule: 'like-name' },
    { url: 'https://www.some.example/~berg', rule: 'like-name' },
  ])
})

test('a page below a single name is that person’s', () => {
  const groups = [
    { persons: [0], text: 'Ann Lee www.rivers.example' },
    { persons: [1], text: 'Bo Berg' },
  ]
  expect(assignHomepages(PERSONS, groups, []).assigned).toEqual([
    { url: 'www.rivers.example', rule: 'below-name' },
    undefined,
  ])
})

test('a page of several persons is nobody’s and told; other texts count only by likeness', () => {
  const groups = [{ persons: [0, 1], text: 'Ann Lee Bo Berg www.rivers.example' }]
  const { assigned, unclear } = assignHomepages(PERSONS, groups, ['See www.water.example'])
  expect(assigned).toEqual([undefined, undefined])
  expect(unclear).toEqual(['www.rivers.example'])
})

test('a page below one that is like a name is that of a work', () => {
  const texts = ['https://code.example/annlee/rivers', 'https://www.some.example/~berg/index.html']
  expect(assignHomepages(PERSONS, [], texts).assigned).toEqual([
    undefined,
    { url: 'https://www.some.example/~berg/index.html', rule: 'like-name' },
  ])
})
