import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inflateRemains } from '../../../../../src/read/sources/pdf/file/flate.ts'

const LIMIT = 2 ** 20
const CONTENT = Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919).toString(36)).join(' '))
const PACKED = deflateSync(CONTENT)

/** How many bytes are as they were, from the first. */
function sameBytes(content: Buffer): number {
  const other = content.findIndex((byte, i) => byte !== CONTENT[i])
  return other === -1 ? content.length : other
}

test('a sound stream has nothing to mend, nor has one without its checksum', () => {
  expect(inflateRemains(PACKED, LIMIT)).toBeUndefined()
  expect(inflateRemains(PACKED.subarray(0, -4), LIMIT)).toBeUndefined()
  expect(inflateRemains(Buffer.concat([PACKED, Buffer.from('\r\n')]), LIMIT)).toBeUndefined()
})

test('of a stream that is cut off all is there that was there', () => {
  const cut = PACKED.subarray(0, PACKED.length / 2)
  const remains = inflateRemains(cut, LIMIT)
  expect(remains).toMatchObject({ fault: 'cut', lost: 0.5 })
  expect(remains?.content.equals(CONTENT.subarray(0, remains.content.length))).toBe(true)
  expect(remains?.content.length).toBeGreaterThan(0.4 * CONTENT.length)
})

test('of a stream with damaged bytes all is there that comes before them', () => {
  const broken = Buffer.from(PACKED)
  const middle = Math.floor(broken.length / 2)
  broken.fill(0xff, middle, middle + 200)
  const remains = inflateRemains(broken, LIMIT)
  expect(remains?.fault).not.toBe('cut')
  expect(sameBytes(remains?.content ?? Buffer.alloc(0))).toBeGreaterThan(0.4 * CONTENT.length)
})

test('a stream is whole where its head or its checksum is damaged', () => {
  for (const place of [0, PACKED.length - 1]) {
    const broken = Buffer.from(PACKED)
    broken.writeUInt8(broken.readUInt8(place) ^ 0x55, place)
    const remains = inflateRemains(broken, LIMIT)
    expect(remains?.fault).toBe('checksum')
    expect(remains?.content.equals(CONTENT)).toBe(true)
  }
})
