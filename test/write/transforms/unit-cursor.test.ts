import { expect, test } from 'vitest'
import { openUnit } from '../../../src/write/transforms/unit-cursor.ts'

const FIRST = { local: '1', printed: '' }
const SECOND = { local: '2', printed: '' }

test('a sentence has the marks between its characters, and the pages of its first and last one', () => {
  const cursor = openUnit(
    {
      text: '𝐀 one. Two.',
      marks: [
        { type: 'hyphen', offset: 4 },
        { type: 'page', page: SECOND, offset: 8 },
        { type: 'column', offset: 9 },
      ],
    },
    FIRST,
  )
  expect(cursor.next({ start: 0, end: 7 })).toEqual({
    before: 0,
    length: 6,
    pages: { start: FIRST, end: FIRST },
    marks: [{ type: 'hyphen', offset: 4 }],
  })
  expect(cursor.next({ start: 8, end: 12 })).toEqual({
    before: 7,
    length: 4,
    pages: { start: SECOND, end: SECOND },
    marks: [{ type: 'column', offset: 9 }],
  })
})
