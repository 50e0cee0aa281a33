import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CORRECTIONS_EXTENSION, type Correction } from '../../../model/corrections/corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { OptionError } from '../../../base/errors.ts'
import { readBytesIfThere } from '../../../read/sources/files/read-bytes.ts'
import { stemOf } from './input.ts'

/** Gives the corrections of a file to convert; `undefined` where it has none. */
export type CorrectionsOf = (file: string) => Promise<readonly Correction[] | undefined>

/**
 * The corrections that `--corrections` names: a file for one document, or a folder with `NAME.corrections.json` for
 * each document that has some.
 * @throws {OptionError} where there is no such file or folder, or one file is meant for several documents
 */
export async function findCorrections(path: string | undefined, files: readonly string[]): Promise<CorrectionsOf> {
  if (path === undefined) return async () => undefined
  if (await isFolder(path)) {
    return async file => {
      const name = join(path, stemOf(file) + CORRECTIONS_EXTENSION)
      const json = await readIfThere(name)
      return json === undefined ? undefined : parseCorrections(json, basename(name))
    }
  }
  if (files.length > 1) {
    throw new OptionError(
      'E_OPTION_CONFLICT',
      `--corrections ${path}: one file of corrections is for one document, and ${files.length} are to be converted; name a folder with NAME${CORRECTIONS_EXTENSION}`,
    )
  }
  return async () => parseCorrections((await readIfThere(path)) ?? '', basename(path))
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    throw new OptionError('E_FILE_MISSING', `--corrections ${path}: there is no such file or folder`, { cause: error })
  }
}

/** Text of a file; `undefined` where there is none: most documents of a folder need no corrections. */
async function readIfThere(path: string): Promise<string | undefined> {
  try {
    const bytes = await readBytesIfThere(path)
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
  } catch (error) {
    const message = `--corrections ${path}: the file cannot be read (${(error as Error).message})`
    throw new OptionError('E_FILE_MISSING', message, { cause: error })
  }
}
