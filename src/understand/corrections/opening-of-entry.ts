/** Characters of an entry by which it is found: entries of one author differ after the names. */
const ENTRY_OPENING = 120

/** The beginning of an entry, by which it is found. */
export function openingOfEntry(text: string): string {
  return [...text.trim()].slice(0, ENTRY_OPENING).join('')
}
