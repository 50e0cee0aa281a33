import type { CslItem } from '../../../model/bibliography/csl-item.ts'
import { toPlainText } from '../../../base/text/web/csl-text.ts'
import { normalizeDoi } from '../../../base/text/web/doi.ts'
import type { PublicationField } from '../../../base/text/publication/publication-fields.ts'
import type { PaperEntry, PublicationFact } from '../../../model/paper/paper.ts'

/** Fields of CSL that hold one text, with the names of our fields. */
const FIELDS: readonly (readonly [csl: string, field: PublicationField])[] = [
  ['ISSN', 'issn'],
  ['ISBN', 'isbn'],
  ['collection-title', 'series'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['publisher', 'publisher'],
  ['publisher-place', 'publisher-place'],
]
/** Types of CSL whose container is a journal; the container of all others is a volume. */
const IN_JOURNALS = /^article/u
/** `12-15`, `12–15`, `e12`; of a list of ranges the first and the last page. */
const FIRST_PAGE = /^[^\s,–—-]+/u
const LAST_PAGE = /[^\s,–—-]+$/u

/** The facts that an entry gives about the publication of its paper. */
export function readEntryFacts(entry: PaperEntry, item: CslItem): PublicationFact[] {
  const container = IN_JOURNALS.test(item.type) ? 'journal' : 'volume-title'
  const pages = textOf(item.page) ?? ''
  const values: (readonly [PublicationField, string | undefined])[] = [
    ['doi', normalizeDoi(item.DOI)],
    ['arxiv', arxivOf(entry)],
    [container, textOf(item['container-title'])],
    ...FIELDS.map(([csl, field]) => [field, textOf(item[csl])] as const),
    ['first-page', FIRST_PAGE.exec(pages)?.[0]],
    ['last-page', LAST_PAGE.exec(pages)?.[0]],
    ['date', dateOf(item)],
  ]
  return values.flatMap(([field, value]) =>
    value === undefined || value === '' ? [] : [{ field, value, confidence: 1, evidence: ['bibliography'] }],
  )
}

/** The id of a preprint, from the fields in the entries that arXiv makes. */
function arxivOf({ fields }: PaperEntry): string | undefined {
  const archive = fields.archiveprefix ?? fields.eprinttype ?? ''
  return archive.toLowerCase() === 'arxiv' ? fields.eprint : undefined
}

/** `2009-08-02`, `2009-08` or `2009`; `2009/2011` for a range of years. */
function dateOf(item: CslItem): string | undefined {
  const [first, last] = item.issued?.['date-parts']?.map(date => date.map(part => String(part))) ?? []
  if (first === undefined || !/^\d{4}$/u.test(first[0] ?? '')) return undefined
  const [year = ''] = first
  const end = last?.[0] ?? year
  return end === year || !/^\d{4}$/u.test(end) ? first.map(part => part.padStart(2, '0')).join('-') : `${year}/${end}`
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? toPlainText(value).trim() : undefined
}
