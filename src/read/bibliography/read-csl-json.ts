import { SourceError } from '../../base/errors.ts'
import type { CitationLibrary } from './citation-js.ts'
import type { CslItem } from '../../model/bibliography/csl-item.ts'
import { keepSoundValues } from './csl-values.ts'
import type { BibEntry } from '../../model/bibliography/entry.ts'

/**
 * The items of a CSL-JSON file, one or a list of them, as entries of BibTeX.
 * @throws {SourceError} `E_BIB_MALFORMED` where it is not JSON, or an item has no type
 */
export function readCslJson(json: string, library: CitationLibrary): readonly BibEntry[] {
  const value = parseJson(json)
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  const sound = items.map((item, i) => {
    if (isItem(item)) return keepSoundValues(item)
    throw new SourceError('E_BIB_MALFORMED', `item ${i + 1} is not an item of CSL-JSON: it needs an "id" and a "type"`)
  })
  return library.fromCsl(sound).map((entry, i) => withRange(entry, sound[i]))
}

/** The entry with both years of a range: the library takes the first. */
function withRange(entry: BibEntry, item: CslItem | undefined): BibEntry {
  const [from, to] = item?.issued?.['date-parts']?.map(([year]) => year) ?? []
  if (from === undefined || to === undefined || from === to) return entry
  return { ...entry, fields: { ...entry.fields, year: `${from}/${to}` } }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new SourceError('E_BIB_MALFORMED', `not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** The id of an item may be a number. */
function isItem(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  if (!('type' in value && typeof value.type === 'string' && 'id' in value)) return false
  return typeof value.id === 'string' || typeof value.id === 'number'
}
