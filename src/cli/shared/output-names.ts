import { resolve } from 'node:path'
import { OptionError } from '../../errors.ts'
import { STANDARD_STREAM, stemOf } from './input.ts'

/**
 * The folder that outputs go to: the one that `-o` names, or the current one; `undefined` for standard output, to which
 * standard input goes unless a folder is named.
 */
export function outputFolderOf(files: readonly string[], output: string | undefined): string | undefined {
  if (output === STANDARD_STREAM) return undefined
  if (output !== undefined) return output
  return files.length === 1 && files[0] === STANDARD_STREAM ? undefined : '.'
}

/**
 * Refuses inputs of one name, which would overwrite each other's outputs, and outputs that would take the place of an
 * input.
 *
 * @param namesOf the outputs of an input by its stem
 * @throws {OptionError} `E_OPTION_CONFLICT`
 */
export function checkOutputNames(
  files: readonly string[],
  folder: string,
  namesOf: (stem: string) => readonly string[],
): void {
  const owners = new Map<string, string>()
  const inputs = new Set(files.map(file => resolve(file)))
  for (const file of files) {
    const stem = stemOf(file)
    const owner = owners.get(stem)
    if (owner !== undefined) {
      throw new OptionError(
        'E_OPTION_CONFLICT',
        `${owner} and ${file} would both be written as ${stem}; convert them one by one`,
      )
    }
    owners.set(stem, file)
    for (const name of namesOf(stem)) {
      if (inputs.has(resolve(folder, name))) {
        throw new OptionError('E_OPTION_CONFLICT', `${name} would overwrite an input; name another folder with -o`)
      }
    }
  }
}
