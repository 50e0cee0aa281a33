import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OutputError, toOutputError } from '../../../base/errors.ts'
import { FIGURE_FOLDER_END } from '../../../products/recipes/figures/figure-settings.ts'
import { moveTogether } from '../../../products/recipes/files/move-together.ts'
import type { DocumentOutput } from '../../../products/recipes/files/write-outputs.ts'
import type { JournalEntry } from '../journal/entry.ts'
import { hashOf } from '../journal/hash.ts'

/**
 * Writes the outputs of one document: all of them into the staging folder first, then each to its place below `folder`,
 * so that nobody ever meets half a file, also when the process is killed. Their names are paths with `/`.
 *
 * @returns the SHA-256 of each by its name
 * @throws {OutputError} and no output of the document is new then
 */
export async function stageOutputs(
  outputs: readonly DocumentOutput[],
  folder: string,
  staging: string,
): Promise<Readonly<Record<string, string>>> {
  const staged = outputs.map((output, i) => ({ ...output, path: join(staging, `${process.pid}-${i}.tmp`) }))
  try {
    await writeStaged(staged, staging)
    const moves = staged.map(({ path, name }) => ({ from: path, to: join(folder, name) }))
    moveTogether(moves)
  } catch (error) {
    // What cannot be removed now goes with the folder.
    await Promise.allSettled(staged.map(({ path }) => rm(path, { force: true })))
    throw error instanceof StagingError ? error : toOutputError(`cannot write into ${folder}`, error)
  }
  return Object.fromEntries(outputs.map(({ name, content }) => [name, hashOf(content)]))
}

/** The staging folder cannot be written: whatever the system says, that is no fault of the document. */
class StagingError extends OutputError {}

/** Who cleans up may have removed the folder: it is made anew. */
async function writeStaged(
  staged: readonly { path: string; content: string | Uint8Array }[],
  staging: string,
): Promise<void> {
  try {
    await mkdir(staging, { recursive: true })
    for (const { path, content } of staged) await writeFile(path, content)
  } catch (error) {
    const { code, message } = toOutputError(`cannot write into ${staging}`, error)
    throw new StagingError(code, message, { cause: error })
  }
}

/** Removes the outputs that a document had `before`, by their names below `folder`, and has not any more. */
export async function removeStaleOutputs(
  folder: string,
  before: readonly string[],
  { outputs }: Pick<JournalEntry, 'outputs'>,
): Promise<void> {
  const stale = before.filter(name => !(name in outputs))
  await Promise.all(stale.map(name => rm(join(folder, name), { force: true })))
  // A folder of pictures is nothing without them; one with other files stays.
  const folders = new Set(stale.map(name => dirname(name)).filter(name => name.endsWith(FIGURE_FOLDER_END)))
  await Promise.all([...folders].map(name => rmdir(join(folder, name)).catch(() => undefined)))
}

/**
 * Faults of the place that is written to, by the names of the system: no other document could be written either. Folders are made
 * where they are missing, so `ENOENT` is one that was removed at the same moment.
 */
const FAULTS_OF_THE_PLACE: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENOENT',
])

/** Whether an error is no fault of the document but of the disk: the batch had better stop than fail all that is left. */
export function isFaultOfDisk(error: unknown): boolean {
  const cause = error instanceof OutputError ? error.cause : error
  return (
    error instanceof StagingError || (cause instanceof Error && 'code' in cause && FAULTS_OF_THE_PLACE.has(cause.code))
  )
}
