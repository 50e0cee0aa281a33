import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entries, readJournal } from './journal.ts'

/** Folder below that of the outputs in which each worker of a queue has its journal. */
export const JOURNALS_FOLDER = 'journals'

/** What the journals of a batch and of its parts are called, beside the outputs. */
const BATCH_JOURNAL = /^batch(?:-\d+-of-\d+)?\.jsonl$/

/**
 * All that was written into a folder of outputs by a batch, its parts on several machines and the workers of a queue: the
 * entries of all their journals, of each document the one that ended last, in the order of their names.
 *
 * @throws {OutputError}
 */
export async function readJournals(folder: string): Promise<Entries> {
  const ofBatches = (await namesIn(folder)).filter(name => BATCH_JOURNAL.test(name))
  const ofWorkers = (await namesIn(join(folder, JOURNALS_FOLDER))).filter(name => name.endsWith('.jsonl'))
  const paths = [...ofBatches, ...ofWorkers.map(name => join(JOURNALS_FOLDER, name))].map(name => join(folder, name))
  const merged: Entries = new Map()
  for (const path of paths) {
    for (const [document, entry] of (await readJournal(path)).entries) {
      const other = merged.get(document)
      if (other === undefined || entry.ended >= other.ended) merged.set(document, entry)
    }
  }
  return new Map([...merged].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names in a folder; none if it does not exist. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
