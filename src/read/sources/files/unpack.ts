import { constants } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import { SourceError } from '../../../base/errors.ts'

/** Most bytes that a packed file may hold: more cannot be one string in this program's engine. */
const MAX_UNPACKED = constants.MAX_STRING_LENGTH

/** Deflate packs no text of papers tighter than this, and nothing more than 1032 to 1: what does is made to fill memory. */
export const MOST_RATIO = 200

/** Bytes that may come of any packed file before its ratio is asked: a small one may be packed very tight. */
export const RATIO_FROM_BYTES = 64 * 2 ** 20

/**
 * The bytes of a file packed with gzip; any other file's bytes as they are.
 * @throws {SourceError} `E_GZIP_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export function unpackGzip(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const most = Math.min(MAX_UNPACKED, Math.max(RATIO_FROM_BYTES, MOST_RATIO * bytes.length))
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new SourceError('E_FILE_TOO_LARGE', `the packed file holds more than ${most} bytes`)
    }
    throw new SourceError('E_GZIP_DAMAGED', 'the packed file is damaged or cut off; fetch it again', { cause: error })
  }
}
