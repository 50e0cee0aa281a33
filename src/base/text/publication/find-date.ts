import { MONTH, MONTH_STARTS, YEAR } from '../keywords/date-words.ts'

const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
/** `2–7 August`: the days that a meeting lasted. */
const DAYS = `(?:${DAY}\\s?[-–]\\s?)?(?<day>${DAY})`

/** Ways to write a date, most exact first. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<year>${YEAR})[-/.](?<number>\\d{1,2})[-/.](?<day>\\d{1,2})(?!\\d)`, 'gu'),
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})[-/.](?<number>\\d{1,2})[-/.](?<year>${YEAR})(?!\\d)`, 'gu'),
  new RegExp(
    `(?<!\\d)${DAYS}\\.?[\\s-]+(?:de\\s+)?(?<month>${MONTH})[\\s,-]+(?:de\\s+)?(?<year>${YEAR})(?!\\d)`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?<month>${MONTH})\\s+${DAYS},?\\s+(?<year>${YEAR})(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\p{L})(?<month>${MONTH})[\\s,]+(?:de\\s+)?(?<year>${YEAR})(?!\\d)`, 'giu'),
]

/** The first date of a text in ISO 8601, as exact as it is written, and its place; a year alone is not a date. */
export function findDate(
  text: string,
): { readonly date: string; readonly start: number; readonly end: number } | undefined {
  let first: { date: string; start: number; end: number } | undefined
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (first !== undefined && match.index >= first.start) break
      const date = toIso(match.groups ?? {})
      if (date === undefined) continue
      first = { date, start: match.index, end: match.index + match[0].length }
      break
    }
  }
  return first
}

/** `2017-06-28`; `undefined` where there is no such day. Except in ISO 8601, numbers are in the order day, month, year. */
function toIso({ year = '', number, month, day }: Readonly<Record<string, string | undefined>>): string | undefined {
  const dayNumber = day === undefined ? undefined : Number.parseInt(day, 10)
  const monthNumber = number === undefined ? monthOf(month ?? '') : Number(number)
  if (monthNumber === undefined || monthNumber < 1 || monthNumber > 12) return undefined
  if (dayNumber === undefined) return `${year}-${pad(monthNumber)}`
  if (dayNumber < 1 || dayNumber > daysOf(Number(year), monthNumber)) return undefined
  return `${year}-${pad(monthNumber)}-${pad(dayNumber)}`
}

function monthOf(name: string): number | undefined {
  const lower = name.toLowerCase()
  const index = MONTH_STARTS.findIndex(names => names.some(start => lower.startsWith(start)))
  return index < 0 ? undefined : index + 1
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
