import { readFile } from 'node:fs/promises'
import { toSourceError } from '../../errors.ts'

/**
 * The bytes of the file at `path`.
 * @throws {SourceError} `E_FILE_MISSING` where it is not there or cannot be read
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw toSourceError(error as NodeJS.ErrnoException)
  }
}
