import { constants } from 'node:buffer'
import { gunzipSync } from 'node:zlib'
import { SourceError } from '../errors.ts'

/** Most bytes that a packed file may hold: more cannot be one string in this program's engine. */
const MAX_UNPACKED = constants.MAX_STRING_LENGTH

/**
 * The bytes of a file packed with gzip; any other file's bytes as they are.
 * @throws {SourceError} `E_GZIP_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export function unpackGzip(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new SourceError('E_FILE_TOO_LARGE', `the packed file holds more than ${MAX_UNPACKED} bytes`)
    }
    throw new SourceError('E_GZIP_DAMAGED', 'the packed file is damaged or cut off; fetch it again', { cause: error })
  }
}
