import { closeSync, openSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toOutputError } from '../../../base/errors.ts'
import { moveTogether } from './move-together.ts'

/** One file to write. */
export interface Output {
  /** Below the folder; with `/` where it is in a subfolder. */
  readonly name: string
  /** Parts of a text one by one where it is too large for one string; they are asked for when it is written. */
  readonly content: string | Uint8Array | Iterable<string>
}

/** One file of the outputs of a document. */
export interface DocumentOutput extends Output {
  /** A text, or bytes where it is not a text. */
  readonly content: string | Uint8Array
}

export function textOfOutput({ content }: Pick<DocumentOutput, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Files that are being written; whoever ends the process early removes them. */
const unfinished = new Set<string>()

/**
 * Writes the outputs of one document into `folder`: each beside its place first, and moved there when all are written,
 * so that a reader never meets half a file and a failure leaves none.
 */
export async function writeOutputs(folder: string, outputs: readonly Output[]): Promise<void> {
  const places = outputs.map(output => ({ output, written: join(folder, unfinishedName()) }))
  try {
    for (const { output, written } of places) {
      unfinished.add(written)
      // Made here and now, and written only if it is still there: a file that is being made cannot be removed.
      closeSync(openSync(written, 'wx'))
      await writeFile(written, output.content, { flag: 'r+' })
    }
    moveTogether(places.map(({ output, written }) => ({ from: written, to: join(folder, output.name) })))
  } catch (error) {
    await Promise.all(places.map(({ written }) => rm(written, { force: true })))
    throw toOutputError(`cannot write into ${folder}`, error)
  } finally {
    for (const { written } of places) unfinished.delete(written)
  }
}

/** Removes what {@link writeOutputs} has begun and not finished, at once: right before the process ends. */
export function removeUnfinishedOutputs(): void {
  for (const file of unfinished) rmSync(file, { force: true })
}

let begun = 0

/** A name that no other output has while it is written; short, as that of the output may be as long as a name can be. */
function unfinishedName(): string {
  return `.paperxml-${process.pid}-${begun++}.tmp`
}
