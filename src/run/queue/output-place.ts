import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalEntry } from '../batch/journal/entry.ts'
import { Journal } from '../batch/journal/journal.ts'
import { JOURNALS_FOLDER } from '../batch/journal/journals.ts'
import { removeStaleOutputs } from '../batch/outputs/stage-outputs.ts'
import { OutputError } from '../../base/errors.ts'
import { StagingPlace } from './staging-place.ts'

/** Folder below that of the outputs in which each process has its staging folder. */
const STAGING_FOLDER = '.queue'

/** What belongs to one process in a folder of outputs that is shared by several: a staging folder and a journal. */
export class OutputPlace {
  readonly #folder: string
  readonly #journalPath: string
  readonly #staging: StagingPlace
  #journal: Journal | undefined

  /**
   * @param folder must exist: one that does not may be a file system that this machine has not mounted
   * @throws {OutputError}
   */
  constructor(folder: string, processName: string) {
    if (!existsSync(folder)) {
      throw new OutputError('E_OUTPUT_FAILED', missingFolder(folder))
    }
    this.#folder = folder
    this.#journalPath = join(folder, JOURNALS_FOLDER, `${processName}.jsonl`)
    this.#staging = new StagingPlace(join(folder, STAGING_FOLDER), processName)
  }

  get staging(): string {
    return this.#staging.path
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
    this.#journal?.close()
    this.#staging.close()
  }

  #openJournal(): Journal {
    mkdirSync(join(this.#folder, JOURNALS_FOLDER), { recursive: true })
    return new Journal(this.#journalPath)
  }
}

/** The message about a folder that does not exist. */
export function missingFolder(folder: string): string {
  return `${folder} is not on this machine; is the shared file system mounted?`
}
