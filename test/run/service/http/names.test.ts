import { expect, test } from 'vitest'
import { stemOfPath } from '../../../../src/run/batch/documents/documents.ts'
import { toSourceName } from '../../../../src/run/service/http/names.ts'

test.each([
  ['paper.pdf', 'paper.pdf', 'paper'],
  ['C:\\papers\\a b.pdf', 'a b.pdf', 'a b'],
  ['../../x.pdf.gz', 'x.pdf.gz', 'x'],
  ['a\u0000\u202eb.pdf', 'ab.pdf', 'ab'],
  ['..', 'paper.pdf', 'paper'],
  ['', 'paper.pdf', 'paper'],
  [undefined, 'paper.pdf', 'paper'],
  ['.pdf', '.pdf', '.pdf'],
])('calls the file %j %j and its document %j', (name, source, id) => {
  expect(toSourceName(name)).toBe(source)
  expect(stemOfPath(source)).toBe(id)
})

test('cuts a long name between two characters', () => {
  expect(Buffer.byteLength(toSourceName('é'.repeat(4096)))).toBe(200)
  expect(Buffer.byteLength(toSourceName('€'.repeat(4096)))).toBe(198)
})
