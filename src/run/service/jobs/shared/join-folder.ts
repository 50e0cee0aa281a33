import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { OptionError, toOutputError } from '../../../../base/errors.ts'
import type { JobFiles } from '../job-files.ts'
import type { Ledger } from './ledger.ts'

/** File in the folder of all jobs with a name that no other such folder has. */
const NAME_FILE = '.name'

/**
 * Makes sure that a folder is the one of the other services of a server: with another one, a document that one takes would
 * not be there for the next.
 * @throws {OptionError} `E_OPTION_CONFLICT`
 */
export async function joinFolder(ledger: Ledger, files: JobFiles): Promise<void> {
  const name = nameOf(files.pathOf(NAME_FILE))
  if ((await ledger.join(name)) === name) return
  throw new OptionError(
    'E_OPTION_CONFLICT',
    '--store is not the folder of the documents on this server of Redis; all its services share one folder',
  )
}

/** The name in a file, which the first of several services writes: it is there as a whole or not at all. */
function nameOf(path: string): string {
  const written = `${path}-${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(written, randomBytes(16).toString('hex'), { mode: 0o600 })
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw toOutputError('cannot write into the store', error)
  } finally {
    rmSync(written, { force: true })
  }
  return readFileSync(path, 'utf8')
}
