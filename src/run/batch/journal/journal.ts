import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { OutputError } from '../../../base/errors.ts'
import { openRegularFile } from '../../../read/sources/files/regular-file.ts'
import type { JournalEntry } from './entry.ts'

/** Entries by document, each as it was written last. */
export type Entries = Map<string, JournalEntry>

/** What a journal holds. */
export interface ReadJournal {
  readonly entries: Entries
  /** Whether each line is a whole entry, the only one of its document: lines can be added as it is. */
  readonly isClean: boolean
}

/**
 * The entries of the journal at `path`; none if it does not exist. A line that was cut off or is invalid is skipped:
 * its document counts as not yet converted.
 *
 * @throws {OutputError}
 */
export async function readJournal(path: string): Promise<ReadJournal> {
  const entries: Entries = new Map()
  let lines = 0
  try {
    const file = await openRegularFile(path)
    if (file === undefined) return { entries, isClean: true }
    const input = file.createReadStream({ encoding: 'utf8' })
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      lines++
      const entry = parseEntry(line)
      if (entry !== undefined) entries.set(entry.document, entry)
    }
    return { entries, isClean: lines === entries.size && endsInLineBreak(path) }
  } catch (error) {
    throw journalError(path, error as Error)
  }
}

function endsInLineBreak(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const last = Buffer.alloc(1)
    return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last.toString() === '\n')
  } finally {
    closeSync(file)
  }
}

function parseEntry(line: string): JournalEntry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<JournalEntry> | null
    if (typeof entry?.document !== 'string' || (entry.status !== 'done' && entry.status !== 'failed')) return undefined
    return entry as JournalEntry
  } catch {
    return undefined
  }
}

/** A journal that is being written. Every line is written whole or not at all, also when the process or the disk ends. */
export class Journal {
  readonly #path: string
  readonly #file: number

  /** @throws {OutputError} */
  constructor(path: string) {
    this.#path = path
    try {
      this.#file = openSync(path, 'a+')
    } catch (error) {
      throw journalError(path, error as Error)
    }
  }

  /**
   * Adds one line.
   * @throws {OutputError} when the disk is full
   */
  append(entry: JournalEntry): void {
    const { size } = fstatSync(this.#file)
    const line = Buffer.from(`${JSON.stringify(entry)}\n`)
    try {
      // A system may take a part of what it is given.
      for (let written = 0; written < line.length; ) written += writeSync(this.#file, line, written)
    } catch (error) {
      this.#cutTo(size)
      throw journalError(this.#path, error as Error)
    }
  }

  #cutTo(size: number): void {
    try {
      ftruncateSync(this.#file, size)
    } catch {
      // Half a line is skipped when the journal is read next.
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

/**
 * Writes the journal anew with one line for each document, and without what was cut off.
 * @throws {OutputError} the journal is as it was then
 */
export async function rewriteJournal(path: string, entries: Entries): Promise<void> {
  const written = `${path}.tmp`
  try {
    await writeFile(written, linesOf(entries))
    await rename(written, path)
  } catch (error) {
    await rm(written, { force: true })
    throw journalError(path, error as Error)
  }
}

function* linesOf(entries: Entries): Generator<string> {
  for (const entry of entries.values()) yield `${JSON.stringify(entry)}\n`
}

function journalError(path: string, error: Error): OutputError {
  return new OutputError('E_OUTPUT_FAILED', `the journal ${path} cannot be used: ${error.message}`, { cause: error })
}
