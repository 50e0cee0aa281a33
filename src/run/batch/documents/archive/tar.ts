import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { SourceError } from '../../../../base/errors.ts'
import { MOST_RATIO, RATIO_FROM_BYTES } from '../../../../read/sources/files/unpack.ts'
import { type ArchiveMember, MOST_MEMBERS } from './member.ts'

/** Tar is made of blocks of this size (POSIX.1-2017, pax, "ustar Interchange Format"). */
const BLOCK = 512
/** Most bytes of a long name or of the records of a member: they are held in memory. */
const MOST_RECORD_BYTES = 2 ** 20

/** What precedes a member and describes it. */
interface Overrides {
  name?: string
  size?: number
}

/** The members of a tar archive, packed with gzip or not: ustar, pax and the long names of GNU. */
export async function* readTar(path: string): AsyncGenerator<ArchiveMember> {
  const bytes = new ByteReader(/gz$/i.test(path) ? unpack(path) : createReadStream(path))
  try {
    yield* readMembers(bytes)
  } finally {
    await bytes.close()
  }
}

async function* readMembers(bytes: ByteReader): AsyncGenerator<ArchiveMember> {
  let members = 0
  let overrides: Overrides = {}
  for (let header = await bytes.read(BLOCK); header !== undefined; header = await bytes.read(BLOCK)) {
    // Two blocks of zeros end the archive; anything after them is not part of it.
    if (header.every(byte => byte === 0)) break
    checkSum(header)
    const type = String.fromCharCode(header[156] ?? 0)
    const size = overrides.size ?? numberAt(header, 124, 12)
    const padding = (BLOCK - (size % BLOCK)) % BLOCK
    if (type === 'x' || type === 'L') {
      if (size > MOST_RECORD_BYTES) throw damaged(`a name of ${size} bytes`)
      const record = (await bytes.read(size)) ?? new Uint8Array()
      await bytes.skip(padding)
      overrides = { ...overrides, ...(type === 'x' ? readRecords(record) : { name: textOf(record) }) }
      continue
    }
    const name = overrides.name ?? nameOf(header)
    overrides = {}
    let left = size
    const content = async function* () {
      for await (const part of bytes.take(size)) {
        left -= part.length
        yield part
      }
    }
    // Folders have no content; records of the whole archive and of long links say nothing of names.
    if (!'5gK'.includes(type)) {
      if (++members > MOST_MEMBERS) {
        throw new SourceError('E_FILE_TOO_LARGE', `the archive has more than ${MOST_MEMBERS} members`)
      }
      yield { name, isFile: '\0' === type || '07'.includes(type), content }
    }
    await bytes.skip(left + padding)
  }
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(path)
  const unpacked = packed.pipe(createGunzip())
  packed.on('error', error => unpacked.destroy(error))
  let count = 0
  try {
    for await (const part of unpacked as AsyncIterable<Uint8Array>) {
      count += part.length
      if (count > RATIO_FROM_BYTES && count > MOST_RATIO * packed.bytesRead) {
        throw new SourceError('E_FILE_TOO_LARGE', `the archive unpacks to more than ${MOST_RATIO} times its size`)
      }
      yield part
    }
  } finally {
    packed.destroy()
  }
}

/** Gives the bytes of a stream in the portions that are asked for. */
class ByteReader {
  readonly #parts: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(parts: AsyncIterable<Uint8Array>) {
    this.#parts = parts[Symbol.asyncIterator]()
  }

  async close(): Promise<void> {
    await this.#parts.return?.()
  }

  /** So many bytes; `undefined` where the stream has ended. */
  async read(count: number): Promise<Uint8Array | undefined> {
    const parts: Uint8Array[] = []
    for await (const part of this.take(count, true)) parts.push(part)
    return parts.length === 0 && count > 0 ? undefined : Buffer.concat(parts)
  }

  async skip(count: number): Promise<void> {
    const passed = this.take(count)
    while ((await passed.next()).done !== true);
  }

  async *take(count: number, mayEnd = false): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#parts.next()
        if (done === true) {
          if (mayEnd && left === count) return
          throw damaged(`${left} bytes are missing at its end`)
        }
        this.#rest = value
      }
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}

/** The sum of all bytes of a header, its own field counted as blanks. */
function checkSum(header: Uint8Array): void {
  const sum = header.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 32 : byte), 0)
  if (sum !== numberAt(header, 148, 8)) throw damaged('the checksum of a header is wrong')
}

/** A number in octal digits, or, where the first bit is set, in bytes. */
function numberAt(header: Uint8Array, start: number, length: number): number {
  const field = header.subarray(start, start + length)
  if (((field[0] ?? 0) & 0x80) !== 0) return sizeOf(field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0))
  const digits = textOf(field).trim()
  return sizeOf(digits === '' ? 0 : /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN)
}

function sizeOf(number: number): number {
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw damaged('a header has no size')
}

function nameOf(header: Uint8Array): string {
  const name = textOf(header.subarray(0, 100))
  const prefix = textOf(header.subarray(257, 262)) === 'ustar' ? textOf(header.subarray(345, 500)) : ''
  // GNU's own headers have other things at the place of the prefix, and a blank after `ustar`.
  return prefix === '' || header[262] !== 0 ? name : `${prefix}/${name}`
}

/** Records of pax: `LENGTH KEY=VALUE\n`, the length counting itself. */
function readRecords(bytes: Uint8Array): Overrides {
  const overrides: Overrides = {}
  for (let place = 0; place < bytes.length; ) {
    const length = Number.parseInt(new TextDecoder('latin1').decode(bytes.subarray(place, place + 20)), 10)
    if (!(length > 0)) throw damaged('a record has no length')
    const record = textOf(bytes.subarray(place, place + length - 1))
    const [, key, value = ''] = /^\d+ ([^=]*)=([\s\S]*)$/.exec(record) ?? []
    if (key === 'path') overrides.name = value
    if (key === 'size') overrides.size = sizeOf(Number(value))
    place += length
  }
  return overrides
}

/** Text up to the first zero. */
function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}

function damaged(reason: string): SourceError {
  return new SourceError('E_ARCHIVE_DAMAGED', `the archive is damaged or cut off: ${reason}`)
}
