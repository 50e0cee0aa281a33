import type { PlacedItem } from '../../../model/bibliography/csl-item.ts'
import type { CitationLibrary } from '../citation-js.ts'

/** `TY  - JOUR`; programs write one blank or two before the hyphen, and tags in small letters. */
const TAG = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/iu
/** The first record; databases write lines about themselves before it. */
const FIRST_RECORD = /^TY {1,2}- /imu
/** What text of BibTeX, JSON and XML has. */
const MARKUP = /[@{<]/u
/** The type of anything: the library drops a record whose type is in no list of RIS. */
const GENERIC = 'TY  - GEN'

/** Tags of dates; the library ends with an error at a list of them, and at one without a year. */
const DATES: ReadonlySet<string> = new Set(['PY', 'Y1', 'DA', 'Y2'])

/** Whether text is a file of RIS. */
export function isRis(text: string): boolean {
  const start = text.search(FIRST_RECORD)
  return start >= 0 && !MARKUP.test(text.slice(0, start))
}

/** The records of a file of RIS, as reference managers export them. A record without a key has its number in the file. */
export function readRis(text: string, library: CitationLibrary): PlacedItem[] {
  return recordsOf(text).map(({ line, lines }, i) => {
    const [type = GENERIC, ...others] = lines
    const parse = (first: string) => library.parseRis([first, ...others, 'ER  - ', ''].join('\n'))[0] ?? {}
    const known = parse(type)
    const { 'event-title': event, 'page-first': first, ...item } = known.type === undefined ? parse(GENERIC) : known
    // The second title of a paper of a conference is the book that it is in, and a range may be in the field of its first page.
    const fallbacks = { id: `ris-${i + 1}`, type: 'document', 'container-title': event, page: first }
    return { line, values: { ...fallbacks, ...item } }
  })
}

/** Whether a date has a year and is the first of its tag: databases repeat it for the dates of receipt and acceptance. */
function isFirstDate(tag: string, value: string, lines: readonly string[]): boolean {
  return /\d{4}/u.test(value) && !lines.some(line => line.startsWith(`${tag}  - `))
}

/** The lines of each record, with as many blanks in their tags as the format has, and without its end. */
function recordsOf(text: string): { readonly line: number; readonly lines: string[] }[] {
  const records: { readonly line: number; readonly lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
    const [, letters, value = ''] = TAG.exec(line.trimEnd()) ?? []
    const tag = letters?.toUpperCase()
    if (tag === 'TY') records.push({ line: index + 1, lines: [] })
    if (tag === 'TY' || tag === 'ER') isOpen = tag === 'TY'
    if (!isOpen) continue
    const record = records.at(-1)
    if (tag !== undefined && DATES.has(tag) && !isFirstDate(tag, value, record?.lines ?? [])) continue
    const read = tag === 'TY' ? value.trim().toUpperCase() : value.trim()
    const tagged = tag === undefined ? line.trim() : `${tag}  - ${read}`
    if (tagged !== '') record?.lines.push(tagged)
  }
  return records
}
