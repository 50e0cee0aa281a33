import { inflateSync } from 'node:zlib'
import { headAt } from './object-heads.ts'
import { entriesOf } from './raw-dictionary.ts'

/** Where an object is: at a place of the file and with that generation, or in an object stream, at that index. */
export type Place =
  | { readonly offset: number; readonly generation: number }
  | { readonly stream: number; readonly index: number }

/** The tables of a file, the newest first. */
export interface Xref {
  readonly places: ReadonlyMap<number, Place>
  /** The dictionary of the newest table. */
  readonly trailer: ReadonlyMap<string, string>
}

/** Bytes at the end of a file in which `startxref` is looked for (PDF 1.7, implementation note 18). */
export const TAIL_IN_BYTES = 1024

/** Tables that one file may have: each time it is saved adds one or two. */
const MOST_TABLES = 10_000

/** Most bytes of the dictionary of a table: a trailer, or what an XRef stream says before its content. */
const DICTIONARY_BYTES = 4000

/** Where the file begins, as its places count from there: there may be a line before it. -1 where there is no file. */
export function beginOf(file: Buffer): number {
  return file.indexOf('%PDF-')
}

/** What the tables of a file say (PDF 1.7, 7.5.4 and 7.5.8); `undefined` where one of them is not there or cannot be read. */
export function readXref(file: Buffer): Xref | undefined {
  const begin = beginOf(file)
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL_IN_BYTES))
  const first = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1]
  if (begin === -1 || first === undefined) return undefined
  const places = new Map<number, Place | undefined>()
  const waiting = [Number(first)]
  const seen = new Set<number>()
  let trailer: ReadonlyMap<string, string> | undefined
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next) || seen.size > MOST_TABLES) continue
    seen.add(next)
    const dictionary = readTable(file, begin + next, places)
    if (dictionary === undefined) return undefined
    trailer ??= dictionary
    for (const key of ['XRefStm', 'Prev']) {
      const place = Number(dictionary.get(key) ?? Number.NaN)
      if (Number.isInteger(place)) waiting.push(place)
    }
  }
  if (trailer === undefined) return undefined
  const used = new Map<number, Place>()
  for (const [number, place] of places) if (place !== undefined) used.set(number, place)
  return { places: used, trailer }
}

function plainAt(offset: number, generation: number): Place {
  return { offset, generation }
}

/** Adds what a table says of objects of which no newer one spoke; free ones as `undefined`. */
function readTable(
  file: Buffer,
  at: number,
  places: Map<number, Place | undefined>,
): ReadonlyMap<string, string> | undefined {
  const add = (number: number, place: Place | undefined) => {
    if (!places.has(number)) places.set(number, place)
  }
  const [keyword] = /^\s*xref\s+/.exec(textAt(file, at)) ?? []
  if (keyword !== undefined) return readPlainTable(file, at + keyword.length, add)
  const head = headAt(file, at)
  return head === undefined ? undefined : readPackedTable(file, head.end, add)
}

function textAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + DICTIONARY_BYTES)
}

/** The entries of the dictionary at a place of a file, which is that of a table. */
export function dictionaryAt(file: Buffer, at: number): ReadonlyMap<string, string> {
  return entriesOf(textAt(file, at))
}

type Add = (number: number, place: Place | undefined) => void

function readPlainTable(file: Buffer, at: number, add: Add): ReadonlyMap<string, string> | undefined {
  const end = file.indexOf('trailer', at)
  if (end === -1) return undefined
  const text = file.toString('latin1', at, end)
  const section = /\s*(\d+)\s+(\d+)\s+/y
  const entry = /(\d{1,10})\s+(\d{1,5})\s+([nf])\s*/y
  for (let place = 0; text.slice(place).trim() !== ''; ) {
    section.lastIndex = place
    const [, first, count] = section.exec(text) ?? []
    if (first === undefined) return undefined
    entry.lastIndex = section.lastIndex
    let number = Number(first)
    for (let i = 0; i < Number(count); i++) {
      const [, offset, generation, kind] = entry.exec(text) ?? []
      if (offset === undefined) return undefined
      // Some programs count the head of the list of free objects as object 1.
      if (i === 0 && number === 1 && kind === 'f' && generation === '65535') number = 0
      add(number++, kind === 'n' && Number(offset) > 0 ? plainAt(Number(offset), Number(generation)) : undefined)
    }
    place = Number(count) === 0 ? section.lastIndex : entry.lastIndex
  }
  return dictionaryAt(file, end + 'trailer'.length)
}

function readPackedTable(file: Buffer, at: number, add: Add): ReadonlyMap<string, string> | undefined {
  const dictionary = textAt(file, at)
  const entries = entriesOf(dictionary)
  const keyword = /\bstream\r?\n/.exec(dictionary)
  const [first = 0, second = 0, third = 0] = numbersIn(entries.get('W'))
  const width = first + second + third
  if (keyword === null || !(width > 0 && width < MOST_WIDTH) || entries.get('Type') !== '/XRef') return undefined
  const begin = at + keyword.index + keyword[0].length
  const table = unpackTable(file.subarray(begin), entries, width)
  if (table === undefined) return undefined
  const sections = numbersIn(entries.get('Index') ?? `0 ${entries.get('Size') ?? 0}`)
  let cursor = 0
  const next = (size: number, otherwise = 0) => {
    let value = size === 0 ? otherwise : 0
    for (let i = 0; i < size; i++) value = value * 256 + (table[cursor++] ?? 0)
    return value
  }
  for (let i = 0; i + 1 < sections.length; i += 2) {
    for (let k = 0; k < (sections[i + 1] ?? 0) && cursor + width <= table.length; k++) {
      add((sections[i] ?? 0) + k, placeOf(next(first, PLAIN), next(second), next(third)))
    }
  }
  return entries
}

/** Kinds of entries of a packed table (PDF 1.7, table 18). */
const PLAIN = 1
const PACKED = 2

function placeOf(kind: number, second: number, third: number): Place | undefined {
  if (kind === PLAIN) return second > 0 ? plainAt(second, third) : undefined
  return kind === PACKED ? { stream: second, index: third } : undefined
}

/** Most bytes of an entry. */
const MOST_WIDTH = 64

/** The bytes of a packed table; `undefined` where it cannot be unpacked. */
function unpackTable(packed: Buffer, entries: ReadonlyMap<string, string>, width: number): Buffer | undefined {
  const isPacked = entries.has('Filter')
  if (isPacked && !/^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(entries.get('Filter') ?? '')) return undefined
  const parameters = entriesOf((entries.get('DecodeParms') ?? '').replace(/^\[|\]$/g, ''))
  const isPredicted = Number(parameters.get('Predictor') ?? 1) >= 10
  try {
    const length = Number(entries.get('Length') ?? 0)
    const bytes = isPacked ? inflateSync(packed) : packed.subarray(0, length)
    return isPredicted ? unpredict(bytes, width) : bytes
  } catch {
    return undefined
  }
}

/** Rows as they were before PNG's predictors (PDF 1.7, 7.4.4.4); those of tables are all `up`, mostly. */
function unpredict(bytes: Buffer, width: number): Buffer {
  const rows = Math.floor(bytes.length / (width + 1))
  const table = Buffer.alloc(rows * width)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)] ?? 0
    for (let i = 0; i < width; i++) {
      const at = row * width + i
      const up = row === 0 ? 0 : (table[at - width] ?? 0)
      const left = i === 0 ? 0 : (table[at - 1] ?? 0)
      const corner = i === 0 || row === 0 ? 0 : (table[at - width - 1] ?? 0)
      table[at] = (bytes[row * (width + 1) + 1 + i] ?? 0) + predicted(kind, left, up, corner)
    }
  }
  return table
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function numbersIn(value: string | undefined): readonly number[] {
  return (value?.match(/\d+/g) ?? []).map(Number)
}
