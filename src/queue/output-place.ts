import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { JournalEntry } from '../batch/journal/entry.ts'
import { Journal } from '../batch/journal/journal.ts'
import { JOURNALS_FOLDER } from '../batch/journal/journals.ts'
import { removeStaleOutputs } from '../batch/outputs/stage-outputs.ts'
import { claimStaging } from '../batch/outputs/staging-folder.ts'
import { OutputError } from '../errors.ts'

/** Folder below that of the outputs in which each process has its staging folder. */
const STAGING_FOLDER = '.queue'
/** File in a staging folder that its process writes again and again. */
const HEARTBEAT_FILE = 'alive'
const HEARTBEAT_MS = 60_000
/** A process whose last heartbeat is so much older than ours is gone: no machine that is at work pauses for so long. */
const ABANDONED_MS = 15 * 60_000

/** A name that no other process has, on this machine or another: `node1-3f09ab`. */
export function makeProcessName(): string {
  return `${hostname().replace(/[^\w.-]/g, '_')}-${randomBytes(3).toString('hex')}`
}

/** What belongs to one process in a folder of outputs that is shared by several: a staging folder and a journal. */
export class OutputPlace {
  readonly staging: string
  readonly #folder: string
  readonly #journalPath: string
  #journal: Journal | undefined
  readonly #release: () => void
  readonly #timer: NodeJS.Timeout

  /**
   * @param folder must exist: one that does not may be a file system that this machine has not mounted
   * @throws {OutputError}
   */
  constructor(folder: string, processName: string) {
    if (!existsSync(folder)) {
      throw new OutputError('E_OUTPUT_FAILED', missingFolder(folder))
    }
    this.#folder = folder
    this.staging = join(folder, STAGING_FOLDER, processName)
    this.#journalPath = join(folder, JOURNALS_FOLDER, `${processName}.jsonl`)
    this.#release = claimStaging(this.staging)
    const heartbeat = join(this.staging, HEARTBEAT_FILE)
    writeFileSync(heartbeat, '')
    removeAbandoned(join(folder, STAGING_FOLDER), statSync(heartbeat).mtimeMs - ABANDONED_MS)
    this.#timer = setInterval(() => beat(heartbeat), HEARTBEAT_MS).unref()
  }

  /**
   * Puts an entry into the journal of this process, and outputs away that the document had `before` and has no longer.
   * @throws {OutputError} when the disk is full
   */
  async record(entry: JournalEntry, before: readonly string[]): Promise<void> {
    await removeStaleOutputs(this.#folder, before, entry)
    this.#journal ??= this.#openJournal()
    this.#journal.append(entry)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#journal?.close()
    try {
      this.#release()
      rmdirSync(join(this.#folder, STAGING_FOLDER))
    } catch {
      // Other processes are at work in it, or it is gone.
    }
  }

  #openJournal(): Journal {
    mkdirSync(join(this.#folder, JOURNALS_FOLDER), { recursive: true })
    return new Journal(this.#journalPath)
  }
}

/** What is said of a folder that does not exist. */
export function missingFolder(folder: string): string {
  return `${folder} is not on this machine; is the shared file system mounted?`
}

function beat(heartbeat: string): void {
  try {
    writeFileSync(heartbeat, '')
  } catch {
    // The folder is gone: whoever takes the next document of it says so.
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
