import { expect, test } from 'vitest'
import { OutlineReader } from '../../../../../src/read/sources/converters/layout-html/outline.ts'

test('reads the entries of nested lists with their pages, and leaves lists before the outline', () => {
  const reader = new OutlineReader()
  const read = (parts: readonly (readonly ['open' | 'text' | 'close', string, Record<string, string>?])[]) => {
    for (const [event, what, attributes = {}] of parts) {
      if (event === 'open') reader.open(what, attributes)
      else reader[event](what)
    }
  }
  const entry = (title: string, page: number) =>
    [
      ['open', 'li'],
      ['open', 'a', { href: `paper.html#${page}` }],
      ['text', title],
      ['close', 'a'],
    ] as const
  read([['open', 'ul'], ...entry('before', 1), ['close', 'ul']])
  read([['open', 'a', { name: 'outline' }], ['close', 'a'], ['open', 'ul'], ...entry('One', 2), ['open', 'ul']])
  read([...entry('One.One', 3), ['close', 'ul'], ...entry('Two', 4), ['close', 'ul']])
  expect(reader.entries).toEqual([
    { title: 'One', level: 1, page: 2 },
    { title: 'One.One', level: 2, page: 3 },
    { title: 'Two', level: 1, page: 4 },
  ])
})

test('says of text whether it belongs to the outline', () => {
  const reader = new OutlineReader()
  expect(reader.text('before')).toBe(false)
  reader.open('a', { name: 'outline' })
  expect(reader.text('Document Outline')).toBe(true)
})
