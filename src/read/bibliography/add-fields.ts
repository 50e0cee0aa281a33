import { splitBibtex } from './bibtex-chunks.ts'
import { writeField } from './write-bibtex.ts'

/** Fields to be added to the entry with a key that begins in a line of a file: several may begin in one. */
export interface AddedFields {
  readonly line: number
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
}

/** The start of an entry, up to the comma after its key. */
const ENTRY_START = /^@\s*\w+\s*[{(]\s*([^,\s]+)\s*,/u

/**
 * A BibTeX file with fields added to some of its entries, right after their keys. Everything else stays the same byte
 * for byte: comments, macros, order, and broken entries.
 */
export function addFields(text: string, added: readonly AddedFields[]): string {
  const byPlace = new Map(added.map(({ line, key, fields }) => [`${line} ${key}`, fields]))
  const lineEnd = /\r?\n/u.exec(text)?.[0] ?? '\n'
  let result = ''
  let end = 0
  for (const chunk of splitBibtex(text)) {
    const [opening, key] = ENTRY_START.exec(chunk.text) ?? []
    const place = `${chunk.line} ${key ?? ''}`
    const fields = Object.entries(byPlace.get(place) ?? {})
    if (opening === undefined || fields.length === 0) continue
    byPlace.delete(place)
    const start = chunk.start + opening.length
    result += text.slice(end, start)
    for (const [name, value] of fields) result += `${lineEnd}  ${writeField(name, value)},`
    end = start
  }
  return result + text.slice(end)
}

/**
 * A CSL-JSON file with pages (as BibTeX writes them) added to items by their index, after the last member of each and set
 * as that is. Everything else stays the same byte for byte.
 */
export function addCslPages(json: string, pages: ReadonlyMap<number, string>): string {
  let result = ''
  let end = 0
  findItems(json).forEach(({ lastEnd, indent }, i) => {
    const page = pages.get(i)?.replace('--', '-')
    if (page === undefined) return
    result += `${json.slice(end, lastEnd)},${indent}"page":${indent === '' ? '' : ' '}${JSON.stringify(page)}`
    end = lastEnd
  })
  return result + json.slice(end)
}

/** A string of JSON, or one of its marks; what is between is numbers, words and white space. */
const JSON_MARK = /"(?:[^"\\]|\\.)*"|[{}[\],]/gu

/** Where the last member of each item ends, and the white space before that member. */
function findItems(json: string): { readonly lastEnd: number; readonly indent: string }[] {
  const items: { lastEnd: number; indent: string }[] = []
  const outer = /^\s*\[/u.test(json) ? 1 : 0
  let depth = 0
  let memberStart = 0
  for (const { 0: mark, index } of json.matchAll(JSON_MARK)) {
    const isOpening = mark === '{' || mark === '['
    if (isOpening) depth++
    if ((mark === '{' || mark === ',') && depth === outer + 1) memberStart = index + 1
    if (mark === '}' && depth === outer + 1) {
      const before = json.slice(0, index)
      items.push({ lastEnd: before.trimEnd().length, indent: /^\s*/u.exec(json.slice(memberStart))?.[0] ?? '' })
    }
    if (mark === '}' || mark === ']') depth--
  }
  return items
}
