import { Readable } from 'node:stream'
import { constants, createInflate, inflateSync } from 'node:zlib'
import { SourceError } from '../../../errors.ts'
import { type RawStream, streamAround } from './raw-streams.ts'

/** Most bytes that a stream may hold unpacked. A page is drawn by some megabytes, a font of all of Unicode has 20. */
const MOST_BYTES = 256 * 2 ** 20

/**
 * Most bytes of one that packs to so small a part: what draws a page packs to a tenth, a thirtieth at the most, but what
 * says the same over and over to a thousandth. pdf.js keeps a hundred bytes for each operator that has two.
 */
const MOST_REPEATED_BYTES = 8 * 2 ** 20
const REPEATED = 50

/**
 * States of a page that are saved one right after the other. A page has some ten (28 by PDF 1.7, annex C); pdf.js 5.6
 * looks each up in the one before: a second for so many, a minute for ten times more. The row is tried from its
 * beginning alone.
 */
const ENDLESS_SAVES = /\bq(?<!\bq\s+q)\s+(?:q\s+){9999}/

/** The filter of what is deflated. */
const FILTER = '/FlateDecode'

/** Filters of one stream that are followed: each takes further memory. */
const MOST_FILTERS = 8

/**
 * Refuses a file with a stream that is more than a machine can hold: pdf.js unpacks each as a whole, and all that it
 * draws. Pictures are skipped, because `maxImageSize` says which of them are unpacked, and so are attached files, which
 * nobody reads; encrypted streams cannot be looked into.
 *
 * @throws {SourceError} `E_FILE_TOO_LARGE`
 */
export async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (ENDLESS_SAVES.test(file.toString('latin1'))) throw bomb()
  let behind = 0
  for (let at = file.indexOf(FILTER); at !== -1; at = file.indexOf(FILTER, Math.max(at + 1, behind))) {
    const stream = streamAround(file, at)
    if (stream === undefined) continue
    behind = stream.start
    if (!isPassedOver(stream) && (await isBomb(stream))) throw bomb()
  }
}

function bomb(): SourceError {
  const what = 'unpacks to far too much, or saves the state of its page over and over'
  return new SourceError('E_FILE_TOO_LARGE', `a stream of the PDF is made to fill memory: it ${what}`)
}

function isPassedOver({ dictionary }: RawStream): boolean {
  return /\/Subtype\s*\/Image\b|\/EmbeddedFile\b/.test(dictionary)
}

/** Whether the stream, packed as often as its dictionary says, is too large, or saves states without end. */
async function isBomb({ dictionary, packed }: RawStream): Promise<boolean> {
  const filters = Math.min(dictionary.split(FILTER).length - 1, MOST_FILTERS)
  const most = Math.max(MOST_REPEATED_BYTES, Math.min(MOST_BYTES, REPEATED * packed.length))
  try {
    let unpacked: Buffer = packed
    for (let i = 0; i < filters; i++) {
      unpacked = inflateSync(unpacked, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
    }
    return ENDLESS_SAVES.test(unpacked.toString('latin1'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true
    return (await countUnpacked(packed, filters, most)) > most
  }
}

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
