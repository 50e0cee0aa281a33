import type { BibEntry } from '../../../model/bibliography/entry.ts'
import { writeBibtex } from '../../../read/bibliography/write-bibtex.ts'

/** The key of an entry that is the only one: programs that read it give it another. */
const SINGLE_KEY = '-1'

/** What programs take for "nothing was found": they compare it byte for byte. */
const NOTHING_FOUND = `@misc{${SINGLE_KEY},\n  author = {}\n}\n`

/** One entry as BibTeX. */
export function writeSingleEntry(entry: BibEntry | undefined): string {
  if (entry === undefined || Object.keys(entry.fields).length === 0) return NOTHING_FOUND
  return writeBibtex([{ ...entry, key: SINGLE_KEY }])
}

/** The entries of a list as BibTeX, with their numbers from 0 as keys. */
export function writeEntries(entries: readonly BibEntry[]): string {
  return writeBibtex(entries.map((entry, i) => ({ ...entry, key: String(i) })))
}
