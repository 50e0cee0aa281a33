import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputError } from '../../errors.ts'
import { fileOf, type Product } from '../worker/product-files.ts'
import { JOB_ID } from './job.ts'

/** File of the document in the folder of a job. */
const INPUT = 'input'

/** Folder of the outputs of a job; where several services share it, each run has its own: `outputs-3`. */
const OUTPUTS = 'outputs'

/** A file that somebody writes into a folder meanwhile keeps it from being removed: it is tried again. */
const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const

/** Documents and outputs of jobs, in a folder for each job. */
export class JobFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /** An empty folder for a job that is being sent: its id, which nobody can guess, and the path of its document. */
  async begin(): Promise<{ readonly id: string; readonly path: string }> {
    const id = randomBytes(16).toString('hex')
    await faultsOfDisk(() => mkdir(this.pathOf(id), { mode: 0o700 }))
    return { id, path: this.inputOf(id) }
  }

  inputOf(id: string): string {
    return this.pathOf(id, INPUT)
  }

  /** The folder of the outputs of a job or of one run of it, empty. */
  async emptyOutputs(id: string, run?: number): Promise<string> {
    const folder = this.pathOf(id, outputsOf(run))
    await rm(folder, REMOVAL)
    await faultsOfDisk(() => mkdir(folder, { mode: 0o700 }))
    return folder
  }

  async readOutput(id: string, product: Product, run?: number): Promise<Buffer | undefined> {
    return readFile(this.pathOf(id, outputsOf(run), fileOf(product).file)).catch(() => undefined)
  }

  /** Removes the outputs of one run. */
  async removeOutputs(id: string, run: number): Promise<void> {
    await rm(this.pathOf(id, outputsOf(run)), REMOVAL)
  }

  /** Removes the outputs of all runs but one. */
  async keepOutputs(id: string, run: number): Promise<void> {
    const names = await readdir(this.pathOf(id)).catch(() => [])
    const others = names.filter(name => name.startsWith(OUTPUTS) && name !== outputsOf(run))
    await Promise.all(others.map(name => rm(this.pathOf(id, name), REMOVAL)))
  }

  /** Ids of the jobs whose folders have not changed since a time, in milliseconds since 1970. */
  async findOlderThan(time: number): Promise<readonly string[]> {
    const names = (await readdir(this.#folder)).filter(name => JOB_ID.test(name))
    const isOld = names.map(async name => {
      const seen = await stat(this.pathOf(name)).catch(() => undefined)
      return seen?.isDirectory() === true && seen.mtimeMs < time ? [name] : []
    })
    return (await Promise.all(isOld)).flat()
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), REMOVAL)
  }

  /** A file in the folder of a job, or the folder of all without names. */
  pathOf(...names: readonly string[]): string {
    return join(this.#folder, ...names)
  }
}

function outputsOf(run: number | undefined): string {
  return run === undefined ? OUTPUTS : `${OUTPUTS}-${run}`
}

/** Does what writes to the disk of the store. @throws {OutputError} where it is full or cannot be written */
export async function faultsOfDisk(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw new OutputError('E_OUTPUT_FAILED', `the store cannot be written: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
