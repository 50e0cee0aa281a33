import { expect, test } from 'vitest'
import { addCslPages, addFields } from '../../../src/read/bibliography/add-fields.ts'

test('adds fields behind the key and changes nothing else', () => {
  const text =
    '% note\r\n@string{a = "b"}\r\n@book{one, title={One}} x\r\n@Article( two ,\r\n title = {Two\r\n@book{bad'
  expect(
    addFields(text, [
      { line: 3, key: 'one', fields: { pages: '1--2' } },
      { line: 9, key: 'two', fields: { pages: '3' } },
    ]),
  ).toBe(text.replace('@book{one,', '@book{one,\r\n  pages = {1--2},'))
})

test('adds pages to items of CSL-JSON and keeps what it does not know', () => {
  const items = [{ id: 'a', custom: { x: 1 } }, { id: 'b' }]
  expect(JSON.parse(addCslPages(JSON.stringify(items), new Map([[1, '4--9']])))).toEqual([
    items[0],
    { id: 'b', page: '4-9' },
  ])
  expect(JSON.parse(addCslPages('{"id": "a"}', new Map([[0, '4']])))).toEqual({ id: 'a', page: '4' })
})

test('of two entries in one line only that with the key gets the fields', () => {
  const text = '@misc{one, title={One}}@misc{two, title={Two}}'
  expect(addFields(text, [{ line: 1, key: 'two', fields: { pages: '3' } }])).toBe(
    text.replace('@misc{two,', '@misc{two,\n  pages = {3},'),
  )
})
