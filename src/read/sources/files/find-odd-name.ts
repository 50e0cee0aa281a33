import { readdir } from 'node:fs/promises'
import { basename, dirname, sep } from 'node:path'
import { SourceError } from '../../../base/errors.ts'

/** What stands for bytes of a name that are not UTF-8. */
const REPLACEMENT = '\uFFFD'

/**
 * The bytes of a path whose names are not all UTF-8, of which Node gives only what can be read: each name is looked up in its
 * folder. `undefined` if there is none.
 *
 * @throws {SourceError} `E_FILE_MISSING` if several names of a folder read the same
 */
export async function findOddName(path: string): Promise<Buffer | undefined> {
  if (!path.includes(REPLACEMENT)) return Buffer.from(path)
  const folder = await findOddName(dirname(path))
  if (folder === undefined) return undefined
  const name = basename(path)
  const entries = await readdir(folder, { encoding: 'buffer' }).catch(() => [])
  const found = entries.filter(entry => entry.toString() === name)
  if (found.length > 1) {
    const message = 'several files here would have this name if it were UTF-8, which it is not; rename them'
    throw new SourceError('E_FILE_MISSING', message)
  }
  return found[0] && Buffer.concat([folder, Buffer.from(sep), found[0]])
}
