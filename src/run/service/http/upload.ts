import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OutputError } from '../../../base/errors.ts'
import { isFaultOfDisk } from '../../batch/outputs/stage-outputs.ts'
import { ServiceError } from '../service-error.ts'
import { toSourceName } from './names.ts'

/** A file that was sent and written to the disk. */
export interface Upload {
  /** Its name as it may be printed. */
  readonly source: string
  readonly sha256: string
  readonly bytes: number
}

export interface UploadForm {
  readonly file: Upload
  /** All values of each field. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

/** Most fields of a form: many times what any client sends. */
export const MOST_FIELDS = 60

/** So much of the name of a field is told in an answer. */
const LONGEST_NAME = 40

/** Limits of a form with a file, besides that of the file. */
const FORM_LIMITS = { files: 2, fields: MOST_FIELDS, fieldSize: 64 * 1024, parts: 70, headerPairs: 50 } as const

/**
 * Bytes that a part holds before it is read, more than any piece of a request has. The parser waits for ever where a part that it
 * ignores (one without a name) fills what it holds with the piece in which it ends.
 */
const HELD_BYTES = 1024 * 1024

/**
 * Reads a form and writes its file to `path`. The parts may come in any order, and the file may have no name.
 * @throws {ServiceError} where there is no file or more than one, or it is too large or cut off
 */
export async function receiveForm(
  request: FastifyRequest,
  { path, field, mostBytes }: { readonly path: string; readonly field: string; readonly mostBytes: number },
): Promise<UploadForm> {
  if (!request.isMultipart()) throw new ServiceError('E_TYPE_UNKNOWN', 'expected multipart/form-data')
  if (!/;\s*boundary\s*=/iu.test(request.headers['content-type'] ?? '')) {
    const message =
      'the Content-Type of the form names no boundary; leave this header to the client, which makes the form'
    throw new ServiceError('E_REQUEST_INVALID', message)
  }
  const fields = new Map<string, string[]>()
  let file: Upload | undefined
  /** A field that is as long as only a document is. */
  let elsewhere: string | undefined
  // Some clients give every field the name of a file.
  const isPartAFile = (name: string | undefined) => name === field
  const limits = { ...FORM_LIMITS, fileSize: mostBytes }
  for await (const part of readParts(request, { limits, isPartAFile, fileHwm: HELD_BYTES })) {
    if (part.type === 'file') {
      if (file !== undefined) throw new ServiceError('E_REQUEST_INVALID', `more than one file in the field ${field}`)
      file = await receiveFile(part, path, mostBytes)
    } else {
      if (part.valueTruncated) elsewhere ??= part.fieldname
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)])
    }
  }
  if (file === undefined) throw new ServiceError('E_REQUEST_INVALID', noFile(field, elsewhere, fields))
  if (elsewhere !== undefined) throw new ServiceError('E_UPLOAD_TOO_LARGE', 'a field is longer than 64 KiB')
  return { file, fields }
}

/** What to send, and what came in its place: each of the two interfaces has another name for the field of the document. */
function noFile(field: string, elsewhere: string | undefined, fields: ReadonlyMap<string, unknown>): string {
  const found = elsewhere ?? ['file', 'input'].find(name => name !== field && fields.has(name))
  const message = `the form has no file in the field ${field}`
  return found === undefined
    ? message
    : `${message}; the one in the field ${found.slice(0, LONGEST_NAME)} should be there`
}

/** The parts of a form; a form that ends in the middle is one that was cut off. */
async function* readParts(request: FastifyRequest, options: object): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts(options)
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new ServiceError('E_UPLOAD_TRUNCATED', 'the form ends before its last part')
  } finally {
    // The parser would continue through all parts of a form that is refused.
    request.raw.unpipe()
  }
}

async function receiveFile({ file, filename }: MultipartFile, path: string, mostBytes: number): Promise<Upload> {
  const written = await writeBody(file, path)
  if (file.truncated) throw tooLarge(mostBytes)
  // So browsers write a quotation mark in the name of a part.
  return { ...written, source: toSourceName(filename?.replaceAll('%22', '"')) }
}

/** Writes a stream to a file. */
export async function writeBody(
  body: NodeJS.ReadableStream,
  path: string,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Pick<Upload, 'sha256' | 'bytes'>> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      // What is too large is read to its end: a client that is answered while it sends may not see the answer.
      if (bytes > mostBytes) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(body, count, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    if (!isFaultOfDisk(error)) throw new ServiceError('E_UPLOAD_TRUNCATED', 'the upload was cut off')
    throw new OutputError('E_OUTPUT_FAILED', 'an upload cannot be written', { cause: error })
  }
  if (bytes > mostBytes) throw tooLarge(mostBytes)
  return { sha256: hash.digest('hex'), bytes }
}

function tooLarge(mostBytes: number): ServiceError {
  return new ServiceError('E_UPLOAD_TOO_LARGE', `the file is larger than ${mostBytes / 1e6} MB`)
}
