import { SourceError, toSourceError } from '../../../base/errors.ts'
import { openRegularFile } from './regular-file.ts'

/** How an address of the web begins. */
const ADDRESS = /^(?:https?|ftp):\/\//i

const NOT_FETCHED = 'this is a web address, and paperxml fetches nothing; download the file and name that'

/**
 * The bytes of the file at `path`.
 * @throws {SourceError} `E_FILE_MISSING` where it is not there or cannot be read, `E_FILE_NOT_REGULAR`
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  const bytes = await readBytesIfThere(path)
  if (bytes === undefined)
    throw new SourceError('E_FILE_MISSING', ADDRESS.test(path) ? NOT_FETCHED : 'there is no such file')
  return bytes
}

/**
 * The bytes of the file at `path`; `undefined` if it does not exist.
 * @throws {SourceError} `E_FILE_MISSING` where it cannot be read, `E_FILE_NOT_REGULAR`
 */
export async function readBytesIfThere(path: string): Promise<Uint8Array | undefined> {
  const file = await openRegularFile(path)
  try {
    return await file?.readFile()
  } catch (error) {
    throw toSourceError(error as NodeJS.ErrnoException)
  } finally {
    await file?.close()
  }
}
