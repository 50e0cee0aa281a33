import { splitBibtex } from './bibtex-chunks.ts'
import { writeField } from './write-bibtex.ts'

/** Fields to be added to the entry that begins in a line of a file. */
export interface AddedFields {
  readonly line: number
  readonly fields: Readonly<Record<string, string>>
}

/** The start of an entry, up to the comma behind its key. */
const ENTRY_START = /^@\s*\w+\s*[{(]\s*[^,\s]+\s*,/u

/**
 * A BibTeX file with fields added to some of its entries, right behind their keys. Everything else stays the same byte
 * for byte: comments, macros, order, and broken entries.
 */
export function addFields(text: string, added: readonly AddedFields[]): string {
  const byLine = new Map(added.map(({ line, fields }) => [line, fields]))
  const lineEnd = /\r?\n/u.exec(text)?.[0] ?? '\n'
  let result = ''
  let end = 0
  for (const chunk of splitBibtex(text)) {
    const fields = Object.entries(byLine.get(chunk.line) ?? {})
    const opening = ENTRY_START.exec(chunk.text)?.[0]
    if (opening === undefined || fields.length === 0) continue
    const place = chunk.start + opening.length
    result += text.slice(end, place)
    for (const [name, value] of fields) result += `${lineEnd}  ${writeField(name, value)},`
    end = place
  }
  return result + text.slice(end)
}

/** A CSL-JSON file with pages (as BibTeX writes them) added to items by their index; no other value is changed. */
export function addCslPages(json: string, pages: ReadonlyMap<number, string>): string {
  const value = JSON.parse(json) as object | readonly object[]
  const add = (item: object, i: number) => {
    const page = pages.get(i)?.replace('--', '-')
    return page === undefined ? item : { ...item, page }
  }
  return `${JSON.stringify(Array.isArray(value) ? (value as object[]).map(add) : add(value, 0), undefined, 2)}\n`
}
