import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Bibliography } from '../bibliography/entry.ts'
import { readBibliography } from '../bibliography/read-bibliography.ts'
import { PaperError, SourceError, toSourceError } from '../errors.ts'
import { type Terminal, tellOn } from './terminal.ts'

/**
 * The bibliographic file at `path`; its broken entries are told on the terminal.
 * @throws {SourceError} whose sentence names the file, as it is none of the documents
 */
export async function readBibliographyFile(path: string, terminal: Terminal): Promise<Bibliography> {
  try {
    return await readBibliography(await readBytes(path), basename(path), tellOn(terminal, path))
  } catch (error) {
    if (error instanceof PaperError) throw new SourceError(error.code, `${path}: ${error.message}`, { cause: error })
    throw error
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw toSourceError(error as NodeJS.ErrnoException)
  }
}
