import { rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputError } from '../errors.ts'
import { moveTogether } from './move-together.ts'

/** One file to write. */
export interface Output {
  readonly name: string
  /** Parts of a text one by one where it is too large for one string; they are asked for when it is written. */
  readonly content: string | Uint8Array | Iterable<string>
}

/** Files that are being written; whoever ends the process early removes them. */
const unfinished = new Set<string>()

/** Creates the folder and its parents if they do not exist. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw outputError(`cannot make the folder ${folder}`, error as NodeJS.ErrnoException)
  }
}

/**
 * Writes the outputs of one document into `folder`: each beside its place first, and moved there when all are written,
 * so that a reader never meets half a file and a failure leaves none.
 */
export async function writeOutputs(folder: string, outputs: readonly Output[]): Promise<void> {
  const places = outputs.map(output => ({ output, written: join(folder, `.${output.name}.${process.pid}.tmp`) }))
  try {
    for (const { output, written } of places) {
      unfinished.add(written)
      await writeFile(written, output.content)
    }
    moveTogether(places.map(({ output, written }) => ({ from: written, to: join(folder, output.name) })))
  } catch (error) {
    await Promise.all(places.map(({ written }) => rm(written, { force: true })))
    throw outputError(`cannot write into ${folder}`, error as NodeJS.ErrnoException)
  } finally {
    for (const { written } of places) unfinished.delete(written)
  }
}

/** Removes what {@link writeOutputs} has begun and not finished. At once, for the end of the process. */
export function removeUnfinishedOutputs(): void {
  for (const file of unfinished) rmSync(file, { force: true })
  unfinished.clear()
}

function outputError(what: string, error: NodeJS.ErrnoException): OutputError {
  return new OutputError('E_OUTPUT_FAILED', `${what}: ${error.message}`, { cause: error })
}
