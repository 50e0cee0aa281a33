import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputError } from '../../../base/errors.ts'
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
    await faultsOfDisk(() => mkdir(this.pathOf(id), { recursive: true, mode: 0o700 }))
    return { id, path: this.inputOf(id) }
  }

  inputOf(id: string): string {
    return this.pathOf(id, INPUT)
  }

  /** The folder of the outputs of a job or of one run of it, empty. */
  async emptyOutputs(id: string, run?: number): Promise<string> {
    const folder = this.pathOf(id, outputsOf(run))
    await faultsOfDisk(async () => {
      await rm(folder, REMOVAL)
      await mkdir(folder, { recursive: true, mode: 0o700 })
    })
    return folder
  }

  async readOutput(id: string, product: Product, run?: number): Promise<Buffer | undefined> {
    return readFile(this.pathOf(id, outputsOf(run), fileOf(product).file)).catch(() => undefined)
  }

  /** Bytes of a job on the disk. */
  async measure(id: string): Promise<number> {
    const files = await readdir(this.pathOf(id), { recursive: true, withFileTypes: true }).catch(() => [])
    const sizes = files.filter(file => file.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name)))
    const found = await Promise.allSettled(sizes)
    return found.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value.size : 0), 0)
  }

  /** Bytes of all jobs on the disk. */
  async measureAll(): Promise<number> {
    let sum = 0
    for (const id of await readdir(this.#folder).catch(() => [])) sum += await this.measure(id)
    return sum
  }

  /** Has the disk keep a document that was sent: from now on it outlives a power cut. */
  async makeDurable(id: string): Promise<void> {
    await faultsOfDisk(async () => {
      await syncPath(this.inputOf(id))
      await syncPath(this.pathOf(id))
      await syncPath(this.#folder)
    })
  }

  /** Removes the document of a job, and nothing else of it. */
  async removeInput(id: string): Promise<void> {
    await rm(this.inputOf(id), REMOVAL)
  }

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

/** Has the disk keep a file, or the names in a folder where the system can. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    // So Windows answers for a folder, whose names it keeps by itself.
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined
    throw error
  })
  try {
    await handle?.sync()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error
  } finally {
    await handle?.close()
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
