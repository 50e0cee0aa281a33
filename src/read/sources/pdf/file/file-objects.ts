import { headAt } from './object-heads.ts'
import { unescapeNames } from './raw-streams.ts'
import type { Place } from './xref.ts'

/** Most bytes of an object outside its stream: the list of the pages of a large volume. */
const MOST_BYTES = 2 ** 20

/** Bytes of an object that are looked at first, and how many times more where they are not all of it. */
const FIRST_BYTES = 512
const MORE = 8

/** A stream of packed objects, unpacked as far as that goes. */
export interface ObjectStream {
  /** Number of the object itself. */
  readonly object: number | undefined
  readonly content: Buffer
  readonly count: number
  /** Where the first object begins. */
  readonly first: number
  /** Where the stream begins in the file. */
  readonly start: number
}

/** The objects of a file by their numbers. */
export class FileObjects {
  readonly places: ReadonlyMap<number, Place>
  readonly #file: Buffer
  readonly #begin: number
  readonly #packed = new Map<number, PackedObject>()
  readonly #texts = new Map<number, string>()

  /** @param begin where the file begins, from where places count */
  constructor(file: Buffer, begin: number, places: ReadonlyMap<number, Place>, objectStreams: readonly ObjectStream[]) {
    this.#file = file
    this.#begin = begin
    this.places = places
    for (const stream of objectStreams) {
      for (const object of packedObjects(stream)) {
        if (stream.object !== undefined && this.streamOf(object.number) === stream.object)
          this.#packed.set(object.number, object)
      }
    }
  }

  /** What an object says outside its stream, with its names as themselves; `undefined` where there is no such object. */
  text(number: number): string | undefined {
    const known = this.#texts.get(number)
    if (known !== undefined) return known
    const packed = this.#packed.get(number)
    if (packed !== undefined) return textOfPacked(packed)
    const start = this.#startOf(number)
    if (start === undefined) return undefined
    const { end } = this.#extentOf(start)
    const text = unescapeNames(this.#file.toString('latin1', start, end))
    this.#texts.set(number, text)
    return text
  }

  /** The object stream that an object is in; `undefined` for one that is in none. */
  streamOf(number: number): number | undefined {
    const place = this.places.get(number)
    return place !== undefined && 'stream' in place ? place.stream : undefined
  }

  /** Whether an object is a stream. */
  isStream(number: number): boolean {
    const start = this.#startOf(number)
    return start !== undefined && this.#extentOf(start).isStream
  }

  /** Where what an object says ends, and whether its stream begins there; what follows may be megabytes of a picture. */
  #extentOf(start: number): { readonly end: number; readonly isStream: boolean } {
    for (let size = FIRST_BYTES; ; size *= MORE) {
      const reach = this.#file.subarray(start, start + Math.min(size, MOST_BYTES))
      const end = reach.indexOf('endobj')
      const stream = reach.indexOf('stream')
      if (stream !== -1 && (end === -1 || stream < end)) {
        return { end: start + stream, isStream: !reach.toString('latin1', 0, stream).endsWith('end') }
      }
      if (end !== -1 || reach.length < size) return { end: start + (end === -1 ? reach.length : end), isStream: false }
    }
  }

  #startOf(number: number): number | undefined {
    const place = this.places.get(number)
    if (place === undefined || !('offset' in place)) return undefined
    const at = this.#begin + place.offset
    const head = headAt(this.#file, at)
    return head?.number === number ? head.end : undefined
  }
}

/** An object in a stream: its number, and where it begins and ends there. */
export interface PackedObject {
  readonly number: number
  readonly content: Buffer
  readonly start: number
  readonly end: number
}

/** The objects of a stream that are there as a whole, in their order. */
export function packedObjects({ content, count, first }: ObjectStream): readonly PackedObject[] {
  const numbers = (content.toString('latin1', 0, first).match(/\d+/g) ?? []).map(Number)
  const objects: PackedObject[] = []
  for (let i = 0; i < count && 2 * i + 1 < numbers.length; i++) {
    const number = numbers[2 * i] ?? 0
    const start = first + (numbers[2 * i + 1] ?? 0)
    const next = numbers[2 * i + 3]
    const end = next === undefined ? content.length : first + next
    if (start >= content.length) break
    const object = { number, content, start, end }
    if (end >= content.length && !isClosed(textOfPacked(object))) break
    objects.push(object)
  }
  return objects
}

/** The text of an object in a stream, with its names as themselves. */
export function textOfPacked({ content, start, end }: PackedObject): string {
  return unescapeNames(content.toString('latin1', start, end))
}

/** Whether brackets that are opened are closed as well. */
function isClosed(text: string): boolean {
  return (text.match(/<<|\[/g)?.length ?? 0) === (text.match(/>>|\]/g)?.length ?? 0)
}
