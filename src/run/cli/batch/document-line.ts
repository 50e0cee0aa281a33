import type { JournalEntry } from '../../batch/journal/entry.ts'

/** One document in a pipe: its line of the journal for a program, a short one for a log. */
export function writeDocumentLine(place: string, entry: JournalEntry | undefined, isJson: boolean): string {
  if (isJson) return `${JSON.stringify(entry ?? { document: place, status: 'unchanged' })}\n`
  return `${shortLine(place, entry)}\n`
}

/** `done a/paper.pdf, 12 pages, 2.3 s, W_PAGE_EMPTY`, `failed b.pdf: E_FILE_EMPTY: the file is empty`, `unchanged c.pdf`. */
function shortLine(place: string, entry: JournalEntry | undefined): string {
  if (entry === undefined) return `unchanged ${place}`
  const { code, message, pages, seconds, warnings } = entry
  if (code !== undefined) return `failed ${place}: ${code}: ${message}`
  const facts = [`${pages} ${pages === 1 ? 'page' : 'pages'}`, `${seconds.toFixed(1)} s`, ...Object.keys(warnings)]
  return `done ${place}, ${facts.join(', ')}`
}
