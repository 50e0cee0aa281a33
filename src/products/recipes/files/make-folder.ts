import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { toOutputError } from '../../../base/errors.ts'

/**
 * Creates the folder and its parents if they do not exist. One by one: Node's own way of doing so never ends where the
 * system says of a folder that exists, like `/proc`, that it does not.
 *
 * @param mode who may use those that are created; default everybody whom the system lets
 * @throws {OutputError} `E_OUTPUT_FAILED`
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    for (const path of await missingFolders(resolve(folder))) await makeOne(path, mode)
  } catch (error) {
    throw toOutputError(`cannot make the folder ${folder}`, error)
  }
}

/** The folder and those of its parents that do not exist, the outermost first. */
async function missingFolders(folder: string): Promise<readonly string[]> {
  const isThere = await stat(folder).then(
    found => found.isDirectory(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (isThere || dirname(folder) === folder) return []
  return [...(await missingFolders(dirname(folder))), folder]
}

/** Another process may make it at the same time. */
async function makeOne(path: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const isMade = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isMade) throw error
  }
}
