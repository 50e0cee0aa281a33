import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CORRECTIONS_EXTENSION } from '../../../model/corrections/corrections.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'

/** How a document is named, and its file of corrections where that is not mirrored. */
interface NamedDocument {
  readonly stem: string
  readonly corrections?: string | undefined
}

/**
 * Text of the corrections of a document, which most have not.
 * @param folder mirrored as the outputs are; `undefined` for none
 */
export async function readCorrections(
  { stem, corrections = stem + CORRECTIONS_EXTENSION }: NamedDocument,
  folder: string | undefined,
): Promise<string | undefined> {
  if (folder === undefined) return undefined
  const path = join(folder, corrections)
  return existsSync(path) ? new TextDecoder().decode(await readBytes(path)) : undefined
}
