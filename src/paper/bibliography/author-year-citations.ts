import { AND, EDITORS, ET_AL } from '../../text/bibliography-words.ts'
import type { CitationSpan } from './citation-spans.ts'
import { type CitedEntry, fold } from './cited-entries.ts'

/** Entries by year, without and with the letter behind it. */
export type EntriesByYear = ReadonlyMap<string, readonly CitedEntry[]>

export function indexByYear(entries: readonly CitedEntry[]): EntriesByYear {
  const byYear = new Map<string, CitedEntry[]>()
  for (const entry of entries) {
    if (entry.year === undefined || entry.surnames.length === 0) continue
    for (const key of new Set([entry.year, entry.year.replace(/[a-z]$/u, '')])) {
      byYear.set(key, [...(byYear.get(key) ?? []), entry])
    }
  }
  return byYear
}

const YEAR = /(?<![\p{L}\d\-–.])(?:1[4-9]|20)\d\d(?:[a-z](?![\p{L}]))?(?![\d\p{L}])/gu
/** More years of the same names: `2009, 2010`, `2009a, b`. */
const SAME_NAMES = new RegExp(String.raw`^\s*(?:,|;|/|\s${AND}\s|[-–])\s*$`, 'u')
const LETTER = /^\s*(?:,|\/|&|\s(?:and|und|et|y|i|и)\s)\s*([a-z])(?![\p{L}])/u
/** Names in front of a year are at most this long: three names of two words with what joins them. */
const WINDOW = 140

/** What may stand between the first surname and the year. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}'’\-‐]*\.?|v[oa]n|de[rnl]?|la|di|da|dos|du|zu|im|am`
const GAP = new RegExp(
  String.raw`^(?:['’]s?)?(?:\s|,|/|;|&|(?<![\p{L}])(?:${ET_AL}|${AND}(?![\p{L}])|[([]?${EDITORS}[)\]]?|${NAME_WORD}))*[\s,:]*[([]?\s*$`,
  'u',
)
const JOINED_BEFORE = new RegExp(String.raw`\p{Lu}[\p{L}\-]+,?\s(?:and|und|et|y|i|и|&|/)\s(?:\p{Lu}\.\s?)*$`, 'u')
const NAME_IN_PARENTHESES_BEFORE = /[(;][^();]*\p{Lu}\p{L}+,\s$/u

interface Match {
  readonly start: number
  readonly entry: CitedEntry
  readonly score: number
}

/**
 * Citations by names and year in one text: `(Smith et al., 2009a; Jones 2010)`, `Smith (2009)`.
 *
 * The names in front of a year must be those of the entry, and no other may be there. Where two entries fit equally well the
 * citation stays plain text.
 */
export function findAuthorYearCitations(text: string, byYear: EntriesByYear): CitationSpan[] {
  const spans: CitationSpan[] = []
  let last: { names: string; entry: CitedEntry; end: number } | undefined
  for (const { 0: year, index } of text.matchAll(YEAR)) {
    const candidates = byYear.get(year) ?? []
    const between = last === undefined ? undefined : text.slice(last.end, index)
    const isMore = between !== undefined && SAME_NAMES.test(between)
    const found =
      isMore && last !== undefined ? sameNames(last.entry, candidates, index) : bestMatch(text, index, candidates)
    if (found === undefined) continue
    const end = closeParenthesis(text, found.start, index + year.length)
    spans.push({ start: found.start, end, targets: [found.entry.id] })
    last = { names: '', entry: found.entry, end: index + year.length }
    for (const more of moreLetters(text, index + year.length, { entry: found.entry, year }, byYear)) {
      spans.push(more)
      last = { ...last, end: more.end }
    }
  }
  return spans
}

function sameNames(entry: CitedEntry, candidates: readonly CitedEntry[], start: number): Match | undefined {
  const same = candidates.filter(({ surnames }) => surnames.join() === entry.surnames.join())
  return same[0] === undefined || same.length > 1 ? undefined : { start, entry: same[0], score: 0 }
}

function moreLetters(
  text: string,
  from: number,
  { entry, year }: { entry: CitedEntry; year: string },
  byYear: EntriesByYear,
): CitationSpan[] {
  const spans: CitationSpan[] = []
  if (!/[a-z]$/u.test(year)) return spans
  for (let at = from; ; ) {
    const match = LETTER.exec(text.slice(at))
    const key = `${year.slice(0, -1)}${match?.[1] ?? ''}`
    const found = match === null ? undefined : sameNames(entry, byYear.get(key) ?? [], at)
    if (match === null || found === undefined) return spans
    at += match[0].length
    spans.push({ start: at - 1, end: at, targets: [found.entry.id] })
  }
}

/** The entry that fits the names best, where only one does. */
function bestMatch(text: string, yearAt: number, candidates: readonly CitedEntry[]): Match | undefined {
  const from = Math.max(0, yearAt - WINDOW)
  const before = text.slice(from, yearAt)
  const folded = candidates.length === 0 ? '' : foldSameLength(before)
  const matches = candidates.flatMap(entry => matchEntry(before, folded, entry) ?? [])
  const best = Math.max(...matches.map(({ score }) => score))
  const [first, ...others] = matches.filter(({ score }) => score === best)
  return first === undefined || others.length > 0 ? undefined : { ...first, start: from + first.start }
}

function matchEntry(before: string, folded: string, entry: CitedEntry): Match | undefined {
  const first = entry.surnames[0]
  if (first === undefined || first === '') return undefined
  for (let at = folded.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : folded.lastIndexOf(first, at - 1)) {
    const gap = before.slice(at + first.length)
    if (!GAP.test(gap)) return undefined
    const isWhole = !/[\p{L}\p{M}\-‐'’]$/u.test(before.slice(0, at)) && !/^[\p{L}\p{M}\-‐]/u.test(gap)
    const score = isWhole && isFirst(before.slice(0, at)) ? scoreGap(gap, entry) : 0
    if (score > 0) return { start: at, entry, score }
  }
  return undefined
}

/** Not behind another name that belongs to the same citation. */
function isFirst(before: string): boolean {
  return !JOINED_BEFORE.test(before) && !NAME_IN_PARENTHESES_BEFORE.test(before)
}

/** 3: names and their number agree; 2: some are left out; 1: the citation names fewer; 0: it names others. */
function scoreGap(gap: string, { surnames, isOpen }: CitedEntry): number {
  const isShortened = new RegExp(ET_AL, 'u').test(gap)
  const rest = fold(gap.replace(new RegExp(`${ET_AL}|[([]?(?<!\\p{L})${EDITORS}(?!\\p{L})[)\\]]?`, 'gu'), ' '))
  const words = rest.match(/[\p{L}][\p{L}'\-]+/gu)?.filter(word => !CONNECTIVES.has(word)) ?? []
  const others = surnames.slice(1).flatMap(name => name.split(' '))
  if (!words.every(word => others.includes(word)) && !isOpen) return 0
  const named = 1 + surnames.slice(1).filter(name => name.split(' ').some(part => words.includes(part))).length
  if (isShortened) return surnames.length > 1 || isOpen ? 3 : 0
  return named === surnames.length ? 3 : surnames.length > 2 && named > 1 ? 2 : 1
}

const CONNECTIVES = new Set([
  'and',
  'und',
  'et',
  'i',
  'и',
  'von',
  'van',
  'der',
  'den',
  'de',
  'del',
  'la',
  'di',
  'da',
  'dos',
  'du',
  'zu',
  'im',
  'am',
])

/** Folded sign by sign, so that offsets stay true; what folds to more or fewer signs stays as it is. */
function foldSameLength(text: string): string {
  return text.toLowerCase().replace(/[^\p{ASCII}]/gu, sign => {
    const folded = fold(sign)
    return folded.length === sign.length ? folded : sign
  })
}

/** `Smith (2009)` has its parenthesis inside. */
function closeParenthesis(text: string, start: number, end: number): number {
  const opened = /[([]/u.test(text.slice(start, end))
  return opened && /^[)\]]/u.test(text.slice(end)) ? end + 1 : end
}
