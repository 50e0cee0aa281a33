import { expect, test } from 'vitest'
import { objectHeads } from '../../../../../src/read/sources/pdf/file/object-heads.ts'

test.each([
  ['12 0 obj<<', [{ number: 12, generation: 0, start: 0, end: 8 }]],
  ['7 12  3\nobj\r\n [', [{ number: 12, generation: 3, start: 2, end: 14 }]],
  [
    '1 0 obj 2 endobj 3 0 obj 4',
    [
      { number: 1, generation: 0, start: 0, end: 8 },
      { number: 3, generation: 0, start: 17, end: 25 },
    ],
  ],
  ['no 12 obj, obj, 12 0obj, x1 0 obj', [{ number: 1, generation: 0, start: 26, end: 33 }]],
  ['12345678901 0 obj', []],
])('the heads of objects in "%s" are found', (text, heads) => {
  expect([...objectHeads(text)]).toEqual(heads)
})
