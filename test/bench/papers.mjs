import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The PDFs of a folder, in the order of their names. */
export function pdfsIn(folder) {
  return readdirSync(folder)
    .filter(name => name.endsWith('.pdf'))
    .sort()
    .map(name => join(folder, name))
}

/** The PDFs of a folder that are no scans by their names, in the order of these. */
export function bornDigitalIn(folder) {
  return pdfsIn(folder).filter(path => !basename(path).startsWith('scan'))
}
