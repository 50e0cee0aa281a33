import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OptionError, toOutputError } from '../../../base/errors.ts'

/** The file in the staging folder that names the process it belongs to, where that runs, and its claim: `1234 node1 8c1f`. */
const OWNER = 'owner'

/** How often an owner writes that file again: its heartbeat. */
const BEAT_MS = 3000

/** An owner elsewhere that shows no heartbeat for so long is gone. A disk of the network can keep a write back for some seconds. */
const LEASE_MS = 15_000

/** A claim that was not finished within this time was cut off. */
const MOST_CLAIM_MS = LEASE_MS + 5000

/** Who owns a staging folder. */
interface Owner {
  readonly pid: number
  /** Where its process can be seen: two processes see each other where this is the same. */
  readonly world: string
  /** No other claim has the same. */
  readonly claim: string
}

/** A staging folder that belongs to this process. */
export interface Lease {
  /** Removes the folder, if it still belongs to this process. It is removed too when the process ends before. */
  readonly release: () => void
}

/**
 * Makes the staging folder of a batch or service, empty: what one that was killed left in it is removed. Whoever else wants it is
 * refused, on this machine or another, for as long as the process lives; what removes the folder meanwhile does not change that.
 *
 * @param onLost called once when another process has taken the folder, since this one was suspended for long
 * @throws {OptionError} `E_OPTION_CONFLICT` where a process that is at work owns it
 * @throws {OutputError} where nothing can be written there
 */
export async function claimStaging(folder: string, onLost: (error: OptionError) => void): Promise<Lease> {
  const owner: Owner = { pid: process.pid, world: worldOfProcesses(), claim: randomBytes(8).toString('hex') }
  const unlock = lockClaims(folder)
  try {
    const before = readOwner(folder)
    if (before !== undefined && (await isAtWork(before, folder))) throw inUse(folder, before)
    rmSync(folder, { recursive: true, force: true })
    writeOwner(folder, owner)
  } catch (error) {
    throw error instanceof OptionError ? error : toOutputError(`cannot write into ${dirname(folder)}`, error)
  } finally {
    unlock()
  }
  return keepAlive(folder, owner, onLost)
}

/** Makes a staging folder whose name no other process has; what comes back removes it, and so does the end of the process. */
export function makeStaging(folder: string): () => void {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw toOutputError(`cannot write into ${dirname(folder)}`, error)
  }
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

function keepAlive(folder: string, owner: Owner, onLost: (error: OptionError) => void): Lease {
  const isOurs = () => readOwner(folder)?.claim === owner.claim
  const remove = () => {
    if (isOurs()) rmSync(folder, { recursive: true, force: true })
  }
  const stop = () => {
    clearInterval(timer)
    process.off('exit', remove)
  }
  const timer = setInterval(() => {
    const now = readOwner(folder)
    if (now === undefined || now.claim === owner.claim) return beat(folder, owner)
    stop()
    onLost(new OptionError('E_OPTION_CONFLICT', `another process has taken ${folder} while this one was suspended`))
  }, BEAT_MS).unref()
  process.once('exit', remove)
  return {
    release: () => {
      stop()
      remove()
    },
  }
}

/**
 * Changes the time of the file, by the clock of the file system and with the bytes that it has: that needs no room. A folder that
 * somebody removed is made anew. What fails, as while the disk is away, is tried at the next beat.
 */
function beat(folder: string, owner: Owner): void {
  try {
    const file = openSync(join(folder, OWNER), 'r+')
    try {
      writeSync(file, textOf(owner), 0)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return
    try {
      writeOwner(folder, owner)
    } catch {
      // At the next beat.
    }
  }
}

/**
 * Whether the process is at work that owns a folder. One that can be seen from here is, if it runs; of another one the heartbeat is
 * waited for.
 */
async function isAtWork(owner: Owner, folder: string): Promise<boolean> {
  if (owner.world === worldOfProcesses() && owner.pid !== process.pid) return isRunning(owner.pid)
  const first = lastBeat(folder)
  for (let waited = 0; waited < LEASE_MS; waited += BEAT_MS / 3) {
    await sleep(BEAT_MS / 3)
    if (lastBeat(folder) !== first) return true
  }
  return false
}

/** Opened, and not only looked at: so file systems of the network ask their server. */
function lastBeat(folder: string): number | undefined {
  let file: number
  try {
    file = openSync(join(folder, OWNER), 'r')
  } catch {
    return undefined
  }
  try {
    return fstatSync(file).mtimeMs
  } finally {
    closeSync(file)
  }
}

/** Lets one process at a time claim a folder; what comes back lets the next one. */
function lockClaims(folder: string): () => void {
  const lock = `${folder}.claim`
  for (let isSecond = false; ; isSecond = true) {
    try {
      mkdirSync(dirname(folder), { recursive: true })
      writeFileSync(lock, '', { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw toOutputError(`cannot write into ${dirname(folder)}`, error)
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (isSecond || Date.now() - made < MOST_CLAIM_MS) {
        throw new OptionError(
          'E_OPTION_CONFLICT',
          `another process is about to take this folder; try again in ${MOST_CLAIM_MS / 1000} s`,
        )
      }
      rmSync(lock, { force: true })
    }
  }
}

function inUse(folder: string, { pid, world }: Owner): OptionError {
  const place = world === worldOfProcesses() ? '' : ' of another machine or container'
  const message = `process ${pid}${place} is writing into this folder; wait for it, or remove ${folder} if that is no batch`
  return new OptionError('E_OPTION_CONFLICT', message)
}

function writeOwner(folder: string, owner: Owner): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, OWNER), textOf(owner))
}

function textOf({ pid, world, claim }: Owner): string {
  return `${pid} ${world} ${claim}`
}

function readOwner(folder: string): Owner | undefined {
  try {
    const [pid, world = '', claim = ''] = readFileSync(join(folder, OWNER), 'utf8').split(' ')
    return { pid: Number(pid), world, claim }
  } catch {
    return undefined
  }
}

/**
 * A name for the processes that this one can see: on Linux those of one start of the machine and one namespace. A name of a
 * host may be that of several containers, and one container may have several in its life.
 */
function worldOfProcesses(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}-${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
