import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseAuthority } from '../../authority/parse-authority.ts'
import type { Authority } from '../../authority/records.ts'
import { OptionError } from '../../errors.ts'

/**
 * The authority file at `path`; `undefined` where there is none.
 * @throws {OptionError} `E_AUTHORITY_INVALID` with its line; `E_FILE_MISSING` if it exists and cannot be read
 */
export async function readAuthorityFile(path: string): Promise<Authority | undefined> {
  try {
    const bytes = await readFile(path)
    return parseAuthority(new TextDecoder('utf-8', { fatal: true }).decode(bytes), basename(path))
  } catch (error) {
    if (error instanceof OptionError || (error as NodeJS.ErrnoException).code === 'ENOENT') {
      if (error instanceof OptionError) throw error
      return undefined
    }
    if (error instanceof TypeError) {
      throw new OptionError('E_AUTHORITY_INVALID', `${basename(path)}: this is no UTF-8`, { cause: error })
    }
    throw new OptionError('E_FILE_MISSING', `${path} cannot be read (${(error as Error).message})`, { cause: error })
  }
}
