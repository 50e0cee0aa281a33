import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { OptionError } from '../../../base/errors.ts'
import { STANDARD_STREAM, stemOf } from './input.ts'

/**
 * The folder that outputs go to: the one that `-o` names, or the current one; `undefined` for standard output, to which
 * standard input goes unless a folder is named.
 */
export function outputFolderOf(files: readonly string[], output: string | undefined): string | undefined {
  if (output !== undefined) return parseFolder(output)
  return files.length === 1 && files[0] === STANDARD_STREAM ? undefined : '.'
}

/** Ends of names that are meant as those of a file: what the commands write. */
const FILE_NAME = /\.(?:bib|html|jsonl?|md|te?xt|tsv|xml)$/i

/**
 * The folder that `-o` names in every command; `undefined` for standard output.
 * @throws {OptionError} `E_OPTION_RANGE` where it can only be meant as a file, as some commands took it once
 */
export function parseFolder(output: string): string | undefined {
  if (output === STANDARD_STREAM) return undefined
  if (output === '') throw new OptionError('E_OPTION_RANGE', '-o names no folder; write -o . for the current one')
  if (!isMeantAsFile(output)) return output
  const message = `-o names a folder, in which the files are called after the input; write -o ${dirname(output)}, or -o - for standard output`
  throw new OptionError('E_OPTION_RANGE', `-o ${output}: ${message}`)
}

function isMeantAsFile(output: string): boolean {
  try {
    return statSync(output).isFile()
  } catch {
    return FILE_NAME.test(output)
  }
}

/**
 * The same for a command that writes many documents, with a journal.
 * @throws {OptionError} `E_OPTION_RANGE`, and `E_OPTION_CONFLICT` for standard output, which takes one document
 */
export function parseManyFolder(output: string): string {
  const folder = parseFolder(output)
  if (folder !== undefined) return folder
  throw new OptionError('E_OPTION_CONFLICT', '-o -: standard output takes one document; name a folder')
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
