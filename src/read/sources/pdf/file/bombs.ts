import { Readable } from 'node:stream'
import { constants, createInflate, inflateSync } from 'node:zlib'
import { SourceError } from '../../../../base/errors.ts'
import type { ObjectStream } from './file-objects.ts'
import { inflateRemains, isDeflated, type Remains } from './flate.ts'
import { allStreams, findObjects, objectText, type RawFile, type RawStream, unescapeNames } from './raw-streams.ts'

/** Most bytes that a stream may hold unpacked. A page is drawn by some megabytes, a font of all of Unicode has 20. */
const MOST_BYTES = 256 * 2 ** 20

/**
 * Most bytes of one that packs to so small a part: what draws a page packs to a tenth, a map of thousands of coloured squares to a
 * ninetieth, but what says the same over and over to a thousandth. pdf.js keeps a hundred bytes for each operator that has two.
 */
const MOST_REPEATED_BYTES = 8 * 2 ** 20
const REPEATED = 100
/** The same for runs, which pack to a sixty-fourth at the most. */
const REPEATED_RUNS = 50

/**
 * States of a page that are saved one right after the other. A page has some ten (28 by PDF 1.7, annex C); pdf.js 5.6
 * looks each up in the one before: a second for so many, a minute for ten times more. The row is tried from its
 * beginning alone.
 */
const ENDLESS_SAVES = /\bq(?<!\bq\s+q)\s+(?:q\s+){9999}/

/** Filters of one stream that are followed: each takes further memory. */
const MOST_FILTERS = 8

/** A stream that does not inflate without an error, and what is left of it. */
export interface FaultyStream {
  readonly stream: RawStream
  readonly remains: Remains
}

/** What is learned of a file when all of its streams are unpacked. */
export interface StreamFindings {
  readonly file: RawFile
  /** Encrypted streams cannot be looked into: none of them is known to be faulty. */
  readonly isEncrypted: boolean
  readonly faulty: readonly FaultyStream[]
  readonly objectStreams: readonly ObjectStream[]
  /** Whether the file says of some of its glyphs what they stand for (`ActualText`; PDF 1.7, 14.9.4). */
  readonly hasReplacementTexts: boolean
}

/**
 * Refuses a file with a stream that is more than a machine can hold: pdf.js unpacks each as a whole, and all that it
 * draws. What is deflated is known by its first bytes, whatever its dictionary says. Pictures are skipped, because
 * `maxImageSize` says which of them are unpacked, if no page draws them as its content, and so are attached files, which
 * nobody reads; encrypted streams cannot be looked into.
 *
 * @returns what all the unpacking shows besides
 * @throws {SourceError} `E_FILE_TOO_LARGE`
 */
export async function refuseBombs(bytes: Uint8Array): Promise<StreamFindings> {
  const unpacker = readRaw(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { file, contents } = unpacker
  const passedOver: RawStream[] = []
  for (const stream of allStreams(file)) {
    if (isPassedOver(stream)) passedOver.push(stream)
    else if (await isBomb(stream, unpacker)) throw bomb()
  }
  for (const stream of passedOver) {
    if (contents.has(stream.object) && (await isBomb(stream, unpacker))) throw bomb()
  }
  return unpacker
}

/** A file while its streams are unpacked. */
interface Unpacker extends StreamFindings {
  /** Which objects are the content of pages. */
  readonly contents: ContentNumbers
  readonly faulty: FaultyStream[]
  readonly objectStreams: ObjectStream[]
  hasReplacementTexts: boolean
}

/** The file's text, as large as it is, is let go. */
function readRaw(bytes: Buffer): Unpacker {
  const text = bytes.toString('latin1')
  if (ENDLESS_SAVES.test(text)) throw bomb()
  const file = findObjects(bytes, text)
  const contents = new ContentNumbers(file)
  contents.add(text)
  const hasReplacementTexts = text.includes(REPLACEMENT)
  return { file, isEncrypted: text.includes('/Encrypt'), contents, faulty: [], objectStreams: [], hasReplacementTexts }
}

/** The entry that says what glyphs stand for. */
const REPLACEMENT = '/ActualText'

function bomb(): SourceError {
  const what = 'unpacks to far too much, or saves the graphics state over and over'
  return new SourceError('E_FILE_TOO_LARGE', `a stream of the PDF is made to fill memory: it ${what}`)
}

function isPassedOver({ dictionary }: RawStream): boolean {
  return /\/Subtype\s*\/Image\b|\/EmbeddedFile\b/.test(dictionary)
}

/** Whether the stream is too large when it is unpacked, or saves states without end. */
async function isBomb(stream: RawStream, unpacker: Unpacker): Promise<boolean> {
  const { dictionary, packed } = stream
  const mostOf = (times: number) => Math.max(MOST_REPEATED_BYTES, Math.min(MOST_BYTES, times * packed.length))
  const most = mostOf(REPEATED)
  const filters = filtersOf(dictionary, unpacker.file)
  const isFlate = /^Fl(?:ateDecode)?$/.test(filters[0] ?? '') && packed.length > 0 && !unpacker.isEncrypted
  let unpacked: Buffer = packed
  try {
    for (let i = 0; i < MOST_FILTERS; i++) {
      if (filters[i] === 'RunLengthDecode' || filters[i] === 'RL')
        unpacked = expandRuns(unpacked, mostOf(REPEATED_RUNS))
      else if (isDeflated(unpacked)) unpacked = inflateSync(unpacked, { maxOutputLength: most })
      else if (i === 0 && isFlate) throw new Error('the head of the stream is damaged')
      else break
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true
    const layers = Math.max(1, Math.min(filters.length, MOST_FILTERS))
    if ((await countUnpacked(packed, layers, most)) > most) return true
    const remains = inflateRemains(packed, most)
    if (isFlate && remains !== undefined) unpacker.faulty.push({ stream, remains })
    unpacked = remains?.content ?? inflateCut(packed, most)
  }
  if (unpacked === packed) return false
  if (!unpacker.hasReplacementTexts && unpacked.includes(REPLACEMENT)) unpacker.hasReplacementTexts = true
  const text = unpacked.toString('latin1')
  if (dictionary.includes('/ObjStm')) {
    unpacker.contents.add(text)
    unpacker.objectStreams.push(toObjectStream(stream, unpacked))
  }
  return ENDLESS_SAVES.test(text)
}

function toObjectStream({ object, dictionary, start }: RawStream, content: Buffer): ObjectStream {
  const numberOf = (key: string) => Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0)
  return { object, content, count: numberOf('N'), first: numberOf('First'), start }
}

/** A stream that is whole but for its checksum. */
function inflateCut(packed: Buffer, maxOutputLength: number): Buffer {
  return inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
}

/** The names of the filters of a stream, where its dictionary or an object beside it says them. */
function filtersOf(dictionary: string, file: RawFile): readonly string[] {
  const [, value = ''] = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/[A-Za-z0-9]+|\d+\s+\d+\s+R)/.exec(dictionary) ?? []
  const object = /^(\d+)\s+\d+\s+R/.exec(value)?.[1]
  const text =
    object === undefined
      ? value
      : (/^(?:\[[^\]]*\]|\/[^\s/<>[\]]+)/.exec(unescapeNames(objectText(file, Number(object)) ?? ''))?.[0] ?? '')
  return [...text.matchAll(/\/([A-Za-z0-9]+)/g)].map(([, name = '']) => name)
}

/** Bytes of which runs were packed (PDF 1.7, 7.4.5), up to their end or the limit. */
function expandRuns(bytes: Buffer, limit: number): Buffer {
  const parts: Buffer[] = []
  let length = 0
  for (let at = 0; at < bytes.length && bytes[at] !== END_OF_RUNS; ) {
    const head = bytes[at] ?? END_OF_RUNS
    const isRun = head > END_OF_RUNS
    const part = isRun ? Buffer.alloc(257 - head, bytes[at + 1] ?? 0) : bytes.subarray(at + 1, at + 2 + head)
    at += isRun ? 2 : 2 + head
    length += part.length
    if (length > limit) throw Object.assign(new RangeError('too many bytes'), { code: 'ERR_BUFFER_TOO_LARGE' })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The byte that ends packed runs. */
const END_OF_RUNS = 128

/** Bytes of what is packed so often, up to where it is broken, or to the first beyond the limit. */
async function countUnpacked(packed: Buffer, filters: number, limit: number): Promise<number> {
  const layers = Array.from({ length: filters }, () => createInflate())
  let unpacked: Readable = Readable.from([packed])
  for (const layer of layers) {
    unpacked.once('error', () => layer.end())
    unpacked = unpacked.pipe(layer)
  }
  let count = 0
  try {
    for await (const part of unpacked as AsyncIterable<Uint8Array>) {
      count += part.length
      if (count > limit) break
    }
  } catch {
    // What comes before the broken place has been counted.
  } finally {
    for (const layer of layers) layer.destroy()
  }
  return count
}

/** The entry of a page that names its content; each character of its name may be written as a number. */
const CONTENTS = new RegExp(
  `/${[...'Contents'].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}\\s*(\\[[^\\]]*\\]|\\d+\\s+\\d+\\s+R)`,
  'gi',
)

/** The numbers of the objects that are the content of pages. */
class ContentNumbers {
  readonly #file: RawFile
  readonly #numbers = new Set<number>()

  constructor(file: RawFile) {
    this.#file = file
  }

  /** Adds those that a text of dictionaries names; an array may be a separate object. */
  add(text: string): void {
    for (const [, value = ''] of text.matchAll(CONTENTS)) {
      const numbers = numbersIn(value)
      const [only] = numbers
      for (const number of numbers) this.#numbers.add(number)
      const array = numbers.length === 1 && only !== undefined ? objectText(this.#file, only) : undefined
      if (array?.startsWith('['))
        for (const number of numbersIn(array.slice(0, array.indexOf(']')))) this.#numbers.add(number)
    }
  }

  has(object: number | undefined): boolean {
    return object !== undefined && this.#numbers.has(object)
  }
}

function numbersIn(references: string): number[] {
  return [...references.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
}
