import { basename } from 'node:path'
import type { Bibliography } from '../../../model/bibliography/entry.ts'
import { readBibliography } from '../../../read/bibliography/read-bibliography.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'

/** The bibliography of a worker, without warnings: they were printed once, when the batch or service began. */
export async function readWorkerBibliography(path: string | undefined): Promise<Bibliography | undefined> {
  return path === undefined ? undefined : readBibliography(await readBytes(path), basename(path), () => {})
}
