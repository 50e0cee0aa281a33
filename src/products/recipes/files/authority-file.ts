import { basename } from 'node:path'
import { parseAuthority } from '../../authority/parse-authority.ts'
import type { Authority } from '../../authority/records.ts'
import { OptionError, SourceError } from '../../../base/errors.ts'
import { readBytesIfThere } from '../../../read/sources/files/read-bytes.ts'

/**
 * The authority file at `path`; `undefined` where there is none.
 * @throws {OptionError} `E_AUTHORITY_INVALID` with its line; `E_FILE_MISSING` if it exists and cannot be read
 */
export async function readAuthorityFile(path: string): Promise<Authority | undefined> {
  try {
    const bytes = await readBytesIfThere(path)
    if (bytes === undefined) return undefined
    return parseAuthority(new TextDecoder('utf-8', { fatal: true }).decode(bytes), basename(path))
  } catch (error) {
    if (error instanceof TypeError) {
      throw new OptionError('E_AUTHORITY_INVALID', `${basename(path)}: this is not UTF-8`, { cause: error })
    }
    if (!(error instanceof SourceError)) throw error
    throw new OptionError(error.code, `${path}: ${error.message}`, { cause: error })
  }
}
