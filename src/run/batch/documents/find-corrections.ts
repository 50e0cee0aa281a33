import { readdir } from 'node:fs/promises'
import { posix, sep } from 'node:path'
import { groupBy } from '../../../base/collections/group-by.ts'
import { CORRECTIONS_EXTENSION } from '../../../model/corrections/corrections.ts'
import { OptionError } from '../../../base/errors.ts'
import type { BatchDocument } from './documents.ts'

/** Documents with the files of their corrections, and the files that are about none of them. */
export interface FoundCorrections {
  readonly documents: readonly BatchDocument[]
  /** Names below the folder, in their order. */
  readonly unmatched: readonly string[]
}

/**
 * Finds the corrections of documents in a folder: at the place of the document, as outputs are mirrored; else a file of
 * its name in the folder itself, where only one document has that name.
 *
 * @throws {OptionError} `E_OPTION_CONFLICT` where a file may be about several documents
 */
export async function findCorrections(folder: string, documents: readonly BatchDocument[]): Promise<FoundCorrections> {
  const all = await readdir(folder, { recursive: true })
  const names = all.map(name => name.split(sep).join('/')).filter(name => name.endsWith(CORRECTIONS_EXTENSION))
  const files = new Set(names)
  const mirrored = new Set(documents.map(({ stem }) => stem + CORRECTIONS_EXTENSION))
  const others = documents.filter(({ stem }) => !files.has(stem + CORRECTIONS_EXTENSION))
  const byName = groupBy(others, ({ stem }) => posix.basename(stem) + CORRECTIONS_EXTENSION)
  const owners = new Map<BatchDocument, string>()
  const unmatched: string[] = []
  for (const file of names.toSorted()) {
    if (mirrored.has(file)) continue
    const [owner, ...more] = byName.get(file) ?? []
    if (owner === undefined) unmatched.push(file)
    else if (more.length > 0) throw severalOwners(folder, file, [owner, ...more])
    else owners.set(owner, file)
  }
  const withOwn = documents.map(document => {
    const corrections = owners.get(document)
    return corrections === undefined ? document : { ...document, corrections }
  })
  return { documents: withOwn, unmatched }
}

function severalOwners(folder: string, file: string, owners: readonly BatchDocument[]): OptionError {
  const [first, second] = owners.map(({ name }) => name)
  const places = owners.map(({ stem }) => stem + CORRECTIONS_EXTENSION)
  return new OptionError(
    'E_OPTION_CONFLICT',
    `--corrections ${folder}: ${file} may be about ${first} or ${second}; name it ${places[0]} or ${places[1]}`,
  )
}
