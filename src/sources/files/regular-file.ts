import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { SourceError, toSourceError } from '../../errors.ts'

/**
 * The file at `path`, opened for reading; `undefined` if it does not exist. Pipes, devices and sockets are refused before
 * they are opened: reading them may wait for ever, and a waiting read keeps the process from ending.
 *
 * @throws {SourceError} `E_FILE_NOT_REGULAR`, `E_FILE_MISSING` if it cannot be read
 */
export async function openRegularFile(path: string): Promise<FileHandle | undefined> {
  try {
    const found = await stat(path)
    if (!found.isFile() && !found.isDirectory()) {
      throw new SourceError('E_FILE_NOT_REGULAR', 'this is a pipe, a device or a socket; only regular files are read')
    }
    // Another program may put a pipe there in the meantime: opened so, it does not wait.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (error instanceof SourceError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw toSourceError(error as NodeJS.ErrnoException)
  }
}
