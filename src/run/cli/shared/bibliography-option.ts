import { basename } from 'node:path'
import type { Bibliography } from '../../../model/bibliography/entry.ts'
import { readBibliography } from '../../../read/bibliography/read-bibliography.ts'
import { namingFile } from '../../../base/errors.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import { type Terminal, reportOn } from './terminal.ts'

/** A bibliographic file, read and as it is. */
export interface BibliographyFile {
  readonly bibliography: Bibliography
  readonly bytes: Uint8Array
}

/**
 * The bibliographic file at `path`; a warning names each broken entry.
 * @throws {SourceError} whose sentence names the file, since it is not one of the documents
 */
export async function readBibliographyFile(path: string, terminal: Terminal): Promise<BibliographyFile> {
  return namingFile(path, async () => {
    const bytes = await readBytes(path)
    return { bibliography: await readBibliography(bytes, basename(path), reportOn(terminal, path)), bytes }
  })
}
