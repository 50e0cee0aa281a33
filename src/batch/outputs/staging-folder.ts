import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { OptionError, toOutputError } from '../../errors.ts'

/** The file in the staging folder that names the process it belongs to, and its machine: `1234 node1`. */
const OWNER = 'owner'

/**
 * Makes the staging folder of a batch, empty: what a batch that was killed left in it is removed.
 *
 * @returns removes the folder again; it is removed too when the process ends before
 * @throws {OptionError} `E_OPTION_CONFLICT` where a batch that is at work owns it
 */
export function claimStaging(folder: string): () => void {
  const owner = readOwner(folder)
  if (owner !== undefined && isRunning(owner)) {
    throw new OptionError(
      'E_OPTION_CONFLICT',
      `process ${owner} is writing into this folder; wait for it, or remove ${folder} if that is no batch`,
    )
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    remove()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, OWNER), `${process.pid} ${hostname()}`)
  } catch (error) {
    throw toOutputError(`cannot write into ${dirname(folder)}`, error)
  }
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

/** The process of this machine that owns a folder. It cannot be known here whether a process on another machine runs. */
function readOwner(folder: string): number | undefined {
  try {
    const [pid, host] = readFileSync(join(folder, OWNER), 'utf8').split(' ')
    return host === hostname() ? Number(pid) || undefined : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
