import { loadCitationLibrary } from '../../read/bibliography/citation-js.ts'
import type { BibEntry, BibFormat } from '../../model/bibliography/entry.ts'
import { writeBibtex } from '../../read/bibliography/write-bibtex.ts'
import { writeBibtexml } from '../../write/writers/bibtexml.ts'

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
