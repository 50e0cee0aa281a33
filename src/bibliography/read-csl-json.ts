import { SourceError } from '../errors.ts'
import type { CitationLibrary, CslItem } from './citation-js.ts'
import type { BibEntry } from './entry.ts'

/**
 * The items of a CSL-JSON file, one or a list of them, as entries of BibTeX.
 * @throws {SourceError} `E_BIB_MALFORMED` where it is not JSON, or an item has no type
 */
export function readCslJson(json: string, library: CitationLibrary): readonly BibEntry[] {
  const value = parseJson(json)
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  for (const [i, item] of items.entries()) {
    if (isItem(item)) continue
    throw new SourceError('E_BIB_MALFORMED', `item ${i + 1} is no item of CSL-JSON: it needs an "id" and a "type"`)
  }
  return library.fromCsl(items as CslItem[])
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new SourceError('E_BIB_MALFORMED', `not JSON: ${(error as Error).message}`, { cause: error })
  }
}

function isItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'type' in value && typeof value.type === 'string' && 'id' in value
}
