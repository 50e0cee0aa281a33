import { headAt, type ObjectHead, objectHeads } from '../object-heads.ts'
import { entriesOf, referencesIn } from '../raw-dictionary.ts'
import { allStreams, findObjects, type RawFile, type RawStream } from '../raw-streams.ts'
import { bytesOfString, endOfLiteral } from '../strings.ts'
import { bytesOf, type NewObject, type Trailer, withLength, writeUpdate } from '../write-update.ts'
import { beginOf, dictionaryAt, type Place, readXref } from '../xref.ts'
import { decrypt } from './ciphers.ts'
import { fileKeyOf } from './file-key.ts'
import { type Encryption, readEncryption } from './lock.ts'

/** A file that was encrypted. */
export interface Decrypted {
  /** The same objects, which anybody can read. */
  readonly bytes: Uint8Array
  /** What its owner permits, as 32 bits (PDF 1.7, table 22). */
  readonly permissions: number
}

/**
 * An encrypted file without its encryption, so that it can be examined like every other file: its streams are checked, and what its
 * content says beside its glyphs is read. `undefined` where a file is not encrypted, or does not open with the password.
 *
 * @param password default: the empty one, with which the files of most publishers open
 */
export function decryptFile(given: Uint8Array, password = ''): Decrypted | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (!bytes.includes('/Encrypt')) return undefined
  const text = bytes.toString('latin1')
  const found = findObjects(bytes, text)
  const xref = readXref(bytes)
  const trailer = xref?.trailer ?? trailersIn(found, text).findLast(entries => entries.has('Encrypt'))
  const value = trailer?.get('Encrypt') ?? ''
  const [dictionary] = referencesIn(value)
  const entries = entriesOf(dictionary === undefined ? value : textOfObject(found, text, dictionary))
  const encryption = readEncryption(entries, trailer?.get('ID'))
  const key = encryption === undefined ? undefined : fileKeyOf(encryption.lock, password)
  if (trailer === undefined || encryption === undefined || key === undefined) return undefined
  const all = [...rawObjects(found, text)]
  const isOpen = (object: RawObject) => object.head.number === dictionary || IS_TABLE.test(object.text)
  const open = new Set(all.filter(isOpen).map(({ head }) => head.number))
  const parts = {
    begin: beginOf(bytes),
    bytes,
    places: xref && new Map([...xref.places].filter(([number]) => !open.has(number))),
    objects: all.filter(({ head }) => !open.has(head.number)),
    trailer: new Map([...trailer].filter(([name]) => name !== 'Encrypt')),
  }
  const file = writeFile(parts, object => withoutEncryption(object, encryption, key))
  return { bytes: file, permissions: encryption.lock.permissions }
}

/** An object of a file, with its stream if it has one. */
interface RawObject {
  readonly head: ObjectHead
  /** What it says outside of its stream. */
  readonly text: string
  readonly stream: RawStream | undefined
}

/** The dictionaries of the tables of a file, in their order. */
function trailersIn(file: RawFile, text: string): readonly Trailer[] {
  const plain = [...text.matchAll(/\btrailer\s*(?=<<)/g)].map(({ 0: word, index }) =>
    dictionaryAt(file.bytes, index + word.length),
  )
  const packed = [...allStreams(file)].filter(({ dictionary }) => IS_TABLE.test(dictionary))
  return [...plain, ...packed.map(({ dictionary }) => entriesOf(dictionary.slice(dictionary.indexOf('<<'))))]
}

const IS_TABLE = /\/Type\s*\/XRef\b/

/** Bytes of the dictionary of an encryption. */
const MOST_OF_DICTIONARY = 4000

function textOfObject({ objects }: RawFile, text: string, number: number): string {
  const start = objects.get(number)
  return start === undefined ? '' : text.slice(start, start + MOST_OF_DICTIONARY)
}

/** The objects of a file that are in no stream, in their order. */
function* rawObjects(file: RawFile, text: string): Generator<RawObject> {
  const streams = [...allStreams(file)]
  let i = 0
  let behind = 0
  for (const head of objectHeads(text)) {
    if (head.start < behind) continue
    while ((streams[i]?.start ?? Number.POSITIVE_INFINITY) < head.end) i++
    const stream = streams[i]
    const end = text.indexOf('endobj', head.end)
    const stops = end === -1 ? text.length : end
    const own = stream !== undefined && stream.start <= stops ? stream : undefined
    const textEnd = own === undefined ? stops : text.lastIndexOf('stream', own.start)
    behind = own === undefined ? head.end : own.start + own.packed.length
    yield { head, text: text.slice(head.end, textEnd), stream: own }
  }
}

function withoutEncryption({ head, text, stream }: RawObject, encryption: Encryption, key: Buffer): NewObject {
  const { number, generation } = head
  const plain = withPlainStrings(text, bytes => decrypt(bytes, encryption.strings, key, head))
  if (stream === undefined) return { number, generation, text: plain }
  const isOpen =
    /\/Filter\s*\[?\s*\/Crypt\b/.test(text) || (!encryption.lock.encryptsMetadata && /\/Type\s*\/Metadata\b/.test(text))
  const content = isOpen ? stream.packed : decrypt(stream.packed, encryption.streams, key, head)
  return { number, generation, text: withLength(plain, content.length).trimEnd(), stream: content }
}

/** A text of objects with its strings in hexadecimal digits, as they are without encryption. */
function withPlainStrings(text: string, plain: (bytes: Buffer) => Buffer): string {
  const parts: string[] = []
  let copied = 0
  STRING_BEGIN.lastIndex = 0
  for (let found = STRING_BEGIN.exec(text); found !== null; found = STRING_BEGIN.exec(text)) {
    const { 0: begin, index } = found
    if (begin === '<<' || begin.startsWith('%')) continue
    const end = begin === '(' ? endOfLiteral(text, index) : index + begin.length
    parts.push(text.slice(copied, index), `<${plain(bytesOfString(text.slice(index, end))).toString('hex')}>`)
    copied = end
    STRING_BEGIN.lastIndex = end
  }
  return [...parts, text.slice(copied)].join('')
}

/** What a string begins with, or is, and what only looks like that. */
const STRING_BEGIN = /<<|%[^\r\n]*|<[0-9A-Fa-f\s]*>|\(/g

/** What a file is written anew from. */
interface Parts {
  readonly bytes: Buffer
  /** Where it begins, and where its table says that its objects are. */
  readonly begin: number
  readonly places: ReadonlyMap<number, Place> | undefined
  readonly objects: readonly RawObject[]
  readonly trailer: Trailer
}

/**
 * A file of those objects. What its table says wrongly is as wrong afterwards, and a file without a table has none: damage is
 * looked for later.
 */
function writeFile(
  { bytes, begin, places: stated, objects, trailer }: Parts,
  written: (object: RawObject) => NewObject,
): Uint8Array {
  const version = /^%PDF-[\d.]*/.exec(bytes.toString('latin1', begin, begin + MOST_OF_VERSION))?.[0] ?? '%PDF-1.7'
  const head = Buffer.from(`${version}\n`)
  if (stated === undefined) {
    const entries = [...trailer].map(([name, value]) => `/${name} ${value}`).join(' ')
    return Buffer.concat([
      head,
      ...objects.map(each => bytesOf(written(each))),
      Buffer.from(`trailer << ${entries} >>`),
    ])
  }
  const byStart = new Map(objects.map(object => [object.head.start, object]))
  const byNumber = new Map(objects.map(object => [object.head.number, object]))
  const places = new Map<number, Place>()
  const current: NewObject[] = []
  const misplaced: Buffer[] = []
  for (const [number, place] of stated) {
    const object = 'offset' in place ? byStart.get(headAt(bytes, begin + place.offset)?.start ?? -1) : undefined
    if (object?.head.number === number) {
      current.push(written(object))
      continue
    }
    places.set(number, 'offset' in place ? { ...place, offset: NOWHERE } : place)
    const elsewhere = 'offset' in place ? byNumber.get(number) : undefined
    if (elsewhere !== undefined) misplaced.push(bytesOf(written(elsewhere)))
  }
  return writeUpdate(Buffer.concat([head, ...misplaced]), 0, { places, objects: current, trailer })
}

/** A place where no object is. */
const NOWHERE = 1

/** Bytes of a line that says the version of a file. */
const MOST_OF_VERSION = 20
