import { basename, dirname, join } from 'node:path'
import { STANDARD_STREAM } from './input.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import { showLine, type Terminal } from './terminal.ts'

/**
 * Writes `content` into the folder, under `name`; on standard output where there is none. A person is told where it is
 * written.
 */
export async function deliver(
  content: string,
  name: string,
  folder: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (folder === undefined) {
    terminal.writeOut(content)
    return
  }
  await makeFolder(folder)
  await writeOutputs(folder, [{ name, content }])
  showLine(terminal, `wrote ${join(folder, name)}`)
}

/** Writes `content` into the file `path`; on standard output where it is `-`. */
export async function deliverTo(path: string, content: string, terminal: Terminal): Promise<void> {
  await deliver(content, basename(path), path === STANDARD_STREAM ? undefined : dirname(path), terminal)
}
