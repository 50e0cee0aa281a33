import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { makeStaging } from '../batch/outputs/staging-folder.ts'

/** File in a staging folder that its process writes again and again. */
const HEARTBEAT_FILE = 'alive'
const HEARTBEAT_MS = 60_000
/** A process whose last heartbeat is so much older than ours is gone: no machine that is at work pauses for so long. */
const ABANDONED_MS = 15 * 60_000

/** A name that no other process has, on this machine or another: `node1-3f09ab`. */
export function makeProcessName(): string {
  return `${hostname().replace(/[^\w.-]/g, '_')}-${randomBytes(3).toString('hex')}`
}

/** The staging folder of one process, beside those of others on the same and on other machines. */
export class StagingPlace {
  readonly path: string
  readonly #release: () => void
  readonly #timer: NodeJS.Timeout

  /**
   * Removes what processes left there that were killed.
   * @throws {OutputError} where nothing can be written
   */
  constructor(folder: string, processName: string) {
    this.path = join(folder, processName)
    this.#release = makeStaging(this.path)
    const heartbeat = join(this.path, HEARTBEAT_FILE)
    writeFileSync(heartbeat, '')
    removeAbandoned(folder, statSync(heartbeat).mtimeMs - ABANDONED_MS)
    this.#timer = setInterval(() => beat(heartbeat), HEARTBEAT_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
    try {
      this.#release()
      rmdirSync(dirname(this.path))
    } catch {
      // Other processes are at work in it, or it is gone.
    }
  }
}

function beat(heartbeat: string): void {
  try {
    mkdirSync(dirname(heartbeat), { recursive: true })
    writeFileSync(heartbeat, '')
  } catch {
    // The file system is away: whoever takes the next document says so.
  }
}

/** Removes the staging folders of processes that were killed: those without a heartbeat since `time`. */
function removeAbandoned(folder: string, time: number): void {
  for (const name of readdirSync(folder)) {
    const heartbeat = statSync(join(folder, name, HEARTBEAT_FILE), { throwIfNoEntry: false })
    if (heartbeat !== undefined && heartbeat.mtimeMs < time)
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}
