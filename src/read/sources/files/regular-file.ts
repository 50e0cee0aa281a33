import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { SourceError, toSourceError } from '../../../base/errors.ts'
import { findOddName } from './find-odd-name.ts'

/**
 * The file at `path`, opened for reading; `undefined` if it does not exist. Pipes, devices and sockets are refused before
 * they are opened: reading them may wait for ever, and a waiting read keeps the process from ending.
 *
 * @throws {SourceError} `E_FILE_NOT_REGULAR`, `E_FILE_MISSING` if it cannot be read
 */
export async function openRegularFile(path: string | Buffer): Promise<FileHandle | undefined> {
  try {
    const found = await stat(path)
    if (!found.isFile() && !found.isDirectory()) {
      throw new SourceError('E_FILE_NOT_REGULAR', 'this is a pipe, a device or a socket; only regular files are read')
    }
    // Another program may put a pipe there in the meantime: opened so, it does not wait.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (error instanceof SourceError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return openOddName(path)
    throw toSourceError(error as NodeJS.ErrnoException)
  }
}

/** A path that is not there may only look so, because its bytes are not UTF-8. */
async function openOddName(path: string | Buffer): Promise<FileHandle | undefined> {
  if (typeof path !== 'string') return undefined
  const bytes = await findOddName(path)
  return bytes === undefined || bytes.equals(Buffer.from(path)) ? undefined : openRegularFile(bytes)
}
