import { expect, test } from 'vitest'
import { streamAround } from '../../../../../src/read/sources/pdf/file/raw-streams.ts'

const FILE = Buffer.from(
  '7 0 obj\n<< /Filter /FlateDecode /Length 9 >>\nstream\r\nthe bytes\r\nendstream\nendobj\n9 0 obj << >> endobj\n',
)

test('a stream is found from any entry of its dictionary, with what stands before it', () => {
  for (const entry of ['/Filter', '/Length']) {
    const stream = streamAround(FILE, FILE.indexOf(entry))
    expect(stream?.dictionary).toContain('<< /Filter /FlateDecode /Length 9 >>')
    expect(stream?.packed.toString()).toBe('the bytes')
    expect(FILE.toString('latin1', stream?.start)).toMatch(/^the bytes/)
  }
})

test('one that nothing ends goes to the end of the file, and an entry behind the last has none', () => {
  const cut = FILE.subarray(0, FILE.indexOf('endstream'))
  expect(streamAround(cut, 10)?.packed.toString()).toBe('the bytes\r\n')
  expect(streamAround(FILE, FILE.indexOf('9 0 obj'))).toBeUndefined()
})
