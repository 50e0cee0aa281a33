import { type ObjectStream, packedObjects } from './file-objects.ts'
import { headAt, objectHeads } from './object-heads.ts'
import type { RawStream } from './raw-streams.ts'
import type { Place } from './xref.ts'

/** Places of objects, each of which has been looked at. */
export interface CheckedPlaces {
  readonly places: ReadonlyMap<number, Place>
  /** How many objects are elsewhere than the table says, and were found there. */
  readonly moved: number
  /** Objects that should be in the file and are not. */
  readonly missing: ReadonlySet<number>
  /** The beginnings of objects that are damaged, as they were. */
  readonly heads: readonly PatchedHead[]
}

/** The number and generation of an object, where other bytes are in the file. */
export interface PatchedHead {
  readonly offset: number
  readonly text: string
}

/**
 * The places of a table, each of them tried: an object that does not begin where it should is looked for in the whole file.
 * Where it is not there at all, it has no place, but for one whose number alone is damaged.
 *
 * @param begin where the file begins, from where places count
 */
export function checkPlaces(file: Buffer, begin: number, places: ReadonlyMap<number, Place>): CheckedPlaces {
  const wrong = [...places].filter(
    ([number, place]) => 'offset' in place && headAt(file, begin + place.offset)?.number !== number,
  )
  if (wrong.length === 0) return { places, moved: 0, missing: new Set(), heads: [] }
  const found = plainPlaces(file, begin)
  const checked = new Map(places)
  const missing = new Set<number>()
  const heads: PatchedHead[] = []
  for (const [number, stated] of wrong) {
    const place = found.get(number)
    const head = place === undefined ? patchHead(file, begin, number, stated) : undefined
    if (head !== undefined) heads.push(head)
    else if (place !== undefined) checked.set(number, place)
    else {
      checked.delete(number)
      missing.add(number)
    }
  }
  return { places: checked, moved: wrong.length - missing.size, missing, heads }
}

/** Bytes within which a dictionary begins after the place of its object: two numbers, a word and white space. */
const HEAD_BYTES = 32

/** What an object should begin with, where a dictionary begins right after and no other object does. */
function patchHead(file: Buffer, begin: number, number: number, place: Place): PatchedHead | undefined {
  if (!('offset' in place)) return undefined
  const offset = begin + place.offset
  const before = /^[^<]*(?=<<)/.exec(file.toString('latin1', offset, offset + HEAD_BYTES))?.[0] ?? ''
  const text = `${number} ${place.generation} obj`
  if (before.length < text.length || /\d+\s+\d+\s+obj|endobj|stream/.test(before)) return undefined
  return { offset, text: text.padEnd(before.length) }
}

/** The places of all objects of a file without a table, in their order; of several with one number the last one counts. */
export function findPlaces(
  file: Buffer,
  begin: number,
  objectStreams: readonly ObjectStream[],
): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>()
  const streams = [...objectStreams]
  const addUpTo = (offset: number) => {
    for (let next = streams[0]; next !== undefined && next.start - begin < offset; next = streams[0]) {
      streams.shift()
      addPacked(next, places)
    }
  }
  for (const [number, place] of plainPlaces(file, begin)) {
    if ('offset' in place) addUpTo(place.offset)
    places.delete(number)
    places.set(number, place)
  }
  addUpTo(Number.POSITIVE_INFINITY)
  return places
}

function addPacked(stream: ObjectStream, places: Map<number, Place>): void {
  if (stream.object === undefined) return
  for (const [index, { number }] of packedObjects(stream).entries()) {
    places.delete(number)
    places.set(number, { stream: stream.object, index })
  }
}

/** The places of objects outside object streams, in their order. */
function plainPlaces(file: Buffer, begin: number): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>()
  for (const { number, generation, start } of objectHeads(file.toString('latin1'))) {
    if (start < begin) continue
    places.delete(number)
    places.set(number, { offset: start - begin, generation })
  }
  return places
}

/** Whether the object of a stream is the one that its number names, and not one of an earlier state of the file. */
export function isInUse(stream: RawStream, places: ReadonlyMap<number, Place>, begin: number): boolean {
  const place = stream.object === undefined ? undefined : places.get(stream.object)
  if (place === undefined || !('offset' in place)) return false
  const before = stream.start - begin - place.offset
  return before > 0 && before <= stream.dictionary.length + MOST_HEAD_BYTES
}

/** Bytes of the number of an object before its dictionary, and of the word before its stream. */
const MOST_HEAD_BYTES = 64
