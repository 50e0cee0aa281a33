import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toSafePath } from '../../../../../src/run/batch/documents/archive/member.ts'
import { isArchive, readArchive, stemOfArchive } from '../../../../../src/run/batch/documents/archive/read-archive.ts'
import { RATIO_FROM_BYTES } from '../../../../../src/read/sources/files/unpack.ts'
import { tarOf, zipOf } from '../../../../support/archives.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Names and contents of an archive; the content of every second member is left unread where `skips`. */
async function read(name: string, bytes: Uint8Array, skips = false): Promise<[string, boolean, string][]> {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const members: [string, boolean, string][] = []
  for await (const { name, isFile, content } of readArchive(path)) {
    const parts: Uint8Array[] = []
    if (!skips || members.length % 2 === 1) for await (const part of content()) parts.push(part)
    members.push([name, isFile, Buffer.concat(parts).toString()])
  }
  return members
}

const LONG = 'a'.repeat(700)
const MEMBERS = [
  { name: 'a.pdf', content: LONG },
  { name: 'x/', type: '5' },
  { name: 'x/ä.pdf', content: 'two' },
]

const BOMB = { name: 'a.pdf', content: Buffer.alloc(RATIO_FROM_BYTES + 1), isPacked: true }

describe('an archive', () => {
  test.each([
    ['a.tar', tarOf(MEMBERS)],
    ['a.tar.gz', gzipSync(tarOf(MEMBERS))],
    ['a.tgz', gzipSync(tarOf(MEMBERS))],
    ['a.zip', zipOf(MEMBERS)],
  ])('%s gives its files in their order', async (name, bytes) => {
    const files = [
      ['a.pdf', true, LONG],
      ['x/ä.pdf', true, 'two'],
    ]
    expect(await read(name, bytes)).toEqual(files)
    expect(await read(name, bytes, true)).toEqual([['a.pdf', true, ''], files[1]])
  })

  test('may have long names and records, of pax and of GNU', async () => {
    const path = `deep/${'n'.repeat(200)}.pdf`
    const record = ` path=${path}\n`
    const pax = `${record.length + 3}${record}`
    const bytes = tarOf([
      { name: 'pax', type: 'x', content: pax },
      { name: 'short', content: 'one' },
      { name: '././@LongLink', type: 'L', content: `${path}\0` },
      { name: 'short', content: 'two' },
      { name: 'all', type: 'g', content: '12 path=no\n' },
      { name: 'short', content: 'three' },
    ])
    expect(await read('a.tar', bytes)).toEqual([
      [path, true, 'one'],
      [path, true, 'two'],
      ['short', true, 'three'],
    ])
  })

  test.each([
    ['bomb.tgz', () => gzipSync(tarOf([BOMB]))],
    ['bomb.zip', () => zipOf([BOMB])],
  ])('%s unpacks to more than papers do, and is not unpacked', async (name, make) => {
    await expect(read(name, make())).rejects.toMatchObject({ code: 'E_FILE_TOO_LARGE' })
  })

  test('tells links from files', async () => {
    const links = [1, 2].map(type => ({ name: `${type}.pdf`, type: `${type}` }))
    expect((await read('a.tar', tarOf(links))).map(([, isFile]) => isFile)).toEqual([false, false])
    const link = [{ name: 'a.pdf', content: '/etc/passwd', mode: 0o120777 }]
    expect((await read('a.zip', zipOf(link))).map(([, isFile]) => isFile)).toEqual([false])
  })

  test.each([
    ['cut.tar', tarOf(MEMBERS).subarray(0, 900)],
    ['cut.tar.gz', gzipSync(tarOf(MEMBERS)).subarray(0, 60)],
    ['sum.tar', Buffer.concat([tarOf(MEMBERS).subarray(0, 500), Buffer.alloc(1000, 1)])],
    ['noise.zip', Buffer.from('no archive at all')],
    ['cut.zip', zipOf(MEMBERS).subarray(0, 800)],
    ['noise.tar', Buffer.from('no archive at all')],
  ])('%s is told to be damaged', async (name, bytes) => {
    await expect(read(name, bytes)).rejects.toMatchObject({ code: 'E_ARCHIVE_DAMAGED' })
  })

  test('is told by its name', () => {
    expect(['a.tar', 'a.TGZ', 'a.tar.gz', 'a.zip', 'a.pdf.gz', 'zip'].map(isArchive)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(stemOfArchive('x/1998.v2.tar.gz')).toBe('x/1998.v2')
  })
})

test.each([
  ['./a//b.pdf', 'a/b.pdf'],
  ['..a/b..pdf', '..a/b..pdf'],
  ['../a.pdf', undefined],
  ['a/../../b.pdf', undefined],
  ['/etc/a.pdf', undefined],
  ['C:/a.pdf', undefined],
  ['..\\a.pdf', undefined],
  ['a\nb.pdf', undefined],
  ['../../archive/', undefined],
])('the member %j is put at %j', (name, path) => {
  expect(toSafePath(name)).toBe(path)
})
