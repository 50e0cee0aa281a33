import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CORRECTIONS_EXTENSION } from '../../corrections/corrections.ts'
import { readBytes } from '../../sources/files/read-bytes.ts'

/**
 * Text of the corrections of a document, which most have not.
 * @param folder mirrored as the outputs are; `undefined` for none
 */
export async function readCorrections(stem: string, folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined
  const path = join(folder, stem + CORRECTIONS_EXTENSION)
  return existsSync(path) ? new TextDecoder().decode(await readBytes(path)) : undefined
}
