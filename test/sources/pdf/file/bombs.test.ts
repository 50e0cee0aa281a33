import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { refuseBombs } from '../../../../src/sources/pdf/file/bombs.ts'

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
