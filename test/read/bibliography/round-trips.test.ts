import { expect, test } from 'vitest'
import { escapeAddress, escapeLatex } from '../../../src/read/bibliography/escape-latex.ts'
import { readBibliography } from '../../../src/read/bibliography/read-bibliography.ts'
import { writeBibtex } from '../../../src/read/bibliography/write-bibtex.ts'
import { toReferenceEntries } from '../../../src/products/recipes/references/reference-entries.ts'
import { citationsPaper } from '../../../src/products/recipes/references/citations.ts'
import { writeBibliography } from '../../../src/products/recipes/write-bibliography.ts'

async function read(text: string) {
  const { entries } = await readBibliography(new TextEncoder().encode(text), 'refs', ({ message }) => {
    throw new Error(message)
  })
  return entries
}

const item = (members: Readonly<Record<string, unknown>>) => JSON.stringify([{ id: 'a', type: 'book', ...members }])

test.each([
  ['a text for a list of names', item({ author: 'Ada Mole' })],
  ['a name in a name', item({ author: [{ family: { family: 'Mole' } }, { literal: 'Delft' }] })],
  ['an empty date', item({ issued: { 'date-parts': [[]] } })],
  ['a date that is none', item({ issued: { 'date-parts': [[{}, 'May']] } })],
  ['a number for pages', item({ page: 12 })],
  ['a list for a title', item({ title: ['A', 'B'] })],
  ['half a character', item({ title: 'A\ud800' })],
  ['a name of every object for a type', item({ type: 'constructor', title: 'A' })],
  ['a number for an id', item({ id: 12, title: 'A' })],
  ['an id with blanks', item({ id: 'Mole, 1987 {a} (b) %c\\', title: 'A' })],
  ['an empty id', item({ id: '', title: 'A' })],
])('CSL-JSON with %s is read, and written as BibTeX that is read again', async (_, json) => {
  const entries = await read(json)
  expect(entries).toHaveLength(1)
  const written = writeBibtex(entries)
  const again = await read(written)
  expect(again).toHaveLength(1)
  expect(writeBibtex(again)).toBe(written)
})

test('values of the wrong type cost nothing but themselves', async () => {
  const [entry] = await read(
    item({ title: 'Tides', author: 7, page: 12, volume: [], issued: { 'date-parts': [['1987', 3]] } }),
  )
  expect(entry?.fields).toMatchObject({ title: '{Tides}'.slice(1, -1), pages: '12', year: '1987', month: '3' })
  expect(entry?.fields).not.toHaveProperty('author')
  expect(entry?.fields).not.toHaveProperty('volume')
})

test('an item without an id that is a text or a number is none', async () => {
  await expect(read(item({ id: null }))).rejects.toThrow('it needs an "id" and a "type"')
})

test('an entry keeps the others whatever braces and backslashes its values have', async () => {
  const xml = `<file xmlns="http://bibtexml.sf.net/">${['A } b', 'A { b', 'A \\{ b', 'A {b\\}', 'A } { b', 'A \\'].map(
    (title, i) => `<entry id="e${i}"><misc><title>${title}</title><year>1987</year></misc></entry>`,
  )}</file>`
  const entries = await read(await writeBibliography(await read(xml), 'bibtex'))
  expect(entries.map(({ key, fields }) => [key, fields.year])).toEqual(
    ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'].map(key => [key, '1987']),
  )
})

test('braces of printed references without their other one do not cost the entries behind them', async () => {
  const references = [
    'Office for Rivers (2010). Rivers } in numbers. www.example.org/a_{\\',
    'Mole, A. (1987). The ferries.',
  ]
  const entries = await read(writeBibtex(toReferenceEntries(citationsPaper(references))))
  expect(entries.map(({ key }) => key)).toEqual(['0', '1'])
  expect(entries[0]?.fields.url).toBe('www.example.org/a_%7B%5C')
})

test('braces with their other one are escaped as ever', () => {
  expect(escapeLatex('a {b} & c')).toBe('a \\{b\\} \\& c')
  expect(escapeAddress('10.1000/a{b}')).toBe('10.1000/a{b}')
})
