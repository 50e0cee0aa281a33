import type { BibEntry } from '../../model/bibliography/entry.ts'

const FIRST_LETTER = 'b'.charCodeAt(0)
const LETTERS = 25

/**
 * The entries, each with a unique key, since readers take only the first entry of a key: `muller2009tree` of a second paper is
 * `muller2009treeb`, of a 27th `muller2009tree27`.
 */
export function withOwnKeys(entries: readonly BibEntry[]): BibEntry[] {
  const taken = new Set(entries.map(({ key }) => key))
  const seen = new Set<string>()
  return entries.map(entry => {
    let { key } = entry
    for (let copy = 0; seen.has(key) || (copy > 0 && taken.has(key)); copy++) key = entry.key + suffixOf(copy)
    seen.add(key)
    return key === entry.key ? entry : { ...entry, key }
  })
}

function suffixOf(copy: number): string {
  return copy < LETTERS ? String.fromCharCode(FIRST_LETTER + copy) : String(copy + 2)
}
