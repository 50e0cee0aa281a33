import { loadCitationLibrary } from '../bibliography/citation-js.ts'
import type { BibEntry, BibFormat } from '../bibliography/entry.ts'
import { writeBibtex } from '../bibliography/write-bibtex.ts'
import { writeBibtexml } from '../writers/bibtexml.ts'

/** Entries as a file of a format, ending in a line break. CSL-JSON contains the fields that exist in CSL. */
export async function writeBibliography(entries: readonly BibEntry[], format: BibFormat): Promise<string> {
  switch (format) {
    case 'bibtex':
      return writeBibtex(entries)
    case 'bibtexml':
      return writeBibtexml(entries)
    case 'csl-json': {
      const library = await loadCitationLibrary()
      return `${JSON.stringify(library.toCsl(entries), undefined, 2)}\n`
    }
  }
}
