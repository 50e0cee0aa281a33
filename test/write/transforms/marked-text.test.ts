import { expect, test } from 'vitest'
import { joinPieces } from '../../../src/write/transforms/marked-text.ts'

test('marks keep their places where the normal form is shorter', () => {
  const { text, marks } = joinPieces(['cafe\u0301 ', 'column', ' a\u00ad\u0301o\u0308', 'hyphen', 'b'])
  expect(text).toBe('café áöb')
  expect(marks).toEqual([
    { type: 'column', offset: 5 },
    { type: 'hyphen', offset: 6 },
    { type: 'hyphen', offset: 7 },
  ])
})

test('a hundred thousand marks take no longer than their number says', () => {
  const hyphens = Array.from({ length: 100_000 }, (_, i) => `o\u0308${i}`).join('\u00ad')
  expect(joinPieces([hyphens]).marks).toHaveLength(99_999)
}, 5000)
