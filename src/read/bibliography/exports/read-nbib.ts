import type { PlacedItem } from '../../../model/bibliography/csl-item.ts'

/** `PMID- 123`, `TI  - A title`: a tag of up to four letters, padded to four, and a hyphen. */
const FIELD = /^([A-Z]{2,4}) *- ?(.*)$/u
/** A longer value continues in lines that are set in. */
const CONTINUED = /^ {4,}(.*)$/u
const FIRST_RECORD = /^\s*PMID- *\d/u
/** `10.1234/rivers.7 [doi]`, `doi:10.1234/rivers.7`, in the fields of locations and of numbers of articles. */
const DOI = /^(?:doi:(?<bare>\S+)|(?<marked>\S+) \[doi\])$/iu

/** Kinds of publications that CSL names; all others are articles. */
const KINDS: readonly (readonly [kind: RegExp, type: string])[] = [
  [/^book chapter|^book section/iu, 'chapter'],
  [/^book/iu, 'book'],
  [/thesis|dissertation/iu, 'thesis'],
  [/^preprint/iu, 'article'],
]

/** Whether text is a file of the format in which PubMed exports citations (`.nbib`, "PubMed format"). */
export function isNbib(text: string): boolean {
  return FIRST_RECORD.test(text)
}

/**
 * The records of a file of PubMed as items of CSL-JSON, by their numbers in PubMed.
 *
 * @see https://pubmed.ncbi.nlm.nih.gov/help/#pubmed-format
 */
export function readNbib(text: string): PlacedItem[] {
  return recordsOf(text).map(({ line, fields }) => {
    const all = (tag: string) => fields.get(tag) ?? []
    const value = (...tags: readonly string[]) => tags.flatMap(all)[0]
    const people = all('FAU').length > 0 ? all('FAU') : all('AU')
    const groups = all('CN').map(literal => ({ literal }))
    const editors = (all('FED').length > 0 ? all('FED') : all('ED')).map(toName)
    const kind = all('PT')
    const date = value('DP')
    return {
      line,
      values: {
        id: `pmid-${value('PMID') ?? ''}`,
        type: KINDS.find(([word]) => kind.some(name => word.test(name)))?.[1] ?? 'article-journal',
        title: value('TI', 'BTI')?.replace(/\.$/u, ''),
        'container-title': value('JT', 'TA') ?? (all('TI').length > 0 ? value('BTI') : undefined),
        author: [...people.map(toName), ...groups],
        editor: editors,
        issued: date === undefined ? undefined : { literal: date },
        volume: value('VI'),
        issue: value('IP'),
        page: toPages(value('PG')),
        publisher: value('PB'),
        'publisher-place': value('PL'),
        DOI: [...all('LID'), ...all('AID')].map(doiOf).find(doi => doi !== undefined),
        ISSN: value('IS')?.split(' ')[0],
        ISBN: value('ISBN')?.split(' ')[0],
        language: value('LA'),
      },
    }
  })
}

interface NbibRecord {
  readonly line: number
  readonly fields: Map<string, string[]>
}

function recordsOf(text: string): NbibRecord[] {
  const records: NbibRecord[] = []
  let values: string[] | undefined
  for (const [index, line] of text.split(/\r\n?|\n/u).entries()) {
    const [, tag, value = ''] = FIELD.exec(line) ?? []
    if (tag === 'PMID') records.push({ line: index + 1, fields: new Map() })
    const fields = records.at(-1)?.fields
    if (tag !== undefined && fields !== undefined) {
      values = fields.get(tag) ?? []
      values.push(value.trim())
      fields.set(tag, values)
    } else if (values !== undefined) {
      const [, more = ''] = CONTINUED.exec(line) ?? []
      if (more !== '') values.push(`${values.pop() ?? ''} ${more.trim()}`)
    }
  }
  return records
}

/** `Lee, Ann B`, or `Lee AB` where names are not in full. */
function toName(name: string): Readonly<Record<string, string>> {
  const [, family, given] = /^(.+?), *(.+)$/u.exec(name) ?? /^(.+) (\p{Lu}{1,4})$/u.exec(name) ?? []
  return family === undefined || given === undefined ? { literal: name } : { family, given }
}

function doiOf(id: string): string | undefined {
  const { bare, marked } = DOI.exec(id)?.groups ?? {}
  return bare ?? marked
}

/** `1192-9` is 1192 to 1199. */
function toPages(pages: string | undefined): string | undefined {
  return pages?.replace(/^(\d+)-(\d+)\b/u, (range, from: string, to: string) =>
    to.length < from.length ? `${from}-${from.slice(0, from.length - to.length)}${to}` : range,
  )
}
