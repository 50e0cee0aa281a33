import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { RATIO_FROM_BYTES, unpackGzip } from '../../../../src/read/sources/files/unpack.ts'

test('unpacks what is packed, and nothing else', () => {
  const text = Buffer.from('%PDF-1.7')
  expect(Buffer.from(unpackGzip(gzipSync(text)))).toEqual(text)
  expect(unpackGzip(text)).toBe(text)
  expect(() => unpackGzip(gzipSync(text).subarray(0, 15))).toThrow(expect.objectContaining({ code: 'E_GZIP_DAMAGED' }))
})

test('refuses what is packed tighter than any paper, and lets small files be as tight as they are', () => {
  const bomb = gzipSync(Buffer.alloc(RATIO_FROM_BYTES + 1))
  expect(() => unpackGzip(bomb)).toThrow(expect.objectContaining({ code: 'E_FILE_TOO_LARGE' }))
  expect(unpackGzip(gzipSync(Buffer.alloc(RATIO_FROM_BYTES)))).toHaveLength(RATIO_FROM_BYTES)
})
