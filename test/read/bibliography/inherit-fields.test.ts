import { expect, test } from 'vitest'
import type { BibEntry } from '../../../src/model/bibliography/entry.ts'
import { findFamilies } from '../../../src/read/bibliography/inherit-fields.ts'

function entry(type: string, key: string, fields: Readonly<Record<string, string>>): BibEntry {
  return { type, key, fields, line: 1 }
}

test('a part has the book above it, by a key in any case', () => {
  const [family] = findFamilies([
    entry('incollection', 'part', { title: 'Stones', crossref: 'BOOK' }),
    entry('book', 'Book', { title: 'Rivers', year: '2001' }),
  ])
  expect(family?.entry.fields.crossref).toBe('Book')
  expect(family?.parents.map(({ key, fields }) => [key, fields.booktitle])).toEqual([['Book', 'Rivers']])
})

test('data that an entry names fill what it lacks', () => {
  const [family] = findFamilies([
    entry('book', 'a', { title: 'Rivers', publisher: 'Own Press', xdata: 'x, y' }),
    entry('xdata', 'x', { publisher: 'Hill Press', location: 'Hilltown', xdata: 'y' }),
    entry('xdata', 'y', { series: 'Waters' }),
  ])
  expect(family?.entry.fields).toEqual({
    title: 'Rivers',
    publisher: 'Own Press',
    location: 'Hilltown',
    series: 'Waters',
  })
})

test('entries above themselves end', () => {
  const families = findFamilies([
    entry('article', 'a', { crossref: 'b' }),
    entry('article', 'b', { crossref: 'a', xdata: 'b' }),
    entry('article', 'c', { crossref: 'nowhere' }),
  ])
  expect(families.map(({ entry, parents }) => [entry.key, parents.map(({ key }) => key)])).toEqual([
    ['a', ['b']],
    ['b', ['a']],
    ['c', []],
  ])
  expect(families[0]?.parents[0]?.fields.crossref).toBeUndefined()
  expect(families[2]?.entry.fields.crossref).toBeUndefined()
})
