import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { SourceError } from '../../errors.ts'
import { type RawStream, streamAround } from './raw-streams.ts'

/** Most pages that are read of a file: more than any volume has, and few bytes can say that there are thousands of millions. */
const MOST_PAGES = 20_000

/** Most glyphs of a file: two thousand dense pages, which take some gigabytes; what draws more draws it over and over. */
const MOST_GLYPHS = 10_000_000

/** Most bytes that a stream may hold unpacked. A page is drawn by some megabytes, a font of all of Unicode has 20. */
const MOST_STREAM_BYTES = 256 * 2 ** 20

/** The filter of what is deflated, which packs nothing tighter than 1 to 1032. */
const FILTER = '/FlateDecode'
const TIGHTEST = 1032

/** @throws {SourceError} `E_FILE_TOO_LARGE` where more pages are to be read than a file may have */
export function checkPages(count: number): void {
  if (count > MOST_PAGES) throw tooLarge(`has ${count} pages to read, more than ${MOST_PAGES}`)
}

/** @throws {SourceError} `E_FILE_TOO_LARGE` where the pages so far have more glyphs than a file may have */
export function checkGlyphs(count: number): void {
  if (count > MOST_GLYPHS) throw tooLarge(`draws more than ${MOST_GLYPHS} glyphs`)
}

function tooLarge(what: string): SourceError {
  return new SourceError('E_FILE_TOO_LARGE', `the PDF ${what}; read it in parts (--pages)`)
}

/**
 * Refuses a file with a stream that unpacks to more than a machine can hold: pdf.js unpacks each as a whole.
 *
 * Only streams so large, or packed so often, that they could are unpacked here, and counted, not kept. Pictures are passed
 * over, for `maxImageSize` says which of them are unpacked; encrypted streams cannot be looked into.
 *
 * @throws {SourceError} `E_FILE_TOO_LARGE`
 */
export async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let behind = 0
  for (let at = file.indexOf(FILTER); at !== -1; at = file.indexOf(FILTER, Math.max(at + 1, behind))) {
    const stream = streamAround(file, at)
    if (stream === undefined) continue
    behind = stream.start
    if (!isPicture(stream) && (await isBomb(stream))) {
      const message = `a stream of the PDF unpacks to more than ${MOST_STREAM_BYTES} bytes: it is made to fill memory`
      throw new SourceError('E_FILE_TOO_LARGE', message)
    }
  }
}

function isPicture({ dictionary }: RawStream): boolean {
  return /\/Subtype\s*\/Image\b/.test(dictionary)
}

/** Filters of one stream that are followed: each takes memory of its own. */
const MOST_FILTERS = 8

/** Whether the bytes, packed as often as the dictionary says, are too many; where they are broken, they end. */
async function isBomb({ dictionary, packed }: RawStream): Promise<boolean> {
  const filters = dictionary.split(FILTER).length - 1
  if (packed.length * TIGHTEST ** filters <= MOST_STREAM_BYTES) return false
  const layers = Array.from({ length: Math.min(filters, MOST_FILTERS) }, () => createInflate())
  let unpacked: Readable = Readable.from([packed])
  for (const layer of layers) {
    unpacked.once('error', () => layer.end())
    unpacked = unpacked.pipe(layer)
  }
  let count = 0
  try {
    for await (const part of unpacked as AsyncIterable<Uint8Array>) {
      count += part.length
      if (count > MOST_STREAM_BYTES) return true
    }
    return false
  } catch {
    return false
  } finally {
    for (const layer of layers) layer.destroy()
  }
}
