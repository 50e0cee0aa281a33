import { AND, NO_YEAR } from '../../../base/text/keywords/bibliography-words.ts'
import type { CitationSpan } from './citation-spans.ts'
import type { CitedEntry } from './cited-entries.ts'
import { findCitedEntry } from './cited-names.ts'

/** Entries by year, without and with the letter after it. */
export type EntriesByYear = ReadonlyMap<string, readonly CitedEntry[]>

/** The entries of a list by all that a citation may print for their years. */
export function indexByYear(entries: readonly CitedEntry[]): EntriesByYear {
  const byYear = new Map<string, CitedEntry[]>()
  for (const entry of entries) {
    if (entry.year === undefined || (entry.surnames.length === 0 && entry.head === '')) continue
    const year = keyOfYear(entry.year)
    for (const key of new Set([year, year.replace(/(?<=\d)[a-z]$/u, '')])) {
      byYear.set(key, [...(byYear.get(key) ?? []), entry])
    }
  }
  return byYear
}

/** `n. d.` and `n.d.` are the same. */
function keyOfYear(year: string): string {
  return year.toLowerCase().replace(/[\s.]/gu, '')
}

const YEAR = new RegExp(
  String.raw`(?<![\p{L}\d\-–.])(?:(?:1[4-9]|20)\d\d(?:[a-z](?![\p{L}]))?(?![\d\p{L}])|${NO_YEAR}(?!\p{L}))`,
  'giu',
)
/** More years of the same names: `2009, 2010`, `2009a, b`. */
const SAME_NAMES = new RegExp(String.raw`^\s*(?:,|;|/|\s(?:${AND}|u\.)\s|[-–])\s*$`, 'u')
const LETTER = /^\s*(?:[,;/&\-–]|\s(?:and|und|u\.|et|y|i|и)\s)\s*([a-z])(?![\p{L}.])/u

/** The last year that had names in front of it. */
interface Last {
  /** Where that year begins: the names in front of it also belong to more years after it. */
  readonly yearAt: number
  readonly end: number
}

/**
 * Citations by names and year in one text: `(Smith et al., 2009a; Jones 2010)`, `Smith (2009)`.
 *
 * The names in front of a year must be exactly those of the entry. If two entries fit equally well, the
 * citation stays plain text.
 */
export function findAuthorYearCitations(text: string, byYear: EntriesByYear): CitationSpan[] {
  const spans: CitationSpan[] = []
  let last: Last | undefined
  for (const { 0: year, index } of text.matchAll(YEAR)) {
    const candidates = byYear.get(keyOfYear(year)) ?? []
    const more = last !== undefined && SAME_NAMES.test(text.slice(last.end, index)) ? last : undefined
    const found = findCitedEntry(text, more?.yearAt ?? index, candidates)
    const start = more === undefined ? found?.start : index
    if (found === undefined || start === undefined) continue
    const end = index + year.length
    spans.push({ start, end: closeParenthesis(text, start, end), targets: [found.entry.id] })
    last = { yearAt: more?.yearAt ?? index, end }
    for (const letter of moreLetters(text, { year, yearAt: last.yearAt, from: end }, byYear)) {
      spans.push(letter)
      last = { ...last, end: letter.end }
    }
  }
  return spans
}

function moreLetters(
  text: string,
  { year, yearAt, from }: { year: string; yearAt: number; from: number },
  byYear: EntriesByYear,
): CitationSpan[] {
  const spans: CitationSpan[] = []
  if (!/\d[a-z]$/u.test(year)) return spans
  for (let at = from; ; ) {
    const match = LETTER.exec(text.slice(at))
    const key = `${year.slice(0, -1)}${match?.[1] ?? ''}`
    const found = match === null ? undefined : findCitedEntry(text, yearAt, byYear.get(key) ?? [])
    if (match === null || found === undefined) return spans
    at += match[0].length
    spans.push({ start: at - 1, end: at, targets: [found.entry.id] })
  }
}

/** `Smith (2009)` has its parenthesis inside. */
function closeParenthesis(text: string, start: number, end: number): number {
  const opened = /[([]/u.test(text.slice(start, end))
  return opened && /^[)\]]/u.test(text.slice(end)) ? end + 1 : end
}
