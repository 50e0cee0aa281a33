import { crc32, deflateRawSync } from 'node:zlib'

/** A member of an archive that a test makes. */
export interface TestMember {
  readonly name: string
  readonly content?: string | Uint8Array
  /** Kind of tar; default `0`, a file. */
  readonly type?: string
  /** Whether zip packs it; default not. */
  readonly isPacked?: boolean
  /** Attributes of zip as Unix has them; default those of a file. */
  readonly mode?: number
}

/** A ustar archive. */
export function tarOf(members: readonly TestMember[]): Buffer {
  const blocks = members.flatMap(({ name, content = '', type = '0' }) => {
    const bytes = Buffer.from(content)
    return [tarHeader(name, bytes.length, type), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

function tarHeader(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`        ${type}`, 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The method of packing that all know (APPNOTE.TXT, 4.4.5). */
const DEFLATED = 8

/** A zip archive. */
export function zipOf(members: readonly TestMember[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', mode = 0o100644, isPacked = false } of members) {
    const bytes = Buffer.from(content)
    const written = isPacked ? deflateRawSync(bytes) : bytes
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(isPacked ? DEFLATED : 0, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(written.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE((mode << 16) >>> 0, 6)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, written])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, place, path]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
