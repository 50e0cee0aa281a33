import { expect, test } from 'vitest'
import { FileObjects } from '../../../../../src/read/sources/pdf/file/file-objects.ts'
import { findHurtPages } from '../../../../../src/read/sources/pdf/file/hurt-pages.ts'

const CONTENT = Buffer.from('5 0 6 18 << /Type /Page >>  << /Type /Page /Resources << /Font << /F1 9 0 R >> >> >>')
const FIRST = 'x x x xx '.length
const STREAM = { object: 3, content: CONTENT, count: 2, first: FIRST, start: 0 }
const objects = new FileObjects(
  Buffer.alloc(0),
  0,
  new Map([
    [5, { stream: 3, index: 0 }],
    [6, { stream: 3, index: 1 }],
  ]),
  [STREAM],
)

const faultIn = (object: number) => ({
  stream: { object, dictionary: '', start: 0, packed: CONTENT },
  remains: { content: CONTENT, fault: 'checksum' as const, lost: 0.5 },
})

test('pages whose objects were in a stream that is damaged are hurt', () => {
  const search = { faulty: [faultIn(3)], isMissing: () => false, looksAtParts: true }
  expect(findHurtPages(objects, [5, 6], search)).toEqual([
    { page: 1, parts: ['object'], lost: 0 },
    { page: 2, parts: ['object'], lost: 0 },
  ])
  expect(findHurtPages(objects, [5, 6], { ...search, faulty: [faultIn(8)] })).toEqual([])
})

test('only what should be there is missing', () => {
  const search = { faulty: [], isMissing: (object: number) => object === 9, looksAtParts: true }
  expect(findHurtPages(objects, [5, 6], search)).toEqual([{ page: 2, parts: ['font'], lost: 0 }])
  expect(findHurtPages(objects, [5, 6], { ...search, isMissing: () => false })).toEqual([])
})

test('dictionaries within dictionaries may go on for ever', () => {
  const depth = 10_000
  const deep = `<< /Type /Page /Resources ${'<< /A '.repeat(depth)} 9 0 R ${'>>'.repeat(depth)} >>`
  const file = Buffer.from(`7 0 obj\n${deep}\nendobj`)
  const nested = new FileObjects(file, 0, new Map([[7, { offset: 0, generation: 0 }]]), [])
  const search = { faulty: [], isMissing: (object: number) => object === 9, looksAtParts: true }
  expect(findHurtPages(nested, [7], search)).toEqual([{ page: 1, parts: ['font'], lost: 0 }])
})
