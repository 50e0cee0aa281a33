import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputError } from '../../errors.ts'
import { fileOf, type Product } from '../worker/product-files.ts'
import { type Job, type JobEnd, JOB_ID, type JobRequest } from './job.ts'

/** Files in the folder of a job. It exists when its request is there, and has ended when its end is. */
const FILES = { input: 'input', request: 'request.json', end: 'end.json', corrections: 'corrections.json' } as const

/** Folder of the outputs of a job. */
const OUTPUTS = 'outputs'

/**
 * The jobs of a service, in a folder each. A file is written beside its place and moved there, so whatever ends the
 * service, it is there as a whole or not at all.
 */
export class JobStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /**
   * All jobs, oldest first. What is left of an upload that was cut off is removed; what is no folder of a job is not touched.
   * @throws {OutputError} where a job cannot be read, which may pass: it is not lost
   */
  readAll(): readonly Job[] {
    const folders = readdirSync(this.#folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
    const ids = folders.map(({ name }) => name).filter(name => JOB_ID.test(name))
    const jobs = ids.flatMap(id => {
      const request = readJson<JobRequest>(this.#pathOf(id, FILES.request))
      if (request !== undefined) return [{ request, end: readJson<JobEnd>(this.#pathOf(id, FILES.end)) }]
      rmSync(this.#pathOf(id), { recursive: true, force: true })
      return []
    })
    return jobs.sort((a, b) => a.request.created - b.request.created)
  }

  /** An empty folder for a job that is being sent: its id, which nobody can guess, and the path of its document. */
  async begin(): Promise<{ readonly id: string; readonly path: string }> {
    const id = randomBytes(16).toString('hex')
    await faultsOfDisk(() => mkdir(this.#pathOf(id), { mode: 0o700 }))
    return { id, path: this.inputOf(id) }
  }

  /** The job exists from now on. */
  async create(request: JobRequest): Promise<void> {
    await this.#write(request.id, FILES.request, JSON.stringify(request))
  }

  /** The job has ended from now on. */
  async end(id: string, end: JobEnd): Promise<void> {
    await this.#write(id, FILES.end, JSON.stringify(end))
  }

  /** The job is to be done again, with other corrections. */
  async reopen(id: string, corrections: string): Promise<void> {
    await this.forgetEnd(id)
    await this.#write(id, FILES.corrections, corrections)
  }

  /** The job is to be done again from now on. */
  async forgetEnd(id: string): Promise<void> {
    await rm(this.#pathOf(id, FILES.end), { force: true })
  }

  async readCorrections(id: string): Promise<string | undefined> {
    return readFile(this.#pathOf(id, FILES.corrections), 'utf8').catch(() => undefined)
  }

  inputOf(id: string): string {
    return this.#pathOf(id, FILES.input)
  }

  /** The folder of the outputs, empty. */
  async emptyOutputs(id: string): Promise<string> {
    const folder = this.#pathOf(id, OUTPUTS)
    await rm(folder, { recursive: true, force: true })
    await faultsOfDisk(() => mkdir(folder, { mode: 0o700 }))
    return folder
  }

  async readOutput(id: string, product: Product): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(id, OUTPUTS, fileOf(product).file)).catch(() => undefined)
  }

  async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { recursive: true, force: true })
  }

  #pathOf(...names: readonly string[]): string {
    return join(this.#folder, ...names)
  }

  async #write(id: string, name: string, content: string): Promise<void> {
    const written = this.#pathOf(id, `${name}.tmp`)
    await faultsOfDisk(async () => {
      await writeFile(written, content, { mode: 0o600 })
      await rename(written, this.#pathOf(id, name))
    })
  }
}

/** The content of a file; `undefined` where there is none, or the machine lost power while it was written. */
function readJson<Value>(path: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OutputError('E_OUTPUT_FAILED', `the store cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

async function faultsOfDisk(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw new OutputError('E_OUTPUT_FAILED', `the store cannot be written: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
