import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The PDFs of a folder, in the order of their names. */
export function pdfsIn(folder) {
  return readdirSync(folder)
    .filter(name => name.endsWith('.pdf'))
    .sort()
    .map(name => join(folder, name))
}
