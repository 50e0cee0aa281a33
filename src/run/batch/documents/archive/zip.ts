import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { SourceError } from '../../../../base/errors.ts'
import { MOST_RATIO, RATIO_FROM_BYTES } from '../../../../read/sources/files/unpack.ts'
import { type ArchiveMember, MOST_MEMBERS } from './member.ts'

/** Where a zip archive made on Unix keeps the kind of a member: the upper half of its attributes. */
const MODE_SHIFT = 16
const KIND_MASK = 0o170000
const KIND_FILE = 0o100000

/** The members of a zip archive. Names are as they are: one that is bad must not take the others with it. */
export async function* readZip(path: string): AsyncGenerator<ArchiveMember> {
  const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open)
  const zip = await open(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
  try {
    if (zip.entryCount > MOST_MEMBERS) throw tooMany(zip.entryCount)
    for (let entry = await nextEntry(zip); entry !== undefined; entry = await nextEntry(zip)) {
      const name = new TextDecoder().decode(entry.fileName as unknown as Uint8Array)
      if (!name.endsWith('/')) yield toMember(zip, entry, name)
    }
  } finally {
    zip.close()
  }
}

function toMember(zip: ZipFile, entry: Entry, name: string): ArchiveMember {
  const kind = (entry.externalFileAttributes >>> MODE_SHIFT) & KIND_MASK
  return { name, isFile: kind === 0 || kind === KIND_FILE, content: () => contentOf(zip, entry) }
}

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted())
    throw new SourceError('E_ARCHIVE_MEMBER', 'it is encrypted in its archive; unpack it yourself')
  const { compressedSize, uncompressedSize } = entry
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > MOST_RATIO * compressedSize)
    throw new SourceError('E_FILE_TOO_LARGE', `it unpacks to more than ${MOST_RATIO} times its size in the archive`)
  const stream = await promisify((done: (error: Error | null, stream: NodeJS.ReadableStream) => void) =>
    zip.openReadStream(entry, done),
  )()
  let sum = 0
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    sum = crc32(part, sum)
    yield part
  }
  if (sum !== entry.crc32) throw new SourceError('E_ARCHIVE_DAMAGED', 'the archive is damaged: its checksum is wrong')
}

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      zip.removeAllListeners()
      act()
    }
    zip.once('entry', (entry: Entry) => settle(() => resolve(entry)))
    zip.once('end', () => settle(() => resolve(undefined)))
    zip.once('error', (error: Error) => settle(() => reject(error)))
    zip.readEntry()
  })
}

function tooMany(count: number): SourceError {
  return new SourceError('E_FILE_TOO_LARGE', `the archive has ${count} members, more than ${MOST_MEMBERS}`)
}
