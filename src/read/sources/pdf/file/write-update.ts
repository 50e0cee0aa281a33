import type { RawStream } from './raw-streams.ts'
import type { Place } from './xref.ts'

/** An object to be written: its text, and its stream if it has one. */
export interface NewObject {
  readonly number: number
  /** Default 0. */
  readonly generation?: number
  readonly text: string
  readonly stream?: Buffer
}

/** Largest number of an object that readers take; table C.1 of PDF 1.7. */
export const MOST_OBJECTS = 8_388_607

/** What a new table says beside the places of objects, as it is written. */
export type Trailer = ReadonlyMap<string, string>

/** Entries that the new table has of the one before. */
const KEPT = ['Root', 'Info', 'ID', 'Encrypt'] as const

/** Widths of the numbers of an entry: its kind, a place or an object, an index. */
const WIDTHS = [1, 5, 2] as const

/**
 * The file with further objects appended and with one table of all objects, which replaces those that the file
 * has: a stream that is not packed (PDF 1.7, 7.5.8), which can name objects in object streams too.
 *
 * @param begin where the file begins, from where places count
 */
export function writeUpdate(
  file: Buffer,
  begin: number,
  { places, objects, trailer }: { places: ReadonlyMap<number, Place>; objects: readonly NewObject[]; trailer: Trailer },
): Uint8Array {
  // A file that is cut off may end inside a stream.
  const parts: Buffer[] = [file, Buffer.from('\nendstream\nendobj\n')]
  let length = parts.reduce((sum, part) => sum + part.length, 0)
  const all = new Map(places)
  const add = (object: NewObject) => {
    all.set(object.number, { offset: length - begin, generation: object.generation ?? 0 })
    const part = bytesOf(object)
    parts.push(part)
    length += part.length
  }
  objects.forEach(add)
  const number = 1 + [...all.keys()].reduce((most, each) => Math.max(most, each), 0)
  all.set(number, { offset: length - begin, generation: 0 })
  const offset = length - begin
  add({ number, ...tableOf(all, trailer) })
  parts.push(Buffer.from(`startxref\n${offset}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

/** The object of a stream with another content, packed as its dictionary says. */
export function replacedStream(
  { dictionary }: RawStream,
  number: number,
  stream: Buffer,
  places: ReadonlyMap<number, Place>,
): NewObject {
  const place = places.get(number)
  const generation = place !== undefined && 'offset' in place ? place.generation : 0
  const text = withLength(dictionary.slice(dictionary.indexOf('<<')).trim(), stream.length)
  return { number, generation, text, stream }
}

/** A dictionary that says that length of its stream. */
export function withLength(dictionary: string, length: number): string {
  return dictionary.replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, `/Length ${length}`)
}

/** An object as it is written. */
export function bytesOf({ number, generation = 0, text, stream }: NewObject): Buffer {
  const head = Buffer.from(`${number} ${generation} obj\n${text}\n`, 'latin1')
  if (stream === undefined) return Buffer.concat([head, Buffer.from('endobj\n')])
  return Buffer.concat([head, Buffer.from('stream\n'), stream, Buffer.from('\nendstream\nendobj\n')])
}

function tableOf(places: ReadonlyMap<number, Place>, trailer: Trailer): { text: string; stream: Buffer } {
  const numbers = [...places.keys()].sort((a, b) => a - b)
  const stream = Buffer.alloc(numbers.length * (WIDTHS[0] + WIDTHS[1] + WIDTHS[2]))
  let at = 0
  for (const number of numbers) {
    const place = places.get(number) ?? { offset: 0, generation: 0 }
    const [kind, second, third] =
      'offset' in place ? [1, place.offset, place.generation] : [2, place.stream, place.index]
    at = stream.writeUInt8(kind, at)
    at = stream.writeUIntBE(second, at, WIDTHS[1])
    at = stream.writeUIntBE(third & 0xffff, at, WIDTHS[2])
  }
  const kept = KEPT.flatMap(key => (trailer.has(key) ? [`/${key} ${trailer.get(key)}`] : []))
  const size = (numbers.at(-1) ?? 0) + 1
  const index = numbers.map(number => `${number} 1`).join(' ')
  const text = `<< /Type /XRef /Size ${size} /W [${WIDTHS.join(' ')}] /Index [${index}] ${kept.join(' ')} /Length ${stream.length} >>`
  return { text, stream }
}
