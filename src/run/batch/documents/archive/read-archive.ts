import { SourceError } from '../../../../base/errors.ts'
import { openRegularFile } from '../../../../read/sources/files/regular-file.ts'
import type { ArchiveMember } from './member.ts'
import { readTar } from './tar.ts'
import { readZip } from './zip.ts'

/** Names of archives, as patterns have them. */
export const ARCHIVE_PATTERN = '*.{tar,tar.gz,tgz,zip}'

const ARCHIVE_NAME = /\.(?:tar|tar\.gz|tgz|zip)$/i

/** Whether a file is an archive, by its name. */
export function isArchive(name: string): boolean {
  return ARCHIVE_NAME.test(name)
}

/** A path without the extension of an archive. */
export function stemOfArchive(path: string): string {
  return path.replace(ARCHIVE_NAME, '')
}

/**
 * The members of the archive at `path`, in its order. Nothing is written anywhere.
 * @throws {SourceError} `E_FILE_MISSING`, `E_FILE_NOT_REGULAR`, `E_ARCHIVE_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveMember> {
  try {
    await (await openRegularFile(path))?.close()
    yield* /\.zip$/i.test(path) ? readZip(path) : readTar(path)
  } catch (error) {
    throw toArchiveError(error)
  }
}

/** What the readers and the system say of a broken archive, as an error with a code. */
export function toArchiveError(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new SourceError('E_FILE_MISSING', 'there is no such file', { cause: error })
  return new SourceError('E_ARCHIVE_DAMAGED', `the archive is damaged or cut off (${message})`, { cause: error })
}
