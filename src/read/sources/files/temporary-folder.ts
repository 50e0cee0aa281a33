import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this process for what nobody needs when it ends. */
export interface TemporaryFolder {
  readonly path: string
  readonly remove: () => void
}

/** Makes an empty folder; it is removed too when the process ends before, also by a signal that the command takes. */
export async function makeTemporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'paperxml-'))
  const erase = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', erase)
  return {
    path,
    remove: () => {
      process.off('exit', erase)
      erase()
    },
  }
}
