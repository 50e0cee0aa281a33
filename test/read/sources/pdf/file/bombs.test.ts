import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { refuseBombs } from '../../../../../src/read/sources/pdf/file/bombs.ts'

/** A file with a stream behind its pages. */
function fileWith(dictionary: string, stream: Buffer): Uint8Array {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n7 0 obj\n${dictionary}\nstream\n`),
    stream,
    Buffer.from('\nendstream endobj'),
  ])
}

const TOO_LARGE = expect.objectContaining({ code: 'E_FILE_TOO_LARGE' }) as Error

test('refuses a stream that unpacks to more than memory holds, also one that is packed twice', async () => {
  const bomb = deflateSync(Buffer.alloc(257 * 2 ** 20, ' '), { level: 1 })
  await expect(refuseBombs(fileWith('<< /Filter /FlateDecode >>', bomb))).rejects.toEqual(TOO_LARGE)
  const twice = fileWith('<< /Filter [/FlateDecode /FlateDecode] >>', deflateSync(bomb))
  await expect(refuseBombs(twice)).rejects.toEqual(TOO_LARGE)
})

test('refuses one that is broken behind so much', async () => {
  const bomb = deflateSync(Buffer.alloc(9 * 2 ** 20, ' '))
  bomb.fill(0xff, bomb.length - 100)
  await expect(refuseBombs(fileWith('<< /Filter /FlateDecode >>', bomb))).rejects.toEqual(TOO_LARGE)
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', bomb.subarray(0, 2000).fill(0xff, 1000)))
})

test('refuses fewer bytes where they say the same over and over, but not where they differ', async () => {
  const repeated = deflateSync(Buffer.alloc(9 * 2 ** 20, 'S '))
  await expect(refuseBombs(fileWith('<< /Filter /FlateDecode >>', repeated))).rejects.toEqual(TOO_LARGE)
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', repeated.subarray(0, repeated.length / 2)))
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', deflateSync(Buffer.alloc(2 ** 20))))
  const various = Buffer.from(randomBytes(5 * 2 ** 20).toString('hex'))
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', deflateSync(various)))
})

test('takes a map that is drawn as thousands of squares', async () => {
  const squares = Array.from(
    { length: 16_000 },
    () => `${'3.67 1.91 re f '.repeat(40)}${randomBytes(4).toString('hex')} `,
  )
  const drawn = Buffer.from(squares.join(''))
  const packed = deflateSync(drawn)
  expect(drawn.length / packed.length).toBeGreaterThan(60)
  await refuseBombs(fileWith('<< /Filter /FlateDecode >>', packed))
})

test('does not look into pictures and attached files', async () => {
  const bomb = deflateSync(Buffer.alloc(20 * 2 ** 20, ' '))
  await refuseBombs(fileWith('<< /Subtype /Image /Filter /FlateDecode >>', bomb))
  await refuseBombs(fileWith('<< /Type /EmbeddedFile /Filter /FlateDecode >>', bomb))
})

test.each(['q ', 'q\r\n', 'q  '])('refuses states saved one after the other without end: %j', async save => {
  const saves = (count: number) => Buffer.from(`BT ET ${save.repeat(count)}BT ET`)
  await expect(refuseBombs(fileWith('<< >>', saves(10_000)))).rejects.toEqual(TOO_LARGE)
  await expect(refuseBombs(fileWith('<< /Filter /FlateDecode >>', deflateSync(saves(10_000))))).rejects.toEqual(
    TOO_LARGE,
  )
  await refuseBombs(fileWith('<< >>', saves(9999)))
  await refuseBombs(fileWith('<< >>', Buffer.from(`${save.repeat(9990)}Q `.repeat(100))))
})

const BOMB = deflateSync(Buffer.alloc(9 * 2 ** 20, ' '))

test.each([
  ['its filter is short', '<< /Filter /Fl >>', BOMB],
  ['its filter is written in numbers', '<< /Filter /#46late#44ecode >>', BOMB],
  ['its filter is an object of its own', '<< /Filter 9 0 R >>', BOMB],
  ['nothing is said of it', '<< >>', BOMB],
  ['a page draws what is said to be a picture', '<< /Subtype /Image /Filter /FlateDecode >>', BOMB],
  ['it is packed runs', '<< /Filter [/RL] >>', packRuns(9 * 2 ** 20)],
])('refuses one where %s', async (_, dictionary, stream) => {
  const file = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Con#74ents [7 0 R] >>\nendobj\n'),
    Buffer.from(fileWith(dictionary, stream)).subarray(9),
  ])
  await expect(refuseBombs(file)).rejects.toEqual(TOO_LARGE)
})

test('looks behind an end that is none', async () => {
  const cut = Buffer.concat([
    deflateSync(Buffer.alloc(0), { level: 0 }).subarray(0, 2),
    storedBlock('endstream'),
    BOMB.subarray(2),
  ])
  await expect(refuseBombs(fileWith(`<< /Length ${cut.length} /Filter /FlateDecode >>`, cut))).rejects.toEqual(
    TOO_LARGE,
  )
})

test('looks up each of many references at once, whether its object is there or not', async () => {
  const references = Buffer.from('<< /Contents 7654321 0 R >> << /Contents 7 0 R >>\n'.repeat(50_000))
  await refuseBombs(Buffer.concat([references, fileWith('<< /Length 5 >>', Buffer.from('0 0 m'))]))
})

/** A text as deflate has it that was not packed (RFC 1951, 3.2.4), not the last of its blocks. */
function storedBlock(text: string): Buffer {
  const head = Buffer.from([0, text.length, 0, ~text.length & 0xff, 0xff])
  return Buffer.concat([head, Buffer.from(text)])
}

/** Blanks, packed in runs of 128. */
function packRuns(length: number): Buffer {
  return Buffer.alloc((2 * length) / 128, Buffer.from([257 - 128, 0x20]))
}
