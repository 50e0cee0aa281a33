import { basename } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { fileURLToPath } from 'node:url'
import { OptionError, SourceError } from '../../base/errors.ts'
import { readBytes } from '../../read/sources/files/read-bytes.ts'

/** A paper: the path of its file or a `file:` URL, or its bytes, at once or as they come. */
export type PaperInput =
  | string
  | URL
  | Uint8Array
  | ArrayBuffer
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>

/** The bytes of a paper, and the name of its file where it has one. */
export interface PaperBytes {
  readonly bytes: Uint8Array
  readonly name: string | undefined
}

/**
 * The bytes of a paper.
 *
 * @param signal ends the reading of a stream
 * @throws {SourceError} where a file cannot be read, or a URL is not of a file: nothing is fetched
 * @throws {OptionError} `E_OPTION_RANGE` where the input is of no such type
 */
export async function readPaperInput(input: PaperInput, signal?: AbortSignal): Promise<PaperBytes> {
  if (typeof input === 'string') return { bytes: await readBytes(input), name: basename(input) }
  if (input instanceof URL) return readPaperInput(pathOf(input), signal)
  if (input instanceof Uint8Array) return { bytes: input, name: undefined }
  if (input instanceof ArrayBuffer) return { bytes: new Uint8Array(input), name: undefined }
  if (input instanceof Blob) {
    const name = 'name' in input ? String(input.name) : undefined
    return { bytes: new Uint8Array(await input.arrayBuffer()), name }
  }
  if (isStream(input)) return { bytes: await readStream(input, signal), name: undefined }
  throw new OptionError(
    'E_OPTION_RANGE',
    `a paper is the path or file: URL of a file, bytes, a Blob or a stream of bytes, not ${describe(input)}`,
  )
}

function pathOf(url: URL): string {
  if (url.protocol === 'file:') return fileURLToPath(url)
  throw new SourceError('E_FILE_MISSING', `${url.protocol}//… is not a file; fetch it and pass its bytes`)
}

function isStream(input: unknown): input is AsyncIterable<unknown> {
  return typeof input === 'object' && input !== null && Symbol.asyncIterator in input
}

async function readStream(stream: AsyncIterable<unknown>, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of stream) {
    signal?.throwIfAborted()
    if (!(part instanceof Uint8Array)) {
      throw new OptionError('E_OPTION_RANGE', `a stream of a paper yields bytes, not ${describe(part)}`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object' ? `an object of type ${value.constructor?.name ?? 'unknown'}` : `a ${typeof value}`
}
