import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { OutputError } from '../../../base/errors.ts'
import { JOB_ID, type JobEnd, type JobRequest, type KeptJob } from './job.ts'
import { faultsOfDisk, JobFiles, syncPath } from './job-files.ts'
import type { Save } from '../../../model/corrections/save.ts'
import { MOST_SAVES } from './saves.ts'

/** Files in the folder of a job. It exists when its request is there, and has ended when its end is. */
const FILES = {
  request: 'request.json',
  end: 'end.json',
  corrections: 'corrections.json',
  saves: 'saves.jsonl',
} as const

/** Ends the name of the folder of a job whose request cannot be read. */
const UNREADABLE = '.unreadable'

/**
 * The jobs of one service, in a folder each. A file is written beside its place and moved there, so whatever ends the
 * service, it is there as a whole or not at all; and when it was written it is on the disk, whatever ends the machine.
 */
export class JobStore {
  readonly files: JobFiles

  constructor(folder: string) {
    this.files = new JobFiles(folder)
  }

  /**
   * All jobs, oldest first. What is left of an upload that was cut off is removed; what is no folder of a job is not touched. A job
   * whose request is damaged is set aside, in a folder with an ending after its name.
   * @throws {OutputError} where a job cannot be read, which may pass: it is not lost
   */
  readAll(): readonly KeptJob[] {
    const folders = readdirSync(this.files.pathOf(), { withFileTypes: true }).filter(entry => entry.isDirectory())
    const ids = folders.map(({ name }) => name).filter(name => JOB_ID.test(name))
    const jobs = ids.flatMap(id => {
      const request = this.#readRequest(id)
      if (request === 'unreadable') return []
      if (request !== undefined) return [{ request, end: this.#readEnd(id) }]
      rmSync(this.files.pathOf(id), { recursive: true, force: true })
      return []
    })
    return jobs.sort((a, b) => a.request.created - b.request.created)
  }

  /** A job whose end is damaged is done again. */
  #readEnd(id: string): JobEnd | undefined {
    try {
      return readJson<JobEnd>(this.files.pathOf(id, FILES.end))
    } catch (error) {
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  #readRequest(id: string): JobRequest | 'unreadable' | undefined {
    const path = this.files.pathOf(id)
    try {
      return readJson<JobRequest>(this.files.pathOf(id, FILES.request))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      renameSync(path, path + UNREADABLE)
      return 'unreadable'
    }
  }

  /** The job exists from now on, or is asked for in another way. */
  async create(request: JobRequest): Promise<void> {
    await this.#write(request.id, FILES.request, JSON.stringify(request))
  }

  /** The job has ended from now on. */
  async end(id: string, end: JobEnd): Promise<void> {
    await this.#write(id, FILES.end, JSON.stringify(end))
  }

  /** The job is to be done again, with other corrections. */
  async reopen(id: string, corrections: string, save: Save): Promise<void> {
    await this.forgetEnd(id)
    await this.#write(id, FILES.corrections, corrections)
    const saves = this.files.pathOf(id, FILES.saves)
    await faultsOfDisk(() => appendFile(saves, `\n${JSON.stringify(save)}`, { mode: 0o600 }))
  }

  /** The job is to be done again from now on. */
  async forgetEnd(id: string): Promise<void> {
    await rm(this.files.pathOf(id, FILES.end), { force: true })
  }

  async readCorrections(id: string): Promise<string | undefined> {
    return readFile(this.files.pathOf(id, FILES.corrections), 'utf8').catch(() => undefined)
  }

  /** The latest saves of corrections, oldest first. A line that a power cut has left incomplete is ignored. */
  async readSaves(id: string): Promise<readonly Save[]> {
    const text = await readFile(this.files.pathOf(id, FILES.saves), 'utf8').catch(() => '')
    return text
      .split('\n')
      .slice(-MOST_SAVES)
      .flatMap(line => {
        try {
          return [JSON.parse(line) as Save]
        } catch {
          return []
        }
      })
  }

  async #write(id: string, name: string, content: string): Promise<void> {
    const written = this.files.pathOf(id, `${name}.tmp`)
    await faultsOfDisk(async () => {
      await writeFile(written, content, { mode: 0o600, flush: true })
      await rename(written, this.files.pathOf(id, name))
      await syncPath(this.files.pathOf(id))
    })
  }
}

/** The content of a file; `undefined` where there is none. @throws {SyntaxError} where it is damaged */
function readJson<Value>(path: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch (error) {
    if (error instanceof SyntaxError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OutputError('E_OUTPUT_FAILED', `the store cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
